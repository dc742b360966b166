import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { until } from "../../ui/test-support";
import { renderPage } from "../../widgets/test-support/render-page";

/** Opens the managers' list. */
async function managers() {
  const { shadow, text, getByRole } = await renderPage("admin", "/app/managers", { width: 1200 });
  const lines = () => [...shadow.querySelectorAll<HTMLElement>("tbody tr")];
  /** Name, zones and status of each row. */
  const rows = () =>
    lines().map((line) => {
      const [, name, zones, , status] = [...line.querySelectorAll("td")];
      return `${name?.querySelector("a")?.innerText}: ${zones?.innerText}, ${status?.innerText}`;
    });
  await expect.poll(() => lines().length).toBe(10);
  const seen = <T extends HTMLElement>(selector: string) =>
    [...shadow.querySelectorAll<T>(selector)].filter((one) => one.checkVisibility());
  const tell = (one: HTMLElement) => one.getAttribute("aria-label") ?? one.innerText;
  const press = async (name: string) =>
    (await until(() => seen("button").find((one) => tell(one).startsWith(name)))).click();
  const choose = async (name: string) =>
    (
      await until(() => getByRole("menuitemcheckbox", { name, exact: true }).elements()[0] as HTMLElement | undefined)
    ).click();
  const chips = () => seen("[data-remove]").map(tell);
  const tab = () => seen("[role=tab][aria-selected=true]").map(tell).join();
  return { text, rows, press, choose, chips, tab };
}

it("filters by zone and by status combine, and removing a filter's chip shows the other managers again", async () => {
  const { text, rows, press, choose, chips, tab } = await managers();
  await press("Filtra per zone");
  await choose("Lodi");
  await expect.poll(rows).toEqual(["Coppola Irene: Cremona, Lodi, Attivo", "Marino Barbara: Lodi, Attivo"]);
  await expect.poll(chips).toEqual(["Togli Lodi"]);
  await choose("Mantova");
  await userEvent.keyboard("{Escape}");
  await press("Filtra per stato");
  await choose("Inserito");
  await expect.poll(rows).toEqual(["Marino Lorenzo: Mantova, Inserito"]);
  // the filter by status selects the tab of that status
  await expect.poll(tab).toContain("Inseriti");
  await expect.poll(text).toContain("1–1 di 1");
  await userEvent.keyboard("{Escape}");
  await press("Togli Lodi o Mantova");
  await expect.poll(rows).toEqual(["Marino Lorenzo: Mantova, Inserito"]);
  await press("Togli Inserito");
  await expect.poll(() => rows().length).toBe(10);
});
