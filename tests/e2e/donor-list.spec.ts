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

test("each row of a page says which of all it is", async ({ ground, office, page }) => {
  await ground.open(page, { hash: `${DONORS}?pageIndex=2`, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);
  await expect(page.getByRole("table", { name: "Donatori" })).toHaveAttribute("aria-rowcount", "201");
  // from 1, and the head is the first
  await expect(office.rows.first()).toHaveAttribute("aria-rowindex", "22");
  await expect(office.rows.last()).toHaveAttribute("aria-rowindex", "31");
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
  await expect(office.search).toBeFocused();
});

test("a page that can't be read says so in view, and the keyboard goes on at the page's heading", async ({
  ground,
  office,
  page,
}) => {
  await page.setViewportSize({ width: 760, height: 500 });
  await ground.open(page, { hash: DONORS, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);
  await ground.scenario(page, "down");
  await page.getByRole("button", { name: "Pagina 20", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Non riusciamo a leggere i donatori" })).toBeInViewport();
  await expect(office.donorsHeading).toBeFocused();
  await expect(office.donorsHeading).toBeInViewport();
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

test.describe("rows that could not be read again", () => {
  test.use(overHttp);

  test("stay, and can be read again by a press", async ({ ground, office, page }) => {
    const stale = page.getByText("Non riusciamo ad aggiornare l’elenco");
    await ground.open(page, { hash: DONORS, query: AS_ADMIN });
    await expect(office.rows).toHaveCount(10);
    const first = await office.names();
    await office.next.click();
    await expect.poll(() => office.names()).not.toEqual(first);
    // a 400 isn't tried again by itself
    await page.route(/\/v2\/donors\?/, (route) =>
      route.fulfill({ status: 400, headers: { "Access-Control-Allow-Origin": "*" }, json: { message: "Non ora." } }),
    );
    // Rows of a moment ago aren't read again: until they are, there and back.
    await expect(async () => {
      await office.previous.click();
      await expect.poll(() => office.names()).toEqual(first);
      await office.next.click();
      await expect.poll(() => office.names()).not.toEqual(first); // the notice may be the first page's
      await expect(stale).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(office.rows).toHaveCount(10);
    await office.retry.focus();
    await page.unrouteAll();
    await page.keyboard.press("Enter");
    await expect(stale).toBeHidden();
    await expect(office.donorsHeading).toBeFocused();
  });
});
