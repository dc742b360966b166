import type { Page } from "@playwright/test";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const AS_ADMIN = { persona: "admin" };

const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.use({ viewport: { width: 1200, height: 900 } });

test("a donor is added by keyboard alone; the fiscal code fills in the birth, and possible duplicates are shown", async ({
  transport,
  page,
}) => {
  const { keyboard } = page;
  /** Presses Tab until a field has the focus. */
  const tabTo = async (label: string) => {
    await expect(async () => {
      await keyboard.press("Tab");
      await expect(field(page, label)).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  };
  const write = async (label: string, text: string) => {
    await tabTo(label);
    await keyboard.type(text);
  };
  await transport.open(page, { hash: "#/app/donors/create", query: AS_ADMIN });
  await expect(heading(page)).toHaveText("Nuovo donatore");
  await field(page, "Cognome").focus();
  await keyboard.type("Bianchi");
  await write("Nome", "Marco");
  await write("Codice fiscale", "bncmrc80c14a794f");
  await expect(field(page, "Comune di nascita")).toHaveValue("Bergamo");
  await expect(field(page, "Data di nascita")).toHaveValue("14/03/1980");
  await write("Città", "cluson");
  await expect(page.getByRole("option", { name: /Clusone/ })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(field(page, "CAP")).toHaveValue("24023");
  await keyboard.press("Control+s");
  await expect(page.getByText("Per salvare, correggi un campo")).toBeVisible();
  await expect(field(page, "Zona")).toBeFocused();
  await keyboard.press("ArrowDown");
  await looksRight(page, "a new donor with an error");
  await keyboard.press("Control+s");
  await expect(page).toHaveURL(/donors\/details\/\w+$/);
  await expect(heading(page)).toHaveText("Bianchi Marco");

  // the same person again
  await page.evaluate(() => void (location.hash = "#/app/donors/create"));
  await field(page, "Cognome").fill("Bianchi");
  await field(page, "Nome").fill("Marco");
  await field(page, "Data di nascita").fill("14/03/1980");
  await field(page, "Zona").selectOption({ index: 1 });
  await button(page, "Salva").click();
  await expect(page.getByRole("dialog", { name: "Forse c’è già" })).toBeVisible();
  await looksRight(page, "duplicates");
  await keyboard.press("Escape");

  // leaving with unsaved input
  await page.evaluate(() => void (location.hash = "#/app/dashboard"));
  const leave = page.getByRole("alertdialog", { name: "Modifiche non salvate" });
  await expect(button(page, "Resta qui")).toBeFocused();
  await looksRight(page, "the question before leaving", "dialog[open]");
  await keyboard.press("Escape");
  await expect(leave).toBeHidden();
  await expect(field(page, "Cognome")).toHaveValue("Bianchi");
  await page.goBack();
  await button(page, "Esci e tieni la bozza").click();
  await expect(page).not.toHaveURL(/create$/);
});
