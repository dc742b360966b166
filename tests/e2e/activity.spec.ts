import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const rows = (page: Page) =>
  page
    .locator("gds-backoffice")
    .getByRole("listitem")
    .filter({ has: page.locator("time") });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a deleted document is found in the log and restored with the keyboard alone, and the export is an entry", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/documents", query: { persona: "admin" } });
  await page.getByRole("button", { name: "Azioni per Attestato di donazione" }).press("Enter");
  await page.getByRole("menuitem", { name: "Elimina" }).press("Enter");
  await expect(page.getByText("Nel cestino: Attestato di donazione")).toBeVisible();

  await page.evaluate(() => (location.hash = "#/app/settings?tab=activity"));
  await expect(page.getByRole("tab", { name: "Registro attività" })).toHaveAttribute("aria-selected", "true");
  await expect(rows(page).first()).toContainText("Ha eliminato il documento Attestato di donazione");
  await looksRight(page, "the activity log");
  await chip(page, "Eliminazioni").press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("kind=deletions");
  await expect(rows(page)).toContainText("Si ripristina fino al");
  await page.getByRole("button", { name: /^Ripristina: Ha eliminato il documento/ }).press("Enter");
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toContainText("Il documento torna dov’era");
  await looksRight(page, "the question before restoring", "dialog[open]");
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "Ripristina", exact: true }).press("Enter");
  await expect(page.getByText("Documento ripristinato")).toBeVisible();
  await expect(rows(page)).toContainText("È già stato ripristinato");
  await expect(rows(page).getByRole("link", { name: /^Attestato di donazione/ })).toBeVisible();

  await page.getByRole("button", { name: "Esporta", exact: true }).press("Enter");
  await expect(dialog).toContainText("1 voce: Ultimi 7 giorni, Eliminazioni");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Scarica" }).press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^registro-attivita-.*\.xlsx$/);
  await chip(page, "Esportazioni").press("Enter");
  await expect(rows(page).first()).toContainText("Ha esportato 1 voce del registro in XLSX");
  await page.reload();
  await expect(rows(page).first()).toContainText("Ha esportato 1 voce del registro in XLSX");
});

test("on a phone a manager opens the log of the own zones from the dashboard; directors and donors have none", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "manager" } });
  await page.getByRole("link", { name: "Registro attività delle tue zone" }).click();
  await expect(page.getByRole("heading", { name: "Registro attività" })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByLabel("Periodo").selectOption("Ultimi 24 mesi");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("period=all");
  await looksRight(page, "the log on a phone");
  expect(await violations(page)).toEqual([]);

  for (const persona of ["director", "donor"]) {
    await transport.open(page, { hash: "#/app/donors/activity", query: { persona } });
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Registro attività" })).toHaveCount(0);
    await transport.open(page, { hash: "#/app/dashboard", query: { persona } });
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /Registro attività/ })).toHaveCount(0);
  }
});
