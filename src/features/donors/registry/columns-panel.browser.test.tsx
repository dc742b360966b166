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

it("the panel marks only the columns that are hidden for lack of room", async () => {
  await open(760);
  await expect.poll(hiddenColumns).not.toEqual([]);
  expect(hiddenColumns()).toContain("Zona");
  expect(heads().join()).not.toContain("Zona");
});

it("with room for all columns none is marked as hidden", async () => {
  await open(1400);
  expect(heads().join()).toContain("Zona");
  expect(hiddenColumns()).toEqual([]);
});

it("at 1200 px the last donation is shown by default", async () => {
  await open(1200);
  expect(heads().join()).toContain("Ultima donazione");
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

it.each([760, 900, 1100, 1180, 1200, 1240, 1360])("at %i px names have room by default", async (width) => {
  page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width });
  const row = await until(() => page.find("tr[data-row]"));
  const name = row.querySelector("a")?.closest("td");
  // less at the widths at which card and zone appear
  expect(name?.getBoundingClientRect().width).toBeGreaterThan(width >= 1180 && width < 1240 ? 150 : 170);
});

it("on a phone a card shows the day beside the status, and is at most 84 px high", async () => {
  page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width: 360 });
  await until(() => page.find("tr[data-row]"));
  const active = [...page.shadow.querySelectorAll<HTMLElement>("tr[data-row]")].filter((row) =>
    /Attivo[^]*dal \d/.test(row.innerText),
  );
  expect(active.length).toBeGreaterThan(2);
  for (const row of active) expect(row.getBoundingClientRect().height, row.innerText).toBeLessThanOrEqual(84);
});
