import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1200, height: 900 } });

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an administrator opens a folder and a PDF by keyboard, at every width", async ({ transport, page }) => {
  await transport.open(page, { hash: "#/app/documents", query: { persona: "admin" } });
  await expect(page.getByRole("heading", { level: 1, name: "Documenti" })).toBeVisible();
  await expect(row(page, "Modulo di iscrizione 2026")).toContainText("Tutti, donatori compresi");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: /^Modulistica 4 documenti/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Modulistica" })).toBeVisible();
  await row(page, "Modulo di sospensione").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Modulo di sospensione" })).toBeVisible();
  await expect(page.getByText("1 pagina")).toBeVisible();
  await expect(page.getByRole("img", { name: "Pagina 1" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("1 pagina")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Modulistica" })).toBeVisible();
  await expect(row(page, "Modulo di sospensione")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("an upload goes on while the administrator visits other pages; a document's sharing is chosen by name; a donor doesn't find a document of others", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: "#/app/documents", query: { persona: "admin" } });
  await page.getByRole("button", { name: "Carica file" }).click();
  const window = page.getByRole("dialog", { name: "Carica file" });
  await expect(window).toContainText("Fino a 50 MB");
  const file = { name: "Avviso.txt", mimeType: "text/plain", buffer: Buffer.from("Domani si dona.\n") };
  await window.getByLabel("File da caricare").setInputFiles(file);
  expect(await violations(page)).toEqual([]);
  await window.getByRole("button", { name: "Carica 1 file" }).click();
  await office.menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Buon/ })).toBeVisible();
  await office.menu.getByRole("link", { name: "Documenti" }).click();
  await expect(row(page, "Avviso")).toContainText("Solo amministratori");
  await row(page, "Avviso").getByRole("link").click();
  await expect(page.getByText("Domani si dona.")).toBeVisible();

  await page.evaluate(() => (location.hash = "#/app/documents/details/doc3"));
  await page.getByRole("button", { name: "Cambia chi lo vede" }).click();
  const share = page.getByRole("dialog", { name: "Chi lo vede" });
  await share.getByText("Un donatore").click();
  await share.getByRole("combobox", { name: "Donatore" }).fill("D'Angelo Nicolò");
  await share
    .getByRole("option", { name: /Angelo Nicol/ })
    .first()
    .click();
  expect(await violations(page)).toEqual([]);

  await transport.open(page, { hash: "#/app/documents/details/doc4", query: { persona: "donor" } });
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});
