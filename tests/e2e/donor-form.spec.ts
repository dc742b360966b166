import type { Page } from "@playwright/test";
import { looksRight } from "./support/looks-right";
import { expect, overHttp, test } from "./support/test";

const AS_ADMIN = { persona: "admin" };

const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.use({ viewport: { width: 1200, height: 900 } });

test("somebody new is written by the keyboard alone, with the birth from the fiscal code and a town; who may be there already is shown", async ({
  ground,
  page,
}) => {
  const { keyboard } = page;
  /** Goes on to a field, as the hand does. */
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
  await ground.open(page, { hash: "#/app/donors/create", query: AS_ADMIN });
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
  await looksRight(page, "a new donor");
  await keyboard.press("Enter");
  await expect(field(page, "CAP")).toHaveValue("24023");
  await keyboard.press("Control+s");
  await expect(page.getByText("Per salvare, correggi un campo")).toBeVisible();
  await expect(field(page, "Zona")).toBeFocused();
  await keyboard.press("ArrowDown");
  await looksRight(page, "a new donor refused");
  await keyboard.press("Control+s");
  await expect(page).toHaveURL(/donors\/details\/\w+$/);
  await expect(heading(page)).toHaveText("Bianchi Marco");

  // the same person once more
  await page.evaluate(() => void (location.hash = "#/app/donors/create"));
  await field(page, "Cognome").fill("Bianchi");
  await field(page, "Nome").fill("Marco");
  await field(page, "Data di nascita").fill("14/03/1980");
  await field(page, "Zona").selectOption({ index: 1 });
  await button(page, "Salva").click();
  await expect(page.getByRole("dialog", { name: "Forse c’è già" })).toBeVisible();
  await looksRight(page, "duplicates");
  await keyboard.press("Escape");

  // away, with what isn't saved
  await page.evaluate(() => void (location.hash = "#/app/dashboard"));
  const leave = page.getByRole("alertdialog", { name: "Modifiche non salvate" });
  await expect(button(page, "Resta qui")).toBeFocused();
  await looksRight(page, "leaving", "dialog[open]");
  await keyboard.press("Escape");
  await expect(leave).toBeHidden();
  await expect(field(page, "Cognome")).toHaveValue("Bianchi");
  await page.goBack();
  await button(page, "Esci e tieni la bozza").click();
  await expect(page).not.toHaveURL(/create$/);
});

test.describe("two people", () => {
  test.use(overHttp);

  test("change one donor: a notice tells who writes, what both changed is chosen, and Ctrl+S saves", async ({
    ground,
    mockApi,
    page,
  }) => {
    const { authToken } = await mockApi.signIn("manager");
    const change = async (body: object) => {
      const answer = await fetch(`${mockApi.apiBase}/donors/d12`, {
        method: "PUT",
        headers: { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
    };
    await ground.open(page, { hash: "#/app/donors/edit/d12", query: AS_ADMIN });
    await expect(heading(page)).toHaveText("Modifica donatore");
    await looksRight(page, "editing");
    await field(page, "Via e numero").fill("Via Borgo Palazzo 114");
    await field(page, "Cellulare").fill("347 555 0142");
    await change({ version: 1, street: "Via Corridoni 8", mobile: "347 555 0199", note: "Al mattino" });
    await expect(page.getByText("Qualcuno ha modificato questa scheda mentre scrivi")).toBeVisible();
    await looksRight(page, "a notice");

    await field(page, "Via e numero").press("Control+s");
    const dialog = page.getByRole("dialog", { name: "Qualcuno ha salvato prima di te" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("group")).toHaveCount(2);
    await looksRight(page, "a conflict");
    await dialog.getByRole("group", { name: "Cellulare" }).getByLabel("347 555 0199").check();
    await dialog.getByRole("button", { name: "Salva le scelte" }).click();
    await expect(page.getByText("Scheda salvata")).toBeVisible();
    await expect(field(page, "Via e numero")).toHaveValue("Via Borgo Palazzo 114");
    await expect(field(page, "Cellulare")).toHaveValue("347 555 0199");
    await expect(page.getByLabel(/^Note/)).toHaveValue("Al mattino");
  });
});
