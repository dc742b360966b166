import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

/** Two of the three rows have an error, and the column "quota" isn't recognised. */
const FILE = `Cognome;Nome;Nascita;CF;Zona;quota
Rota;Giuseppe;14/03/1963;;Bergamo;10,00
Pesenti;Laura;02/11/1990;PSNLRA90S42A794Q;Bergamo;10,00
Zanchi;Ivan;31/02/1984;;Bergamo;0
`;
const file = { name: "soci.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) };

const title = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

async function chooseFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Scegli il file" }).press("Enter");
  await (await chooser).setFiles(file);
  await title(page, "Abbina le colonne");
}

async function answerColumns(page: Page): Promise<void> {
  const field = page.getByRole("combobox", { name: "Campo per «quota»" });
  await field.focus();
  await page.keyboard.type("non imp");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Non importare");
}

test.describe("the importer", () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test("a file is imported by keyboard alone; back, forward and other pages lose nothing", async ({
    transport,
    office,
    page,
  }) => {
    await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.evaluate(() => void (location.hash = "#/app/donors"));
    await expect(office.rows).not.toHaveCount(0);
    expect(await scriptsWith(page, WORDS), "no other page loads the importer's code").toEqual([]);
    await office.menu.getByRole("button", { name: "Impostazioni" }).press("Enter");
    await office.menu.getByRole("link", { name: "Importer" }).press("Enter");
    await title(page, "Importer");
    await expect(page.getByRole("button", { name: "Scegli il file" })).toBeEnabled();
    expect(await scriptsWith(page, WORDS)).not.toEqual([]);
    expect(await violations(page)).toEqual([]);

    await chooseFile(page);
    const check = page.getByRole("button", { name: "Controlla le righe" });
    await expect(check).toBeDisabled();
    expect(await violations(page)).toEqual([]);
    await answerColumns(page);
    await check.press("Enter");
    await title(page, "Controlla le righe");

    const wrong = page.getByRole("gridcell", { name: /31\/02\/1984/ });
    await expect(wrong).toContainText("Febbraio non ha 31 giorni");
    expect(await violations(page)).toEqual([]);
    // the grid is one tab stop; arrows move within it
    await page.getByRole("button", { name: "Trova e sostituisci" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("gridcell", { name: "Pesenti" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("gridcell", { name: "Zanchi" })).toBeFocused();
    const isReached = () => wrong.evaluate((cell) => cell.matches(":focus"));
    for (let column = 1; column < 6 && !(await isReached()); column++) {
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(`[data-place="1-${column}"]`)).toBeFocused();
    }
    await page.keyboard.press("F2");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("29/02/1984");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Da correggere 1" })).toBeVisible();

    // once the draft is stored, the browser doesn't ask before a reload
    await expect
      .poll(() => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))))
      .toBe(true);
    await page.reload();
    await expect(
      page.getByText(/Abbiamo ripreso soci\.csv come l’avevi lasciato \p{L}+ \d+ .* alle ore \d/u),
    ).toBeVisible();
    await expect(page.getByRole("tab", { name: "Da correggere 1" })).toBeVisible();
    await page.getByRole("button", { name: "Chiudi l’avviso" }).press("Enter");

    await page.goBack();
    await title(page, "Abbina le colonne");
    await page.goForward();
    await expect(page.getByRole("tab", { name: "Da correggere 1" })).toBeVisible();
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(page.getByRole("heading", { level: 1, name: "Controlla le righe" })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Da correggere 1" })).toBeVisible();

    await page.getByRole("button", { name: "Salta la riga e continua" }).press("Enter");
    await title(page, "Prima di importare");
    await page.getByRole("button", { name: "Importa 2 righe" }).press("Enter");
    await title(page, "Importazione conclusa");
    await expect(page.getByText("Il conto torna")).toBeVisible();
    // a new import doesn't offer the same rows again
    await page.getByRole("button", { name: "Nuova importazione" }).press("Enter");
    await title(page, "Importer");
    await expect(page.getByRole("button", { name: "Scegli il file" })).toBeVisible();

    // an imported donor is found, and the history names the import
    await page.evaluate(() => void (location.hash = "#/app/donors"));
    await office.search.fill("Zanchi Ivan");
    await expect(office.rows).toHaveCount(1);
    await office.rows.getByRole("link", { name: "Zanchi Ivan" }).press("Enter");
    await page.getByRole("tab", { name: "Storia" }).press("Enter");
    await page.getByRole("button", { name: /Scheda creata/ }).press("Enter");
    await page.getByRole("link", { name: "soci.csv" }).press("Enter");
    await title(page, "Importazione conclusa");
  });

  test("on a phone in the dark theme, rows are cards, leaving asks first, and everything is readable and fits", async ({
    transport,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await transport.open(page, { hash: "#/app/importer", query: { persona: "admin", theme: "dark" } });
    await expect(page.getByRole("button", { name: "Scegli il file" })).toBeEnabled();
    await chooseFile(page);
    await answerColumns(page);
    await page.getByRole("button", { name: "Controlla le righe" }).click();
    await title(page, "Controlla le righe");
    await expect(page.getByLabel("Data di nascita")).toHaveValue("31/02/1984");
    await expect(page.getByRole("grid")).toHaveCount(0);
    await isFit(page, "the cards of the rows");
    await page.getByRole("button", { name: /Il mio account/ }).click();
    await page.getByRole("menuitem", { name: /Sign out/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Resta qui" }).click();
    await expect(page.getByLabel("Data di nascita")).toHaveValue("31/02/1984");
    await page.getByRole("button", { name: "Salta le 2 e continua" }).click();
    await title(page, "Prima di importare");
    await isFit(page, "the summary");
    await page.getByRole("button", { name: "Importa 1 riga" }).click();
    await title(page, "Importazione conclusa");
    await expect(page.getByText("Il conto torna: 1 + 0 + 0 + 2 + 0 = 3.")).toBeVisible();
    await isFit(page, "the report");
    await page.getByRole("button", { name: "Nuova importazione" }).click();
    await expect(page.getByText("donatori, Ada Bonfanti · 3 righe, 6 colonne")).toBeVisible();
    await isFit(page, "the history");
    await page.getByRole("button", { name: "Annulla l’importazione di soci.csv…" }).click();
    await expect(page.getByText("1 donatore nuovo si toglie")).toBeVisible();
    await isFit(page, "the question before an undo");
    await page.getByRole("button", { name: "Annulla l’importazione", exact: true }).click();
    await title(page, "Importazione annullata");
  });
});

/** Expects that axe finds nothing and that nothing is wider than the screen. @param what the screen, for the failure message */
async function isFit(page: Page, what: string): Promise<void> {
  expect(await violations(page), what).toEqual([]);
  const over = await page.locator("gds-backoffice").evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over, what).toBeLessThanOrEqual(0);
}

/** Texts that only the importer's code contains: of its first step, its reading and its check. */
const WORDS = ["Porta qui il tuo elenco", "Il file ha solo le intestazioni", "Tutte le colonne hanno una risposta"];

/** @returns which of the texts are in scripts that the page has loaded */
async function scriptsWith(page: Page, words: readonly string[]): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (/\.m?js(\?|$)/.test(name) ? [name] : [])),
  );
  expect(addresses.length).toBeGreaterThan(1);
  const texts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  return words.filter((word) => texts.some((text) => text.includes(word)));
}
