import type { Page } from "@playwright/test";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const DONORS = "#/app/donors";
const AS_ADMIN = { persona: "admin" };

const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const previous = (page: Page) => page.getByRole("button", { name: "Precedente" });
const next = (page: Page) => page.getByRole("button", { name: "Successivo" });
/** Expects the position of the record in its list, such as "24 di 200". */
const place = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("a row opens by click and by Enter; “back” restores the list; j and k open the next and previous donor", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: `${DONORS}?pageIndex=2`, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);

  await test.step("a click on a row opens the same page as its link, and “back” returns to the row", async () => {
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

  await test.step("j and k open the next and previous donor while the focus is in the record, and the tab stays", async () => {
    await page.getByRole("button", { name: "Pagina 2", exact: true }).click();
    await expect(page).toHaveURL(/pageIndex=1$/);
    await expect(office.rows.first()).toHaveAttribute("aria-rowindex", "12");
    const [eleventh] = await office.names();
    await office.previous.click();
    await expect(office.rows.first()).toHaveAttribute("aria-rowindex", "2");
    const names = await office.names();
    await office.rows.nth(8).focus();
    await page.keyboard.press("Enter");
    await place(page, "9 di 200");
    await expect(next(page)).toBeEnabled();
    await tab(page, "Donazioni").click();
    await expect(page).toHaveURL(/tab=donations/);
    await page.keyboard.press("j");
    await expect(heading(page)).toHaveText(names[9]!);
    await expect(tab(page, "Donazioni")).toHaveAttribute("aria-selected", "true");
    await expect(next(page)).toBeEnabled();
    await page.keyboard.press("j");
    await expect(heading(page)).toHaveText(eleventh!);
    await place(page, "11 di 200");
    await page.keyboard.press("k");
    await expect(heading(page)).toHaveText(names[9]!);
    await previous(page).click();
    await expect(heading(page)).toHaveText(names[8]!);
    await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link").first().focus();
    await page.keyboard.press("j");
    await expect(heading(page)).toHaveText(names[8]!);
    await page.getByRole("button", { name: "Torna all’elenco" }).click();
  });

  await test.step("Enter opens a row, the list keeps its search, and selecting text opens nothing", async () => {
    await office.search.fill("an");
    await expect(page.getByText(/^1–10 di /)).toBeVisible();
    await expect(page.getByText("1–10 di 200")).toBeHidden();
    const names = await office.names();
    await office.rows.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(names[1]!);
    // the search text may be a name, so it isn't in the address
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
});

test("a record opened from a bookmark: axe finds nothing in its tabs, the tab is in the address, and the record can be printed", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: `${DONORS}/details/d7`, query: AS_ADMIN });
  await expect(tab(page, "Dati")).toHaveAttribute("aria-selected", "true");
  await expect(next(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Torna all’elenco" })).toHaveCount(0);

  await test.step("axe finds nothing, and nothing is wider than the screen", async () => {
    for (const name of ["Dati", "Donazioni", "Benemerenze", "Documenti", "Storia"]) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(page.locator("gds-backoffice [aria-busy=true]")).toHaveCount(0);
      await looksRight(page, name);
    }
  });

  await test.step("the tab is in the address: “back” and a reload keep it", async () => {
    await expect(page).toHaveURL(/details\/d7\?tab=history$/);
    await expect(page.getByText(/voc[ei] da/)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/details\/d7\?tab=awards$/);
    await page.goBack();
    await expect(tab(page, "Donazioni")).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(tab(page, "Donazioni")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("the record is printed completely, without tabs and buttons", async () => {
    await expect(page.getByRole("table", { name: "Donazioni" })).toBeVisible();
    // only the record, without the demo's page around it
    await page.addStyleTag({
      content: "body > :not(:has(gds-backoffice)):not(gds-backoffice) { display: none !important }",
    });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByText("Codice fiscale")).toBeVisible();
    await expect(page.getByText(/^Donazioni \(\d+\)$/)).toBeVisible();
    const height = await page.locator("gds-backoffice").evaluate((element) => element.getBoundingClientRect().height);
    // the height of an A4 sheet at 96 dpi, without margins of 1.5 cm
    expect(height).toBeLessThan(1_010);
  });
});
