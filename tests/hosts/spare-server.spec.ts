import type { Page } from "@playwright/test";
import { BackOffice } from "../e2e/support/screens";
import { expect, test as base, type Host } from "../support/host-page";
import { SPARE_PASSWORD, spareEmail, startSpareServer, type SpareServer } from "../support/spare-server";

/** The built bundle on a server that nobody wrote for it (decisions §2, reading rules). */
const test = base.extend<{ spare: SpareServer; office: BackOffice }>({
  spare: async ({}, use) => {
    const spare = await startSpareServer();
    await use(spare);
    await spare.close();
  },
  office: async ({ page }, use) => use(new BackOffice(page)),
});

/** A page with one of our elements. */
async function open(page: Page, host: Host, spare: SpareServer, tag = "gds-backoffice", hash = "#/auth/login") {
  const body = `<${tag} api-base="${spare.origin}/v2"></${tag}>`;
  const script = `<script type="module" src="${host.bundle}/gds-widgets.js"></script>`;
  const heard = `<script>window.drifts = []; addEventListener("gds-drift", ({ detail }) => drifts.push(detail.path + " " + detail.kind));</script>`;
  const html = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>${heard}${script}<body>${body}</body></html>`;
  await page.goto(host.put("spare.html", html) + hash);
}
const drifts = (page: Page) => page.evaluate(() => (window as unknown as { drifts: string[] }).drifts);

test("staff sign in, find the dashboard without its figures, page through the list, and read the bell", async ({
  page,
  host,
  spare,
  office,
}) => {
  await open(page, host, spare);
  await office.signIn(spareEmail("admin"), SPARE_PASSWORD);
  await expect(page.getByText("Questo server non offre le statistiche")).toBeVisible();

  await page.goto(`${page.url().split("#")[0]}#/app/donors`);
  await expect(office.rows).toHaveCount(10);
  await expect(office.rows.first()).toContainText("Prova 01 Ada");
  await office.next.click();
  await expect(office.rows.first()).toContainText("Prova 11");
  await office.next.click();
  await expect(office.rows).toHaveCount(3);
  await expect(office.next).toBeDisabled();
  await expect(page.getByText("21–23 di 23")).toBeVisible();

  await page.getByRole("button", { name: "Notifiche, 2 da leggere" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("manca at cap")).toBeVisible();
  await drawer
    .getByRole("button", { name: /Una notifica/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Notifiche, 1 da leggere", includeHidden: true })).toHaveCount(1);

  // developers hear of what is missing: where, never what
  const told = await drifts(page);
  expect(told).toContain("donors[].status missing");
  expect(new Set(told).size).toBe(told.length);
  expect(told.join()).not.toMatch(/Prova|Ada|spare/);
  expect(spare.calls.filter((call) => call === "GET /stats")).toHaveLength(1);
});

test("a donor fills in the form, which is saved although the answer only says so", async ({
  page,
  host,
  spare,
  office,
}) => {
  await open(page, host, spare);
  await office.signIn(spareEmail("pending"), SPARE_PASSWORD);
  const fields = {
    Cognome: "Rossi",
    Nome: "Mario",
    "Data di nascita": "01/01/1980",
    "Comune di nascita": "Roma",
    "Codice fiscale": "RSSMRA80A01H501U",
    "Via e numero": "Via Roma 1",
    CAP: "00100",
    Città: "Roma",
    Provincia: "RM",
    Cellulare: "333 1234567",
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Invia il modulo" }).click();
  await expect(page.getByRole("heading", { name: "Grazie, Mario" })).toBeVisible();
});

test("a save that a captive portal answers is looked for before anybody says that it failed", async ({
  page,
  host,
  spare,
  office,
}) => {
  await open(page, host, spare);
  await office.signIn(spareEmail("pending"), SPARE_PASSWORD);
  await expect(page.getByLabel("Cognome", { exact: true })).toHaveValue("Nuovo");
  spare.instead.set("/auth/sign-out-others", { body: "" });
  const portal = "<html>Accetta le condizioni</html>";
  await page.route("**/v2/registration/*", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await route.fetch();
    await route.fulfill({ contentType: "text/html", body: portal, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  const fields = ["Rossi", "Mario", "01/01/1980", "Roma", "RSSMRA80A01H501U", "Via Roma 1", "00100", "Roma", "RM"];
  const labels = [
    "Cognome",
    "Nome",
    "Data di nascita",
    "Comune di nascita",
    "Codice fiscale",
    "Via e numero",
    "CAP",
    "Città",
    "Provincia",
  ];
  for (const [index, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).fill(fields[index] ?? "");
  await page.getByLabel("Cellulare", { exact: true }).fill("333 1234567");
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Invia il modulo" }).click();
  await expect(page.getByRole("heading", { name: "Grazie, Mario" })).toBeVisible();
});

test("an active donor finds the own record, and no card for donations that the server hasn't got", async ({
  page,
  host,
  spare,
  office,
}) => {
  await open(page, host, spare);
  await office.signIn(spareEmail("donor"), SPARE_PASSWORD);
  await expect(page.getByRole("heading", { name: "Ciao Ada" })).toBeVisible();
  // worked out from the last donation: years ago
  await expect(page.getByText("Oggi puoi donare sangue intero")).toBeVisible();
  await expect(page.getByText("giovedì 14 marzo 1985")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Le tue donazioni" })).toHaveCount(0);
});

test("a partner's page shows the own record, too", async ({ page, host, spare, office }) => {
  await open(page, host, spare, "gds-donor-registration", "");
  await office.signIn(spareEmail("donor"), SPARE_PASSWORD);
  await expect(page.getByRole("heading", { name: "Ciao Ada" })).toBeVisible();
});

test("a role that nobody knows signs in, may do nothing, and learns whom to ask", async ({
  page,
  host,
  spare,
  office,
}) => {
  await open(page, host, spare);
  await office.signIn(spareEmail("volunteer"), SPARE_PASSWORD);
  await expect(page.getByRole("heading", { name: "Il tuo account non è ancora abilitato" })).toBeVisible();
  await expect(page.getByText("senti la tua sede")).toBeVisible();
  await expect(office.menu).toHaveCount(0);
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(office.signInHeading).toBeVisible();
});

test("a server without notifications: the bell says so, and nothing else fails", async ({
  page,
  host,
  spare,
  office,
}) => {
  spare.instead.set("/notifications", { status: 501, type: "application/json", body: "{}" });
  await open(page, host, spare);
  await office.signIn(spareEmail("admin"), SPARE_PASSWORD);
  await page.getByRole("button", { name: "Notifiche", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Questo server non offre le notifiche")).toBeVisible();
});
