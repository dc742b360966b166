import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const DONORS = "#/app/donors";
const AS_ADMIN = { persona: "admin" };

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody tr");
const box = (page: Page, at: number) => page.getByRole("checkbox", { name: /^Seleziona (?!la pagina)/ }).nth(at);
const said = (page: Page) => page.getByRole("status").filter({ hasText: /selezionat/ });

test("the lists of all donations and awards have their own columns, order, search and address", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: DONORS, query: AS_ADMIN });
  await expect(tab(page, "Donatori")).toContainText("200");
  await expect(tab(page, "Donazioni")).toContainText(/\d\.\d{3}/);
  await office.search.fill("bassi");
  await expect(office.rows).not.toHaveCount(10);
  const found = await office.names();

  await tab(page, "Donazioni").click();
  await expect(page).toHaveURL(/#\/app\/donors\?tab=donations$/);
  await expect(rows(page, "Donazioni")).toHaveCount(10);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByRole("columnheader")).toContainText(["", "Donatore", "Data", "Tipo", "Luogo"]);
  await page.getByRole("button", { name: "Donatore", exact: true }).click();
  await expect(page).toHaveURL(/tab=donations&sort=donor\.lastName$/);
  await expect(rows(page, "Donazioni").first()).toContainText("Amato");
  // the page's heading still has the number of donors
  await expect(office.donorsHeading).toContainText("200");

  await tab(page, "Benemerenze").click();
  await expect(rows(page, "Benemerenze")).toHaveCount(10);
  await expect(page).toHaveURL(/#\/app\/donors\?tab=awards$/);
  expect(await violations(page)).toEqual([]);

  await tab(page, "Donatori").click();
  await expect(office.search).toHaveValue("bassi");
  await expect.poll(() => office.names()).toEqual(found);
  await tab(page, "Donazioni").click();
  await expect(page).toHaveURL(/tab=donations&sort=donor\.lastName$/);
  await page.goBack();
  await expect(office.search).toHaveValue("bassi");
});

test.describe("the selection", () => {
  test.beforeEach(async ({ transport, office, page }) => {
    await transport.open(page, { hash: DONORS, query: AS_ADMIN });
    await expect(office.rows).toHaveCount(10);
  });

  test("doesn't move rows, extends with Shift, survives paging and sorting, can be all except some, and ends with a new filter", async ({
    office,
    page,
  }) => {
    const before = await office.rows.nth(1).boundingBox();
    await box(page, 1).click();
    await expect(said(page)).toHaveText("1 selezionato");
    expect(await office.rows.nth(1).boundingBox()).toEqual(before);
    await box(page, 4).click({ modifiers: ["Shift"] });
    await expect(said(page)).toHaveText("4 selezionati");
    await office.next.click();
    await expect(said(page)).toContainText("di cui 4 fuori da questa pagina");
    await page.getByRole("button", { name: "Gruppo", exact: true }).click();
    await expect(page).toHaveURL(/sort=bloodGroup/);
    await expect(said(page)).toContainText("4 selezionati");
    await page.getByRole("button", { name: "Togli la selezione" }).click();
    await expect(said(page)).toHaveCount(0);

    await test.step("all matching rows except some", async () => {
      await page.getByRole("checkbox", { name: "Seleziona la pagina" }).check();
      await expect(said(page)).toHaveText("10 selezionati");
      await page.getByRole("button", { name: "Seleziona tutti i 200 che corrispondono" }).click();
      await expect(said(page)).toHaveText("200 selezionati");
      await office.next.click();
      await expect(page.getByRole("button", { name: "Pagina 2", exact: true })).toHaveAttribute("aria-current", "page");
      await expect(box(page, 0)).toBeChecked();
      await box(page, 0).uncheck();
      await expect(said(page)).toHaveText("199 selezionati");
      await expect(page.getByRole("button", { name: "Esporta" })).toHaveCount(2);
    });
    await office.search.fill("a");
    await expect(said(page)).toHaveCount(0);
    await expect(box(page, 1)).not.toBeChecked();

    await test.step("on a phone the selection bar is at the bottom", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await box(page, 0).click();
      const exporting = page.getByRole("button", { name: "Esporta la selezione" });
      await expect(exporting).toBeInViewport();
      const place = (await exporting.boundingBox())!;
      expect(place.y).toBeGreaterThan(740 - 120);
      expect(place.height).toBeGreaterThanOrEqual(44);
      expect(await violations(page)).toEqual([]);
    });
  });

  test("works by keyboard, with the focus in the list only", async ({ office, page }) => {
    await page.locator("gds-backoffice").getByRole("row").nth(1).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await expect(office.rows.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(said(page)).toHaveText("2 selezionati");
    await expect(office.rows.nth(2)).toBeFocused();
    await page.keyboard.press("Shift+ArrowUp"); // moving back deselects a row
    await expect(said(page)).toHaveText("1 selezionato");
    await page.keyboard.press("Space");
    await expect(said(page)).toHaveCount(0);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tablist", { name: "Parti della scheda" })).toBeVisible();
    await page.goBack(); // the selection stays after a visit of a record
    await expect(said(page)).toHaveText("1 selezionato");
    await page.locator("gds-backoffice").getByRole("row").nth(2).focus();
    await page.keyboard.press("End");
    await expect(office.rows.last()).toBeFocused();

    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Scorciatoie da tastiera" });
    await expect(help).toContainText("Vai alla ricerca");
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(office.rows.last()).toBeFocused();

    await page.keyboard.press("/");
    await expect(office.search).toBeFocused();
    await page.keyboard.type("x?/");
    await expect(office.search).toHaveValue("x?/");
    await expect(help).toBeHidden();
    await expect(said(page)).toHaveCount(0); // a new query clears the selection

    // outside the list, keys don't select rows, but the slash focuses the search
    await office.search.fill("");
    await expect(office.rows).toHaveCount(10);
    await office.next.focus();
    await page.keyboard.press("x");
    await expect(office.next).toBeFocused();
    await expect(said(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(office.search).toBeFocused();
  });
});
