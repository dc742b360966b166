import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "./donors-page";

let page: RenderedPage;
beforeEach(() => localStorage.clear());

async function open(width: number) {
  page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width });
  await until(() => page.shadow.querySelector("tr[data-row]"));
  await userEvent.click(page.find("button", "Colonne"));
  await until(() => page.shadow.querySelector("[type=searchbox], [role=searchbox], input[type=search]"));
}
const heads = () =>
  [...page.shadow.querySelectorAll<HTMLElement>("thead th")]
    .filter((head) => head.checkVisibility())
    .map((head) => head.innerText);
/** Columns that the panel calls hidden. */
const toldHidden = () =>
  [...page.shadow.querySelectorAll<HTMLElement>("li")]
    .filter((item) => item.textContent.includes("nascosta per la larghezza"))
    .map((item) => item.innerText.split("\n")[0]);

it("the panel says which of the shown columns there is no room for, and no other", async () => {
  await open(760);
  await expect.poll(toldHidden).not.toEqual([]);
  expect(toldHidden()).toContain("Zona");
  expect(heads().join()).not.toContain("Zona");
});

it("where there is room for all, none is called hidden", async () => {
  await open(1400);
  expect(heads().join()).toContain("Zona");
  expect(toldHidden()).toEqual([]);
});

it("at 1200 px the last donation is seen, where the list says nothing else", async () => {
  await open(1200);
  expect(heads().join()).toContain("Ultima donazione");
});

it("a column that is ticked comes into sight", async () => {
  await open(900);
  const tick = () => page.find("label", "Codice fiscale");
  await userEvent.click(await until(tick)); // the panel's code comes late
  await expect.poll(() => heads().join()).toContain("Codice fiscale");
  const box = () =>
    page.shadow.querySelector("table")!.closest<HTMLElement>("[tabindex], div")!.getBoundingClientRect();
  const head = () =>
    [...page.shadow.querySelectorAll<HTMLElement>("thead th")]
      .find((one) => one.innerText.includes("Codice fiscale"))!
      .getBoundingClientRect();
  await expect.poll(() => head().right - box().right).toBeLessThanOrEqual(1);
  expect(head().left).toBeGreaterThanOrEqual(box().left);
});

it.each([760, 900, 1100, 1180, 1200, 1240, 1360])(
  "where the list says nothing else a name has room, at %i px",
  async (width) => {
    page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width });
    const row = await until(() => page.shadow.querySelector("tr[data-row]"));
    const name = row.querySelector("a")?.closest("td");
    // where card and zone have just found room, as much as in the design
    expect(name?.getBoundingClientRect().width).toBeGreaterThan(width >= 1180 && width < 1240 ? 150 : 170);
  },
);

it("on a telephone's card the day stands beside the status, and the card has 84 px at most", async () => {
  page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width: 360 });
  await until(() => page.shadow.querySelector("tr[data-row]"));
  const active = [...page.shadow.querySelectorAll<HTMLElement>("tr[data-row]")].filter((row) =>
    /Attivo[^]*dal \d/.test(row.innerText),
  );
  expect(active.length).toBeGreaterThan(2);
  for (const row of active) expect(row.getBoundingClientRect().height, row.innerText).toBeLessThanOrEqual(84);
});
