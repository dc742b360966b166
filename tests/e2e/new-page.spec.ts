import { ADMIN } from "./support/screens";
import { expect, test } from "./support/test";

test("a new page takes the focus, is announced and starts at its top; “back” restores the scroll position", async ({
  transport,
  office,
  page,
}) => {
  const heading = page.locator("gds-backoffice").getByRole("heading", { level: 1 });
  const { menu } = office;

  await test.step("a page whose code can't be loaded shows an error, and opens at the next try", async () => {
    // its code is loaded when the pointer comes to its link
    await page.route(/\/chunks\/donors-/, (route) => route.abort());
    await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await expect(heading).toBeVisible();
    await expect(heading).not.toBeFocused(); // the first page doesn't take the focus
    await menu.getByRole("button", { name: "Utenti" }).click();
    await menu.getByRole("link", { name: "Donatori" }).click();
    await expect(page.getByRole("heading", { name: "Error", level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go back" })).toBeVisible();
    await expect(office.account(ADMIN)).toBeVisible();
    await page.unroute(/\/chunks\/donors-/);
    await office.retry.click();
    await expect(office.donorsHeading).toBeVisible();
  });

  await test.step("a new page takes the focus and starts at its top; “back” restores the scroll position", async () => {
    await expect(office.rows).toHaveCount(10);
    await page.setViewportSize({ width: 1000, height: 500 });
    await office.rows.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.getByRole("status").filter({ hasText: /^Dashboard$/ })).toHaveCount(1);
    await expect(page).toHaveTitle("Dashboard | Gruppo Donatori di Sangue");
    await page.goBack();
    await expect(office.donorsHeading).toBeFocused();
    await expect(office.rows.last()).toBeInViewport();
  });

  await test.step("skip links lead past the bar and past the list's tools", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const skip = page.getByRole("link", { name: "Vai al contenuto" });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    expect(new URL(page.url()).hash).toBe("#/app/donors");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Vai alle righe" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(office.rows.first()).toBeFocused();
  });
});
