import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, overHttp, test } from "./support/test";

const PATH = "donors/d12";
const EDIT = `#/app/donors/edit/d12`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.keyboard.press("Control+s");

test.use(overHttp);

test("two users edit the same donor: each sees the other's changes, and nothing is lost", async ({
  browser,
  transport,
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
  /** Opens the form with the current record. */
  const openForm = async (page: Page, persona: "admin" | "manager") => {
    await transport.open(page, { hash: EDIT, query: { persona } });
    await expect(field(page, "Cognome")).toBeVisible();
  };
  await test.step("when both save, different fields are merged, and the second user chooses between conflicting values", async () => {
    await Promise.all([openForm(ada, "admin"), openForm(marta, "manager")]);
    await field(ada, "Via e numero").fill("Via Ada 1");
    await field(ada, "Cellulare").fill("347 555 0101");
    await field(marta, "Via e numero").fill("Via Marta 2");
    await field(marta, "CAP").fill("24121");
    await save(ada);
    await expect(ada.getByText("Scheda salvata")).toBeVisible();
    await expect(marta.getByText("Qualcuno ha modificato questa scheda mentre scrivi")).toBeVisible();
    await looksRight(marta, "the notice about a newer record");
    await field(marta, "CAP").focus();
    await save(marta);
    const choice = marta.getByRole("dialog", { name: "Qualcuno ha salvato prima di te" });
    await expect(choice).toContainText("Ada Bonfanti");
    expect(await violations(marta)).toEqual([]);
    await choice.getByRole("group").getByLabel("Via Marta 2").check();
    await choice.getByRole("button", { name: "Salva le scelte" }).click();
    await expect(marta.getByText("Scheda salvata")).toBeVisible();
    // a form without unsaved input shows the new record
    await expect(field(ada, "Via e numero")).toHaveValue("Via Marta 2");
    expect(await donor()).toMatchObject({ street: "Via Marta 2", cap: "24121", mobile: "347 555 0101" });
  });

  await test.step("the history has the changes of both", async () => {
    const { history } = await read(`${PATH}/history`);
    const told = (history as { action: string; author: { name: string } }[]).map(
      ({ action, author }) => `${author.name} ${action}`,
    );
    expect(told.slice(0, 2).toReversed()).toEqual(["Ada Bonfanti update", "Marta Colombo update"]);
  });
  await elsewhere.close();
});
