import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, overHttp, test } from "./support/test";

/** Calling donors for a donation day: alone with the keyboard, and two people at once. */
const PAGE = "#/app/donors/calls";

const current = (page: Page) => page.getByRole("region", { name: /^Adesso: / });
const nameOf = async (page: Page) => (await current(page).getByRole("heading").innerText()).trim();
const list = (page: Page, name: string) => page.getByRole("list", { name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

/** Keeps the frame that is printed in the page. A headless browser prints at once, and the frame would be removed. */
const keepPrintFrame = (page: Page) =>
  page.addInitScript(() => {
    HTMLIFrameElement.prototype.remove = function () {
      if (this.className !== "gds-print-frame") Element.prototype.remove.call(this);
    };
  });

/** Keeps the numbers that the page dials, because no program opens them. */
const dialled = (page: Page) =>
  page.evaluate(() => {
    const numbers: string[] = [];
    HTMLAnchorElement.prototype.click = function () {
      numbers.push(this.href);
    };
    Object.assign(window, { numbers });
  });
const numbers = (page: Page) => page.evaluate(() => (window as unknown as { numbers: string[] }).numbers);

test.use(overHttp);

test("a manager calls the donors of a day with the keyboard, sets a target and prints the list", async ({
  transport,
  page,
}) => {
  test.slow(); // axe checks five screens
  await keepPrintFrame(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/donors", query: { persona: "manager" } });
  await page.getByRole("link", { name: "Chi chiamare" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Chi chiamare" })).toBeVisible();
  await expect(current(page)).toBeVisible();
  await dialled(page);
  await looksRight(page, "who to call");

  await test.step("C calls, 1 says that the donor comes, and the next donor is shown", async () => {
    const name = await nameOf(page);
    await current(page)
      .getByRole("button", { name: /^Chiama / })
      .focus();
    await page.keyboard.press("c");
    await expect(current(page)).toContainText("Stai chiamando");
    expect(await numbers(page)).toEqual([expect.stringMatching(/^tel:\+?\d+$/)]);
    await page.keyboard.press("1");
    await expect(page.getByText(`${name}: viene`)).toBeVisible();
    await expect(current(page)).not.toContainText(name);
    await tab(page, "Viene").press("Enter");
    await expect(list(page, "Viene")).toContainText(name);
    await page.getByRole("button", { name: "Togli l’esito" }).press("Enter");
    await expect(list(page, "Viene").getByText(name)).toHaveCount(0);
    await tab(page, "Da chiamare").press("Enter");
    await expect(list(page, "Da chiamare")).toContainText(name);
  });

  await test.step("an outcome with a day asks for it", async () => {
    const name = await nameOf(page);
    await current(page).getByRole("button", { name: "Non può fino al…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: `Fino a quando ${name} non può?` });
    await dialog.getByRole("textbox", { name: "Giorno" }).fill("31/12/2030");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${name}: non può fino al 31 Dic 2030`)).toBeVisible();
    await expect(current(page)).not.toContainText(name);
  });

  await test.step("who wants no more calls is counted below the list, and the record says so", async () => {
    const name = await nameOf(page);
    await current(page).getByRole("button", { name: "Non vuole più" }).press("Enter");
    await page.getByRole("radio", { name: "Nessun contatto" }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Non chiamare più" }).press("Enter");
    await expect(page.getByText(`${name}: non vuole più`)).toBeVisible();
    await expect(page.getByText(/^Non sono in elenco: .*1 non vuole telefonate/)).toBeVisible();
    const toast = page.getByRole("listitem").filter({ hasText: `${name}: non vuole più` });
    await toast.getByRole("button", { name: "Togli l’esito" }).press("Enter");
    await expect(page.getByText(/1 non vuole telefonate/)).toHaveCount(0);
  });

  await test.step("the target is shown with how many come", async () => {
    await page.getByRole("button", { name: "Obiettivo" }).press("Enter");
    await page.getByLabel("Quante persone servono").fill("30");
    await page.getByLabel("0-", { exact: true }).fill("6");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Obiettivo" })).toContainText(/\d+ di 30/);
    await looksRight(page, "who to call, with a target");
  });

  await test.step("the print has the filter in words, telephones and boxes, and says who made it", async () => {
    await page.getByRole("button", { name: "Stampa" }).press("Enter");
    const paper = page.frameLocator("iframe.gds-print-frame").locator("body");
    await expect(paper.getByRole("heading")).toContainText(/^Chi chiamare per sabato /);
    await expect(paper).toContainText(/Sangue Intero, tutti i gruppi, tutte le zone\. \d+ persone da chiamare\./);
    await expect(paper).toContainText(/Obiettivo 30, finora \d+/);
    await expect(paper).toContainText(
      /Filtro: Sangue Intero, tutti i gruppi, tutte le zone\. Stampato .*, da Marta Colombo\. Contiene dati personali/,
    );
    const first = paper.getByRole("row").nth(1);
    await expect(paper.getByRole("table")).toContainText(await nameOf(page));
    await expect(first).toContainText(
      /\d{3} ?\d+.*viene.*non risponde.*richiamare il.*non può fino al.*non vuole più/s,
    );
  });

  await test.step("at 360 px all outcomes of a row are behind «…»", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const row = list(page, "Da chiamare").getByRole("listitem").first();
    const name = (await row.getByRole("link").first().innerText()).trim();
    await row.getByRole("button", { name: `Altri esiti per ${name}` }).click();
    await page.getByRole("menuitem", { name: "Non risponde" }).click();
    await expect(page.getByText(`${name}: non risponde`)).toBeVisible();
    await expect(list(page, "Da chiamare").getByText(name)).toHaveCount(0);
  });

  await test.step("the record has the calls, and staff can say that the donor refuses them", async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await tab(page, "Per ora no").click();
    await list(page, "Per ora no").getByRole("link").first().click();
    await page.getByRole("tab", { name: "Chiamate" }).click();
    await expect(page.getByText(/^Per sangue intero, sabato /).first()).toBeVisible();
    await page.getByRole("button", { name: "Non chiamare più" }).click();
    await expect(page.getByText("Non vuole telefonate")).toBeVisible();
    await looksRight(page, "the calls of a donor");
    await page.getByRole("tab", { name: "Storia" }).click();
    await expect(page.getByText("rifiuto delle telefonate").first()).toBeVisible();
  });
});

test("two people who call the same donor learn it before they dial", async ({ browser, transport, page: ada }) => {
  const elsewhere = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  const marta = await elsewhere.newPage();
  await ada.setViewportSize({ width: 1200, height: 900 });
  const area = "?area=Bergamo";
  await transport.open(ada, { hash: PAGE + area, query: { persona: "admin" } });
  await transport.open(marta, { hash: PAGE + area, query: { persona: "manager" } });
  await Promise.all([expect(current(ada)).toBeVisible(), expect(current(marta)).toBeVisible()]);
  const name = await nameOf(ada);
  expect(await nameOf(marta)).toBe(name);
  await Promise.all([dialled(ada), dialled(marta)]);

  await current(ada)
    .getByRole("button", { name: /^Chiama / })
    .click();
  await expect(current(ada)).toContainText("Stai chiamando");
  // Marta sees it live: she can't call the donor, and goes on with the next one
  await expect(current(marta)).toContainText("Ada Bonfanti sta chiamando");
  await expect(current(marta).getByRole("button", { name: "Viene" })).toBeDisabled();
  await current(marta).getByRole("button", { name: "Prossima" }).click();
  const row = list(marta, "Da chiamare").getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Ada Bonfanti sta chiamando");
  await expect(row.getByRole("button")).toHaveText(["Chiamo io"]);
  await expect(current(marta)).not.toContainText(name);
  await looksRight(marta, "a donor whom a colleague is calling");

  await current(ada).getByRole("button", { name: "Viene" }).click();
  await expect(row).toHaveCount(0);
  await tab(marta, "Viene").click();
  await expect(list(marta, "Viene")).toContainText(name);
  expect([await numbers(ada), await numbers(marta)]).toEqual([[expect.stringMatching(/^tel:/)], []]);
  // who comes is proposed for the donation day
  await marta.getByRole("link", { name: "Giornata di prelievo" }).click();
  await marta.getByRole("button", { name: /^Proponi chi viene/ }).click();
  await expect(marta.locator("[data-sheet-row]").filter({ hasText: name })).toHaveCount(1);
  await elsewhere.close();
});
