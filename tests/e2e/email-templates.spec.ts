import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const rows = (page: Page) =>
  page
    .getByRole("table", { name: "Modelli" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole("link", { name, exact: true }) });
const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const mail = (page: Page) => page.frameLocator('iframe[title="E-mail su telefono"]');

test.use({ viewport: { width: 1200, height: 1000 } });

test("an administrator creates an e-mail from a starter, previews it as a donor and sends a test", async ({
  transport,
  page,
}) => {
  await transport.open(page, { hash: "#/app/emails-template", query: { persona: "admin" } });
  await expect(heading(page)).toContainText("Emails Template");
  await expect(row(page, "Auguri di compleanno")).toContainText("Bozza");
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: /^Prima donazione/ }).click();
  await page.getByRole("textbox", { name: "Nome" }).fill("Benvenuti a dicembre");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Crea modello" }).click();
  await expect(heading(page)).toContainText("Benvenuti a dicembre");
  // from the editor to the preview, and then to the list
  await page.getByRole("tab", { name: "Anteprima" }).click();
  await expect(mail(page).getByRole("heading", { level: 1 })).toContainText("Sta per cominciare");
  await page.getByRole("link", { name: "Exit" }).click();
  await expect(row(page, "Benvenuti a dicembre")).toContainText("Bozza");

  await page.getByRole("link", { name: "Benvenuti a dicembre" }).click();
  await expect(mail(page).getByRole("heading", { level: 1 })).toContainText("Sta per cominciare");
  await page.getByRole("combobox", { name: "Come la riceve" }).fill("D'Angelo");
  await page
    .getByRole("option", { name: /Nicolò/ })
    .first()
    .click();
  await expect(mail(page).getByRole("heading", { level: 1 })).toHaveText("Sta per cominciare, Nicolò");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Invia una prova" }).click();
  await expect(page.getByText("Prova inviata a admin@gds.example")).toBeVisible();
});
