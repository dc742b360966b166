import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expect } from "../support/host-page";
import { sendForm, toStep } from "../support/registration";
import { openSpare, test } from "../support/spare-page";
import { SPARE_PASSWORD, spareEmail } from "../support/spare-server";

const drifts = (page: Page) => page.evaluate(() => (window as unknown as { drifts: string[] }).drifts);

test("staff sign in, page through the list, export a file, open a record and read notifications", async ({
  page,
  host,
  spare,
  office,
}) => {
  await openSpare(page, host, spare);
  await office.signIn(spareEmail("admin"), SPARE_PASSWORD);
  await expect(page.getByText("Questo server non offre le statistiche")).toBeVisible();

  const go = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  await go("#/app/donors");
  await expect(office.rows).toHaveCount(10);
  await expect(office.rows.first()).toContainText("Prova 01 Ada");
  await office.next.click();
  await expect(office.rows.first()).toContainText("Prova 11");
  await office.next.click();
  await expect(office.rows).toHaveCount(3);
  await expect(office.next).toBeDisabled();
  await expect(page.getByText("21–23 di 23")).toBeVisible();

  await page.getByRole("button", { name: "Esporta" }).click();
  await page.getByRole("dialog").getByText("CSV", { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Scarica" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + 23);
  expect(lines[23]).toMatch(/^Prova 23;Ada;/);

  await test.step("a record shows the data that the server sends", async () => {
    await go("#/app/donors");
    await expect(office.rows.first()).toContainText("Prova 01 Ada");
    await office.rows.nth(2).click();
    const name = page.getByRole("heading", { level: 1 });
    await expect(name).toHaveText("Prova 03 Ada");
    await expect(page.getByRole("tab")).toHaveText(["Dati"]);
    await expect(page.getByText("Stato non noto").first()).toBeVisible();
    await page.getByRole("button", { name: "Successivo" }).click();
    await expect(name).toHaveText("Prova 04 Ada");
    await expect(page.getByRole("tab")).toHaveText(["Dati"]);
    await go("#/app/donors/details/999");
    await expect(name).toHaveText("Page not found");
  });

  await page.getByRole("button", { name: "Notifiche, 2 da leggere" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("manca at cap")).toBeVisible();
  await drawer
    .getByRole("button", { name: /Una notifica/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Notifiche, 1 da leggere", includeHidden: true })).toHaveCount(1);

  // the event gds-drift names the places of missing data, never values
  const reported = await drifts(page);
  expect(reported).toContain("donors[].status missing");
  expect(new Set(reported).size).toBe(reported.length);
  expect(reported.join()).not.toMatch(/Prova|Ada|spare/);
});

/** Fills in and sends the registration form of a server without zones. */
async function fillIn(page: Page): Promise<void> {
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  };
  await fill({ Cognome: "Rossi", Nome: "Mario", "Data di nascita": "01/01/1980", "Comune di nascita": "Roma" });
  await fill({ "Codice fiscale": "RSSMRA80A01H501U" });
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  await toStep(page, "Come ti troviamo");
  await fill({ "Via e numero": "Via Roma 1", CAP: "00100", Città: "Roma", Provincia: "RM", Cellulare: "333 1234567" });
  await toStep(page, "Salute e scelte");
  await expect(page.getByLabel("Zona")).toHaveCount(0);
  await sendForm(page);
}

test("a donor's form is saved although the response contains no record", async ({ page, host, spare }) => {
  await openSpare(page, host, spare, { as: "pending" });
  await fillIn(page);
  await expect(page.getByRole("heading", { name: "Grazie, Mario" })).toBeVisible();
});

test("an active donor finds their record, and the bell on another page", async ({ page, host, spare }) => {
  await openSpare(page, host, spare, { as: "donor" });
  const hello = page.getByRole("heading", { name: "Ciao Ada" });
  await expect(hello).toBeVisible();
  // computed from the last donation, which was years ago
  await expect(page.getByText("Oggi puoi donare sangue intero")).toBeVisible();
  await expect(page.getByText("giovedì 14 marzo 1985")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Le tue donazioni" })).toHaveCount(0);

  await test.step("a bell on its own page counts, opens and marks as read", async () => {
    await openSpare(page, host, spare, { as: "donor", tag: "gds-notification-bell", hash: "" });
    await page.getByRole("button", { name: "Notifiche, 2 da leggere" }).click();
    const drawer = page.getByRole("dialog", { name: "Notifiche" });
    await expect(drawer.getByText("manca at cap")).toBeVisible();
    await drawer
      .getByRole("button", { name: /Una notifica/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "Notifiche, 1 da leggere", includeHidden: true })).toHaveCount(1);
  });
  await test.step("a partner's page shows the own record, too", async () => {
    await openSpare(page, host, spare, { as: "donor", tag: "gds-donor-registration", hash: "" });
    await expect(hello).toBeVisible();
  });
});

test("a user with an unknown role signs in, has no abilities, and reads whom to ask", async ({
  page,
  host,
  spare,
  office,
}) => {
  await openSpare(page, host, spare);
  await office.signIn(spareEmail("volunteer"), SPARE_PASSWORD);
  await expect(page.getByRole("heading", { name: "Il tuo account non è ancora abilitato" })).toBeVisible();
  await expect(page.getByText("senti la tua sede")).toBeVisible();
  await expect(office.menu).toHaveCount(0);
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(office.signInHeading).toBeVisible();
});

test("all rows are shown although the server returns fewer per page than requested", async ({
  page,
  host,
  spare,
  office,
}) => {
  Object.assign(spare.paging, { most: 5, beside: { total: 23 } });
  await openSpare(page, host, spare, { as: "admin", hash: "#/app/donors?pageSize=50" });
  await expect(office.rows).toHaveCount(5);
  await expect(page.getByText("1–5 di 23", { exact: true })).toBeVisible();
  for (const first of ["Prova 06", "Prova 11", "Prova 16", "Prova 21"]) {
    await office.next.click();
    await expect(office.rows.first()).toContainText(first);
  }
  await expect(office.rows).toHaveCount(3);
  await expect(page.getByText("21–23 di 23", { exact: true })).toBeVisible();
  await expect(office.next).toBeDisabled();
  await office.previous.click();
  await expect(office.rows.first()).toContainText("Prova 16");
});

const BAD_ROWS = [
  { _id: 1, firstName: "Ada", lastName: "Buona" },
  { _id: 2, firstName: "Ugo", lastName: { first: "?" }, lastDonationDate: "chissà" },
  "non è un donatore",
  { firstName: "Ines", lastName: "Senzaidentità" },
  { _id: 5, firstName: "Eva", lastName: "Buonissima" },
];

test("a list shows its valid rows and the readable parts of invalid ones, and says how many were invalid", async ({
  page,
  host,
  spare,
  office,
}) => {
  spare.instead.set("/donors", {
    status: 200,
    type: "application/json",
    body: JSON.stringify({ donors: BAD_ROWS, total: BAD_ROWS.length }),
  });
  await openSpare(page, host, spare, { as: "admin", hash: "#/app/donors" });
  await expect(page.getByText("3 righe sono arrivate rovinate: mostriamo quello che si legge.")).toBeVisible();
  await expect(office.rows).toHaveCount(4);
  for (const [index, name] of ["Buona Ada", "Ugo", "Senzaidentità Ines", "Buonissima Eva"].entries())
    await expect(office.rows.nth(index)).toContainText(name);
  await expect(page.locator("gds-backoffice")).not.toContainText("object Object");
});

test("signing up on a server without zones: the zone is typed, an empty 201 is a success, the mailed link confirms", async ({
  page,
  host,
  spare,
}) => {
  await openSpare(page, host, spare, { hash: "#/auth/register" });
  const zone = page.getByRole("textbox", { name: "Zona" });
  await expect(zone).toBeVisible();
  for (const [label, text] of Object.entries({ Nome: "Ada", Cognome: "Prova", "E-mail": "ada@spare.example" }))
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  await page.getByLabel("Password", { exact: true }).fill("una frase da ricordare 7");
  await page.getByRole("button", { name: "Registrati" }).click();
  await expect(zone).toHaveAccessibleDescription(/Indica la tua zona/);
  await zone.fill("Oltretorrente");
  const sent = page.waitForRequest(/\/auth\/register$/);
  await page.getByRole("button", { name: "Registrati" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ area: "Oltretorrente", email: "ada@spare.example" });
  await expect(page.getByRole("heading", { name: "Controlla la posta" })).toBeVisible();

  await openSpare(page, host, spare, { hash: "#/auth/validate?token=mailed" });
  await expect(page.getByRole("heading", { name: "Indirizzo confermato" })).toBeVisible();
});

test("a forgotten password is replaced although the responses are empty", async ({ page, host, spare }) => {
  await openSpare(page, host, spare, { hash: "#/auth/forgot-password" });
  await page.getByRole("textbox", { name: "E-mail" }).fill("ada@spare.example");
  await page.getByRole("button", { name: "Manda il collegamento" }).click();
  await expect(page.getByRole("heading", { name: "Controlla la posta" })).toBeVisible();

  await openSpare(page, host, spare, { hash: "#/auth/forgot-password?token=mailed" });
  await page.getByLabel("Nuova password", { exact: true }).fill("una frase da ricordare 7");
  await page.getByRole("button", { name: "Salva la password" }).click();
  await expect(page.getByRole("heading", { name: "Password cambiata" })).toBeVisible();
});

test("an e-mail in the server's own format is shown, and its name and subject can be changed; a new one is written in our editor", async ({
  page,
  host,
  spare,
}) => {
  await openSpare(page, host, spare, { as: "admin", hash: "#/app/emails-template" });
  const go = (path: string) => page.evaluate((hash) => void (location.hash = hash), `#/app/emails-template${path}`);
  await page.getByRole("link", { name: "Auguri" }).click();
  await expect(page.getByText("qui la puoi leggere, e cambiarne il nome e l’oggetto")).toBeVisible();
  await expect(page.frameLocator("iframe").first().getByText("Tanti auguri da tutti noi")).toBeVisible();
  await page.getByRole("button", { name: "Cambia l’oggetto" }).click();
  await page.getByRole("textbox", { name: "Oggetto" }).fill("Auguri a tutti");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cambia l’oggetto" })).toBeVisible();
  await expect(page.getByText("Auguri a tutti").first()).toBeVisible();

  await go("/1/performance");
  await expect(page.getByText("non dice quante e-mail sono partite")).toBeVisible();
  await go("");
  await page.getByRole("button", { name: /^Nuovo modello/ }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Convocazione");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "E-mail", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Aggiungi Titolo" }).click();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByText(/^Salvato/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("group", { name: "E-mail", exact: true })).toContainText("Titolo");
  for (const undeclared of ["Invia una prova", "Versioni"])
    await expect(page.getByRole("button", { name: undeclared })).toHaveCount(0);
});
