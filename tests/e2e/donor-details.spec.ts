import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const DONORS = "#/app/donors";
const AS_ADMIN = { persona: "admin" };

const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const previous = (page: Page) => page.getByRole("button", { name: "Precedente" });
const next = (page: Page) => page.getByRole("button", { name: "Successivo" });
/** Where a record stands in its list. */
const place = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("a row opens by a click on it, its link leads to the same, and back finds the list where it was", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: `${DONORS}?pageIndex=2`, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);
  const names = await office.names();
  const row = office.rows.nth(3);
  const href = await row.getByRole("link").first().getAttribute("href");
  await row.getByRole("cell").nth(3).click();
  await expect(heading(page)).toHaveText(names[3]!);
  expect(page.url()).toBe(href);
  await expect(heading(page)).toBeFocused();
  await expect(tab(page, "Dati")).toHaveAttribute("aria-selected", "true");
  await place(page, "24 di 200");

  await page.goBack();
  await expect(page).toHaveURL(/#\/app\/donors\?pageIndex=2$/);
  await expect(row).toBeFocused();
});

test("a row opens by Enter, the list's search goes with it, and its words open nothing while they are selected", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: DONORS, query: AS_ADMIN });
  await office.search.fill("an");
  await expect(page.getByText(/^1–10 di /)).toBeVisible();
  await expect(page.getByText("1–10 di 200")).toBeHidden();
  const names = await office.names();
  await office.rows.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(names[1]!);
  // what was searched for may be a name: it isn't in the address
  expect(page.url()).toMatch(/#\/app\/donors\/details\/d\d+$/);
  await page.getByRole("button", { name: "Torna all’elenco" }).click();
  await expect(office.search).toHaveValue("an");
  await expect(office.rows.nth(1)).toBeFocused();

  const name = office.rows.nth(2).getByRole("cell").nth(4);
  const box = await name.boundingBox();
  await page.mouse.move(box!.x + 4, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.mouse.move(box!.x + 90, box!.y + box!.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(office.donorsHeading).toBeVisible();
  await office.rows.nth(2).getByRole("checkbox").check();
  await expect(office.donorsHeading).toBeVisible();
});

test("j and k go through the list from page to page, only from within the record", async ({ ground, office, page }) => {
  await ground.open(page, { hash: DONORS, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);
  const names = await office.names();
  await office.next.click();
  await expect.poll(() => office.names()).not.toEqual(names);
  const [eleventh] = await office.names();
  await page.goBack();
  await expect.poll(() => office.names()).toEqual(names);

  await office.rows.nth(8).focus();
  await page.keyboard.press("Enter");
  await place(page, "9 di 200");
  await expect(next(page)).toBeEnabled();
  await tab(page, "Donazioni").click();
  await expect(page).toHaveURL(/tab=donations/);
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText(names[9]!);
  // the tab stays
  await expect(tab(page, "Donazioni")).toHaveAttribute("aria-selected", "true");
  await expect(next(page)).toBeEnabled();
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText(eleventh!);
  await place(page, "11 di 200");
  await page.keyboard.press("k");
  await expect(heading(page)).toHaveText(names[9]!);
  await previous(page).click();
  await expect(heading(page)).toHaveText(names[8]!);

  // outside of it they are anybody's
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link").first().focus();
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText(names[8]!);
});

test("the tab stands in the address: reload and back keep it; a bookmark has no neighbours", async ({
  ground,
  page,
}) => {
  await ground.open(page, { hash: `${DONORS}/details/d7`, query: AS_ADMIN });
  await expect(tab(page, "Dati")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Donazioni").click();
  await expect(page).toHaveURL(/details\/d7\?tab=donations$/);
  await tab(page, "Storia").click();
  await expect(page).toHaveURL(/details\/d7\?tab=history$/);
  await expect(page.getByText(/modific(a|he) dal/)).toBeVisible();
  await page.goBack();
  await expect(tab(page, "Donazioni")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab(page, "Donazioni")).toHaveAttribute("aria-selected", "true");
  await expect(next(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Torna all’elenco" })).toHaveCount(0);
});

test("an id that leads to no donor says so, and leads to the list", async ({ ground, office, page }) => {
  // a 404 has the screen of its status (specification §2); what can't be anybody isn't asked for
  const unknown = ["Page not found", "Go back home"] as const;
  const nobody = ["Questo donatore non c’è", "Vai ai donatori"] as const;
  await ground.open(page, { hash: `${DONORS}/details/nessuno`, query: AS_ADMIN });
  for (const [what, id, [title, way]] of [
    ["doesn't exist", "nessuno", unknown],
    ["leads out of the donors, escaped", "..%2Fx", unknown],
    ["is the folder above", "..", nobody],
    ["is the folder above, escaped", "%2E%2E", nobody],
  ] as const)
    await test.step(`it ${what}`, async () => {
      await page.evaluate((hash) => void (location.hash = hash), `${DONORS}/details/${id}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole("link", { name: way })).toBeVisible();
    });
  await page.getByRole("link", { name: "Vai ai donatori" }).click();
  await expect(office.rows).toHaveCount(10);
  await page.evaluate((hash) => void (location.hash = hash), `${DONORS}/details/../x`);
  await expect(heading(page)).toHaveText("Page not found");
});

test("a manager reads the own zone, and finds the door of another closed; a director reads all", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: DONORS, query: AS_ADMIN });
  await page.getByRole("combobox", { name: "Righe per pagina" }).selectOption("100");
  await expect(office.rows).toHaveCount(100);
  const all = await office.rows.evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.hash ?? ""));

  await ground.open(page, { hash: DONORS, query: { persona: "manager" } });
  await expect(office.rows).toHaveCount(10);
  await page.getByRole("combobox", { name: "Righe per pagina" }).selectOption("100");
  const own = () => office.rows.evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.hash ?? ""));
  await expect.poll(async () => (await own()).length).toBeGreaterThan(10);
  const mine = new Set(await own());
  const foreign = all.find((hash) => !mine.has(hash))!;
  await page.evaluate((hash) => void (location.hash = hash), [...mine][0]!);
  await expect(tab(page, "Dati")).toBeVisible();
  await page.evaluate((hash) => void (location.hash = hash), foreign);
  // the screen of the answer's status (specification §2)
  await expect(heading(page)).toHaveText("oh nooo!");
  await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();

  await ground.open(page, { hash: foreign, query: { persona: "director" } });
  await expect(tab(page, "Benemerenze")).toBeVisible();
});

test("an API that is down has its screen, with the way to try again", async ({ ground, page }) => {
  await ground.open(page, { hash: `${DONORS}/details/d7`, query: AS_ADMIN });
  await expect(tab(page, "Dati")).toBeVisible();
  await ground.scenario(page, "down");
  await page.evaluate(() => void (location.hash = "#/app/donors/details/d8"));
  // after three more tries, 7 s (specification §9)
  await expect(heading(page)).toHaveText("Looks like our API is down", { timeout: 20_000 });
  await ground.scenario(page, "");
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(tab(page, "Dati")).toBeVisible();
});

test("axe finds nothing in wide and narrow, and nothing is wider than the screen", async ({ ground, page }) => {
  await ground.open(page, { hash: `${DONORS}/details/d7`, query: AS_ADMIN });
  for (const width of [1200, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const rules = width === 1200 ? "all" : "all but colours"; // another width has the same colours
    for (const name of ["Dati", "Donazioni", "Benemerenze", "Documenti", "Storia"]) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(page.locator("gds-backoffice [aria-busy=true]")).toHaveCount(0);
      expect(await violations(page, undefined, rules), `${name} at ${width} px`).toEqual([]);
      const { wide, own } = await page
        .locator("gds-backoffice")
        .evaluate((element) => ({ wide: element.scrollWidth, own: element.clientWidth }));
      expect(wide).toBeLessThanOrEqual(own);
    }
  }
});

test("it prints whole, without what is pressed", async ({ ground, page }) => {
  await ground.open(page, { hash: `${DONORS}/details/d7?tab=donations`, query: AS_ADMIN });
  await expect(page.getByRole("table", { name: "Donazioni" })).toBeVisible();
  // the record alone: the demo's page around it isn't ours
  await page.addStyleTag({
    content: "body > :not(:has(gds-backoffice)):not(gds-backoffice) { display: none !important }",
  });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByText("Codice fiscale")).toBeVisible();
  await expect(page.getByText(/^Donazioni \(\d+\)$/)).toBeVisible();
  const height = await page.locator("gds-backoffice").evaluate((element) => element.getBoundingClientRect().height);
  // an A4 sheet at 96 dpi, less a centimetre and a half on each side
  expect(height).toBeLessThan(1_010);
});
