import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

/** The registry as a director sees it. */
const filterOf = (field: string, value: string) =>
  JSON.stringify({ combinator: "and", rules: [{ field, operator: "=", value }] });

async function filter(page: Page, text: string) {
  await page.getByRole("button", { name: /^Filtri(?: \d+ regol[ae])?$/ }).click();
  const builder = page.getByRole("dialog", { name: "Filtri avanzati" });
  await builder.getByRole("button", { name: "Incolla un filtro" }).click();
  await builder.getByLabel("Il filtro copiato").fill(text);
  await builder.getByRole("button", { name: "Usa questo filtro" }).click();
  await builder.getByRole("button", { name: /^Mostra/ }).click();
  await expect(builder).toBeHidden();
}
const zones = (page: Page) =>
  page
    .getByRole("table", { name: "Donatori" })
    .locator("tbody tr td:nth-last-child(2)") // the last one is the row's menu
    .evaluateAll((cells) => [...new Set(cells.map((cell) => cell.textContent))]);

/** The buttons by which an administrator changes donors. They open dialogs, unlike the column headings with the same names. */
const CHANGES = ["Stato", "Benemerenze"];
const changing = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).and(page.locator("[aria-haspopup=dialog]"));
const NEW_DONOR = { name: "Nuovo donatore" };

test("a director reads and exports everything, and changes only their own views", async ({ transport, page }) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await transport.open(page, { hash: "#/app/donors?pageSize=100&sort=area", query: { persona: "director" } });
  await expect(page.getByRole("tab", { name: "Benemerenze" })).toContainText(/\d/);
  await test.step("a director sees donors of all zones, without buttons to change them", async () => {
    expect((await zones(page)).length).toBeGreaterThan(1);
    await page
      .getByRole("checkbox", { name: /^Seleziona (?!la pagina)/ })
      .first()
      .check();
    const bar = page.getByRole("status").filter({ hasText: "1 selezionato" });
    await expect(bar).toBeVisible();
    await expect(page.getByRole("button", { name: "Esporta", exact: true })).toBeVisible();
    for (const name of CHANGES) await expect(changing(page, name)).toBeHidden();
    await page.getByRole("button", { name: "Togli la selezione" }).click();
    await expect(page.getByRole("link", NEW_DONOR)).toBeHidden();
  });
  await test.step("a director's view can't be shared", async () => {
    await filter(page, filterOf("bloodGroup", "0+"));
    await page.getByRole("button", { name: "Viste" }).click();
    await page.getByRole("button", { name: "Salva come…" }).click();
    const dialog = page.getByRole("dialog", { name: "Salva come nuova vista" });
    await dialog.getByLabel("Nome", { exact: true }).fill("Zero positivi");
    await expect(dialog.getByText("Chi la vede")).toBeHidden();
    await dialog.getByRole("button", { name: "Salva vista" }).click();
    await expect(page).toHaveURL(/view=/);
    await page.getByRole("button", { name: "Viste" }).click();
    await page.getByRole("button", { name: "Altro su Zero positivi" }).click();
    await expect(page.getByRole("menuitem", { name: "Rinomina" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /^Condividi/ })).toBeHidden();
    await page.keyboard.press("Escape");
  });
});
