import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, overHttp, test } from "./support/test";

const PATH = "donors/d12";
const EDIT = `#/app/donors/edit/d12`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => page.keyboard.press("Control+s");

test.use(overHttp);

test("two people edit one donor, in each order: each learns of the other's change, and nothing is lost", async ({
  browser,
  ground,
  mockApi,
  page: ada,
}) => {
  const elsewhere = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  const marta = await elsewhere.newPage();
  await ada.setViewportSize({ width: 1200, height: 900 });
  const { authToken } = await mockApi.signIn("admin");
  const read = async (path: string) =>
    (await fetch(`${mockApi.apiBase}/${path}`, { headers: { Authorization: `Bearer ${authToken}` } })).json();
  const donor = async () => (await read(PATH)).donor;
  /** Opens the donor's page, and has one of the lines of "Stato" chosen. */
  const choose = async (page: Page, action: RegExp) => {
    await button(page, "Stato").click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  /** The form as it is now, on both screens. */
  const openForm = async (page: Page, persona: "admin" | "manager") => {
    await ground.open(page, { hash: EDIT, query: { persona } });
    await expect(field(page, "Cognome")).toBeVisible();
  };
  const openRecord = async (page: Page, persona: "admin" | "manager") => {
    await ground.open(page, { hash: `#/app/donors/details/d12`, query: { persona } });
    await expect(button(page, "Stato")).toBeVisible();
  };

  const deleted = ada.locator("[data-sonner-toast]").filter({ hasText: "Scheda eliminata" });

  await test.step("save, save: what only one changed is taken by itself, what both changed is chosen", async () => {
    await Promise.all([openForm(ada, "admin"), openForm(marta, "manager")]);
    await field(ada, "Via e numero").fill("Via Ada 1");
    await field(ada, "Cellulare").fill("347 555 0101");
    await field(marta, "Via e numero").fill("Via Marta 2");
    await field(marta, "CAP").fill("24121");
    await save(ada);
    await expect(ada.getByText("Scheda salvata")).toBeVisible();
    await expect(marta.getByText("Qualcuno ha modificato questa scheda mentre scrivi")).toBeVisible();
    await looksRight(marta, "a notice");
    await field(marta, "CAP").focus();
    await save(marta);
    const choice = marta.getByRole("dialog", { name: "Qualcuno ha salvato prima di te" });
    await expect(choice).toContainText("Ada Bonfanti");
    expect(await violations(marta)).toEqual([]);
    await choice.getByRole("group").getByLabel("Via Marta 2").check();
    await choice.getByRole("button", { name: "Salva le scelte" }).click();
    await expect(marta.getByText("Scheda salvata")).toBeVisible();
    // who has typed nothing since sees it come
    await expect(field(ada, "Via e numero")).toHaveValue("Via Marta 2");
    expect(await donor()).toMatchObject({ street: "Via Marta 2", cap: "24121", mobile: "347 555 0101" });
  });

  await test.step("suspend, save: the save goes through, and lifts nothing", async () => {
    await openRecord(ada, "admin");
    await field(marta, "Via e numero").fill("Via Marta 3");
    await choose(ada, /^Sospendi/);
    await ada.getByRole("radio", { name: /^Tatuaggio o piercing/ }).check();
    await button(ada, /^Sospendi fino al/).click();
    await expect(ada.getByText("Stato cambiato")).toBeVisible();
    await expect(marta.getByText("Qualcuno ha modificato questa scheda mentre scrivi")).toBeVisible();
    await save(marta);
    await expect(marta.getByText("Qualcuno ha modificato questa scheda mentre scrivi")).toBeHidden();
    await expect.poll(async () => (await donor()).street).toBe("Via Marta 3");
    expect(await donor()).toMatchObject({ status: "temporarilySuspended" });
    await expect(ada.getByText("Via Marta 3").first()).toBeVisible();
  });

  await test.step("save, delete: who is about to delete sees what was saved, and may go on", async () => {
    await field(marta, "Via e numero").fill("Via Marta 4");
    await choose(ada, /^Elimina/);
    await save(marta);
    await expect(ada.getByText("Via Marta 4").first()).toBeVisible();
    await ada.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
    await expect(ada).toHaveURL(/#\/app\/donors$/);
    await deleted.hover(); // it stays
    expect((await read(PATH)).success).toBe(false);
  });

  const gone = marta.getByText("Questa scheda è stata eliminata mentre scrivi");
  await test.step("delete, save: who edits is told at once that it is gone, and what was typed stays", async () => {
    await expect(gone).toBeVisible();
    await field(marta, "Via e numero").fill("Via Marta 5");
    await save(marta);
    await expect(marta.getByText(/eliminat/).first()).toBeVisible();
    await expect(field(marta, "Via e numero")).toHaveValue("Via Marta 5");
  });

  await test.step("restore, save: it is back as it was, and what was typed goes into it", async () => {
    await deleted.getByRole("button", { name: "Ripristina la scheda" }).click();
    await expect.poll(async () => (await donor())?.street).toBe("Via Marta 4");
    await expect(gone).toBeHidden();
    await save(marta);
    await expect.poll(async () => (await donor()).street).toBe("Via Marta 5");
    expect(await donor()).toMatchObject({ status: "temporarilySuspended", mobile: "347 555 0101" });
  });

  await test.step("the history tells all of it, and the list shows what is left", async () => {
    const { history } = await read(`${PATH}/history`);
    const told = (history as { action: string; author: { name: string } }[]).map(
      ({ action, author }) => `${author.name} ${action}`,
    );
    expect(told.slice(0, 8).toReversed()).toEqual([
      "Ada Bonfanti update",
      "Marta Colombo update",
      "Ada Bonfanti suspend",
      "Marta Colombo update",
      "Marta Colombo update",
      "Ada Bonfanti delete",
      "Ada Bonfanti restore",
      "Marta Colombo update",
    ]);
  });
  await elsewhere.close();
});
