import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import type { Persona } from "../../../mocks/index";
import { pageLocation } from "../../../shared/navigation";
import { LIST_ENTRY_KEYS } from "../../../shared/lists/opened-row";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "./donors-page";

const { entryState, navigate } = pageLocation;

let page: RenderedPage;
const items = () => page.getByRole("menuitem").elements();
/** Opens the second row's "…". @param persona null stays on the shown page @returns the route of the row's record */
async function openMenu(persona: Persona | null) {
  if (persona) page = await renderPage(persona, "/app/donors", { part: <DonorsPage />, width: 1200 });
  const row = await until(() => page.find("tr[data-row='1']"));
  await userEvent.click(await until(() => row.querySelector<HTMLElement>("button[aria-label^='Azioni per ']")));
  await expect.poll(() => items().length).toBeGreaterThan(0);
  return row.querySelector("a")?.hash;
}
const choose = (label: string) => userEvent.click(page.getByRole("menuitem", { name: label, exact: true }));

it("the menu of a row opens the record, which knows its position in the list, its form and a new donation", async () => {
  const route = await openMenu("admin");
  expect(items().map(({ textContent }) => textContent)).toEqual(["Apri la scheda", "Modifica", "Registra donazione"]);
  await choose("Apri la scheda");
  await expect.poll(() => location.hash).toBe(route);
  expect(entryState()).toMatchObject({ [LIST_ENTRY_KEYS.at]: "1" });
  navigate("/app/donors");
  await openMenu(null);
  await choose("Registra donazione");
  await expect.poll(() => location.hash).toBe(`${route}?tab=donations`);
  expect(entryState()).toMatchObject({ registerDonation: "1" });
});

it("a user who may only read can only open the record", async () => {
  await openMenu("director");
  expect(items().map(({ textContent }) => textContent)).toEqual(["Apri la scheda"]);
});
