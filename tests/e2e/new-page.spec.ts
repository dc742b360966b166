import { violations } from "./support/axe";
import { ADMIN } from "./support/screens";
import { expect, test } from "./support/test";

test.describe("a new page", () => {
  test("takes the focus to its heading and is announced, but the first one is left alone", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await expect(office.donorsHeading).toBeVisible();
    await expect(office.donorsHeading).not.toBeFocused();
    await office.menu.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /^Dashboard$/ })).toHaveCount(1);
    await expect(page).toHaveTitle("Dashboard | Gruppo Donatori di Sangue");
    await page.goBack();
    await expect(office.donorsHeading).toBeFocused();
  });

  test("begins at its top when the one before was scrolled; “back” finds that one where it was", async ({
    ground,
    office,
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await expect(office.rows).toHaveCount(10);
    await office.rows.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(office.donorsHeading).toBeFocused();
    await expect(office.rows.last()).toBeInViewport();
  });

  test("is reached past the bar by “Vai al contenuto”", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await expect(office.donorsHeading).toBeVisible();
    const skip = page.getByRole("link", { name: "Vai al contenuto" });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    expect(new URL(page.url()).hash).toBe("#/app/donors");
    // a list has a way of its own past its tools
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Vai alle righe" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(office.rows.first()).toBeFocused();
  });

  test("whose code doesn't come says so, and comes when it is asked for again", async ({ ground, office, page }) => {
    // from the start: what people are likely to open next is downloaded while the browser is idle
    await page.route(/\/chunks\/donors-/, (route) => route.abort());
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const { menu } = office;
    await menu.getByRole("button", { name: "Utenti" }).click();
    await menu.getByRole("link", { name: "Donatori" }).click();
    await expect(page.getByRole("heading", { name: "Error", level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go back" })).toBeVisible();
    await expect(office.account(ADMIN)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute(/\/chunks\/donors-/);
    await office.retry.click();
    await expect(office.donorsHeading).toBeVisible();
  });
});
