import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "./donors-page";

let page: RenderedPage;
beforeEach(() => localStorage.clear());

async function open(width: number) {
  page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width });
  await until(() => page.find("tr[data-row]"));
  await page.press("button", "Colonne");
  await until(() => page.find("[type=searchbox], [role=searchbox], input[type=search]"));
}
const heads = () =>
  [...page.shadow.querySelectorAll<HTMLElement>("thead th")]
    .filter((head) => head.checkVisibility())
    .map((head) => head.innerText);
/** The columns that the panel marks as hidden. */
const hiddenColumns = () =>
  [...page.shadow.querySelectorAll<HTMLElement>("li")]
    .filter((item) => item.textContent.includes("nascosta per la larghezza"))
    .map((item) => item.innerText.split("\n")[0]);

it("the panel marks the columns that are hidden for lack of room, and no others", async () => {
  await open(760);
  await expect.poll(hiddenColumns).toContain("Zona");
  expect(heads().join()).not.toContain("Zona");
  page.host.style.width = "1200px";
  await expect.poll(() => heads().join()).toContain("Ultima donazione");
  page.host.style.width = "1400px";
  await expect.poll(() => heads().join()).toContain("Zona");
  await expect.poll(hiddenColumns).toEqual([]);
});

it("a column that is checked scrolls into view", async () => {
  await open(900);
  const tick = () => page.find("label", "Codice fiscale");
  await userEvent.click(await until(tick)); // the panel loads lazily
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

it("names have room by default, however wide the element is", async () => {
  page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width: 760 });
  const row = await until(() => page.find("tr[data-row]"));
  const name = () => row.querySelector("a")?.closest("td")?.getBoundingClientRect().width;
  for (const width of [760, 900, 1100, 1180, 1200, 1240, 1360]) {
    page.host.style.width = `${width}px`;
    // less at the widths at which card and zone appear
    await expect.poll(name, { message: `at ${width} px` }).toBeGreaterThan(width >= 1180 && width < 1240 ? 150 : 170);
  }
});
