import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

/** With a capital within: a name without any would get them. */
const HOSTILE = "<img src=X onerror=alert(1)>";
const rows = (page: Page) =>
  page
    .getByRole("table", { name: "Modelli" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole("link", { name, exact: true }) });
const choose = async (page: Page, name: string, entry: string) => {
  // toasts lie over the last rows for as long as they offer to undo: by keys
  await page.getByRole("button", { name: `Azioni per ${name}`, exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: entry }).press("Enter");
};
const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const mail = (page: Page) => page.frameLocator('iframe[title="E-mail su telefono"]');

test.use({ viewport: { width: 1200, height: 1000 } });

test("an administrator makes a mail of a starter, sees it as a donor gets it, and keeps the templates in order", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: "#/app/donors/edit/d7", query: { persona: "admin" } });
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill(HOSTILE);
  await page.getByRole("button", { name: "Salva", exact: true }).first().click();
  await expect(page.getByRole("article")).toContainText(HOSTILE);
  await office.menu.getByRole("button", { name: "Impostazioni" }).click();
  await office.menu.getByRole("link", { name: "Emails Template" }).click();
  await expect(heading(page)).toContainText("Emails Template");
  await expect(row(page, "Auguri di compleanno")).toContainText("Bozza");
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: /^Prima donazione/ }).click();
  await page.getByRole("textbox", { name: "Nome" }).fill("Benvenuti a dicembre");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Crea modello" }).click();
  await expect(heading(page)).toContainText("Benvenuti a dicembre");
  // from its editor to the preview, and from there to the list
  await page.getByRole("tab", { name: "Anteprima" }).click();
  await expect(mail(page).getByRole("heading", { level: 1 })).toContainText("Sta per cominciare");
  await page.getByRole("link", { name: "Exit" }).click();
  await expect(row(page, "Benvenuti a dicembre")).toContainText("Bozza");

  await page.getByRole("link", { name: "Benvenuti a dicembre" }).click();
  await expect(mail(page).getByRole("heading", { level: 1 })).toContainText("Sta per cominciare");
  await page.getByRole("combobox", { name: "Come la riceve" }).fill("onerror");
  await page.getByRole("option", { name: HOSTILE }).click();
  await expect(mail(page).getByRole("heading", { level: 1 })).toHaveText(`Sta per cominciare, ${HOSTILE}`);
  await expect(mail(page).locator("img")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Invia una prova" }).click();
  await expect(page.getByText("Prova inviata a admin@gds.example")).toBeVisible();

  await page.getByRole("button", { name: "Benvenuti a dicembre: cambia nome" }).click();
  await page.getByRole("textbox", { name: "Nome di Benvenuti a dicembre" }).fill("Benvenuti");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Benvenuti");
  await page.getByRole("link", { name: "Exit" }).click();

  await choose(page, "Benvenuti", "Duplica");
  await expect(row(page, "Copia di Benvenuti")).toContainText("Bozza");
  await choose(page, "Copia di Benvenuti", "Archivia");
  await expect(row(page, "Copia di Benvenuti")).toHaveCount(0);
  await page.getByRole("tab", { name: /^Archiviate/ }).click();
  await expect(row(page, "Copia di Benvenuti")).toContainText("Archiviata");
  await page.getByRole("tab", { name: /^Tutte/ }).click();
  await choose(page, "Benvenuti", "Elimina");
  await expect(row(page, "Benvenuti")).toHaveCount(0);
  await page
    .locator("[data-sonner-toast]", { hasText: "Eliminata: Benvenuti" })
    .getByRole("button", { name: "Ripristina il modello" })
    .click();
  await expect(row(page, "Benvenuti")).toHaveCount(1);
});

test("a director has no way to the templates", async ({ ground, office, page }) => {
  await ground.open(page, { hash: "#/app/emails-template/t1", query: { persona: "director" } });
  await expect(heading(page)).toBeVisible();
  await expect(page.locator("iframe[title^='E-mail']")).toHaveCount(0);
  await expect(office.menu.getByText("Emails Template")).toHaveCount(0);
});
