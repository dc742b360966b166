import { recordNetwork } from "./support/calls";
import { expect, overHttp, test } from "./support/test";

const DONORS = "#/app/donors";
const AS_ADMIN = { persona: "admin" };

test("a page may have more rows: the choice stands in the address, and begins at the first page", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: `${DONORS}?pageIndex=2`, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);
  await page.getByRole("combobox", { name: "Righe per pagina" }).selectOption("25");
  await expect(office.rows).toHaveCount(25);
  await expect(page).toHaveURL(/#\/app\/donors\?pageSize=25$/);
  await expect(page.getByRole("button", { name: "Pagina 1", exact: true })).toHaveAttribute("aria-current", "page");
  const names = await office.names();
  await page.reload();
  await expect.poll(() => office.names()).toEqual(names);
});

test("a page past the end says so, and leads to the first", async ({ ground, office, page }) => {
  await ground.open(page, { hash: `${DONORS}?pageIndex=999`, query: AS_ADMIN });
  await expect(page.getByRole("heading", { name: "Questa pagina non c’è più" })).toBeVisible();
  await page.getByRole("button", { name: "Vai alla prima pagina" }).click();
  await expect(office.rows).toHaveCount(10);
  await expect(page).toHaveURL(/#\/app\/donors$/);
});

test("a search without a match says what was searched for, and is emptied by a press", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: DONORS, query: AS_ADMIN });
  await office.search.fill("nessunissimo");
  await expect(page.getByRole("heading", { name: "Nessuna corrispondenza trovata" })).toBeVisible();
  await expect(page.getByText("Nessun donatore corrisponde a «nessunissimo».")).toBeVisible();
  await page.getByRole("button", { name: "Svuota la ricerca" }).last().click();
  await expect(office.rows).toHaveCount(10);
  await expect(office.search).toHaveValue("");
});

test("an association without donors is told what will be here", async ({ ground, page }) => {
  await ground.open(page, { hash: DONORS, query: { ...AS_ADMIN, donors: "0" } });
  await expect(page.getByRole("heading", { name: "Qui vivranno i tuoi donatori" })).toBeVisible();
});

test.describe("the page that comes next", () => {
  test.use(overHttp);

  test("is there before it is asked for", async ({ ground, mockApi, office, page }) => {
    const calls = recordNetwork(page);
    const second = async () => (await calls()).filter(({ path }) => path.startsWith("/donors?skip=10&"));
    await ground.open(page, { hash: DONORS, query: AS_ADMIN });
    await expect(office.rows).toHaveCount(10);
    const first = await office.names();
    await expect.poll(second).toHaveLength(1);
    await mockApi.post("setLatency", { ms: 60_000 }); // no other answer comes in time
    await office.next.click();
    await expect(office.rows.first()).not.toContainText(first[0]!);
    await expect(office.rows).toHaveCount(10);
  });
});
