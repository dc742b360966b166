import { violations } from "./support/axe";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1200, height: 900 } });

test("an administrator fixes the Aruba provider, tests it and makes it the sender", async ({ transport, page }) => {
  await transport.open(page, { hash: "#/app/integrations", query: { persona: "admin" } });
  await expect(page.getByRole("heading", { level: 1, name: "Integrations" })).toBeVisible();
  await expect(page.getByText("Prenotazioni del Centro Trasfusionale")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("link", { name: "Correggi Aruba" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aruba" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sostituisci: Password della casella" }).press("Enter");
  const secret = page.getByLabel("Password della casella", { exact: true });
  await expect(secret).toBeFocused();
  await secret.fill("quella-nuova-7731");
  // who leaves is asked: nothing of it is kept
  await page.getByRole("link", { name: "Integrations" }).last().click();
  await page.getByRole("button", { name: "Resta qui" }).click();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sostituisci: Password della casella" })).toBeVisible();
  await page.getByRole("button", { name: "Prova", exact: true }).click();
  await expect(page.getByText("La prova è partita")).toBeVisible();
  await page.getByRole("button", { name: "Usa Aruba" }).click();
  const question = page.getByRole("alertdialog", { name: "Spedire con Aruba?" });
  await expect(question).toContainText("Il mittente diventa segreteria@esempio.it.");
  await question.getByRole("button", { name: "Usa Aruba" }).click();
  await expect(page.getByText("Ora si spedisce con Aruba")).toBeVisible();

  await page.reload();
  await expect(page.getByText("In uso")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Integrations" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
