import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

/**
 * Who comes to the desk: a manager adds them, and the record says what is next, step by step
 * (docs/decisions/donors-and-settings.md, "Donors added at the desk").
 */
const AS_MANAGER = { persona: "manager" };
const WINDOW = "dialog[open]";

const office = (page: Page) => page.locator("gds-backoffice");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const inWindow = (page: Page, name: string) => page.locator(WINDOW).getByRole("button", { name, exact: true });
const card = (page: Page, title: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .last(); // the page itself is a section, too
const expectStatus = (page: Page, status: string) =>
  expect(office(page).locator("article header").first()).toContainText(status);

const today = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
}).format(new Date());

/** Adds a donor by "Nuovo donatore". The record opens. */
async function add(page: Page, person: Record<string, string>) {
  await page.getByRole("link", { name: "Nuovo donatore" }).press("Enter");
  for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
  await button(page, "Salva").press("Enter");
  await expect(page).toHaveURL(/donors\/details\/\w+$/);
  await expectStatus(page, "Inserito");
}

/** Keeps the frame that is printed in the page. A headless browser prints at once, and the frame would be removed. */
const keepPrintFrame = (page: Page) =>
  page.addInitScript(() => {
    HTMLIFrameElement.prototype.remove = function () {
      if (this.className !== "gds-print-frame") Element.prototype.remove.call(this);
    };
  });

test.use({ viewport: { width: 1200, height: 900 } });

test.beforeEach(async ({ transport, office: shown, page }) => {
  await keepPrintFrame(page);
  await transport.open(page, { hash: "#/app/donors", query: AS_MANAGER });
  await expect(shown.rows).toHaveCount(10);
});

test("a donor without an e-mail signs a printed form, is registered at the desk and donates", async ({ page }) => {
  test.slow(); // axe checks four dialogs
  await add(page, {
    Cognome: "Bianchi",
    Nome: "Marco",
    "Codice fiscale": "BNCMRC80C14A794F",
    "Via e numero": "Via Roma, 1",
    CAP: "24121",
    Città: "Bergamo",
    Provincia: "BG",
    Cellulare: "347 1234567",
  });
  const next = card(page, "Da fare");

  await test.step("the next step is the form to sign, which is printed with the known data", async () => {
    await expect(next).toContainText("Modulo da far firmare");
    await next.getByRole("button", { name: "Stampa il modulo" }).press("Enter");
    await expect(page.getByText("Il modulo è pronto da stampare")).toBeVisible();
    const paper = page.frameLocator("iframe.gds-print-frame").locator("body");
    await expect(paper).toContainText("Modulo di iscrizione: Bianchi Marco");
    await expect(paper).toContainText("BNCMRC80C14A794F");
  });

  await test.step("the signed form is recorded with its version and day, and the donor becomes active", async () => {
    await button(page, "Stato").press("Enter");
    await page.getByRole("menuitem", { name: /^Attiva Diventa/ }).press("Enter");
    // the editions of the form are being read
    await expect(inWindow(page, "Attiva")).not.toHaveAttribute("aria-busy", "true");
    await inWindow(page, "Attiva").press("Enter");
    await expect(page.getByText("Senza questo consenso non si può attivare.").first()).toBeVisible();
    await looksRight(page, "the registration at the desk", WINDOW);
    for (const consent of ["Privacy", "Dati sanitari"]) await field(page, consent).press("Space");
    await page.getByRole("textbox", { name: "Firmato il" }).fill(today);
    await expect(field(page, "Versione del testo").locator("option:checked")).toHaveText(/^1, dal/);
    await inWindow(page, "Attiva").press("Enter");
    await expectStatus(page, "Attivo");
    await expect(page.getByText("Iscrizione attivata")).toBeVisible();
    await expect(next).toContainText("Niente in sospeso.");
  });

  await test.step("the record shows the consents, and another paper form can be recorded", async () => {
    const consents = card(page, "Consensi");
    const privacy = consents.getByRole("listitem").first();
    await expect(privacy).toContainText(/Privacy\s*Consenso dato/);
    await expect(privacy.getByTitle(/^su carta, firmato.*versione 1$/)).toBeVisible();
    // only the record, because a fading toast has less contrast
    expect(await violations(page, ["gds-backoffice", "article"])).toEqual([]);
    await consents.getByRole("button", { name: "Registra un foglio" }).press("Enter");
    await inWindow(page, "Registra i consensi").press("Enter");
    await expect(page.getByText("Scegli almeno una risposta.")).toBeVisible();
    await looksRight(page, "the dialog for a paper form", WINDOW);
    await page.keyboard.press("Escape");
    await expect(page.locator(WINDOW)).toHaveCount(0);
  });

  await test.step("the first donation is registered without warnings", async () => {
    await button(page, "Registra donazione").press("Enter");
    await page.getByRole("textbox", { name: "Luogo" }).fill("Bergamo");
    expect(await violations(page, ["gds-backoffice", "[role=tabpanel]"])).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Azioni per la donazione/ })).toHaveCount(1);
  });
});
