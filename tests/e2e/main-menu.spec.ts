import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

/** The element as wide as a phone, whatever the page around it. */
const asNarrow = (page: Page) => page.addStyleTag({ content: "gds-backoffice { width: 360px !important }" });

test.describe("the main menu", () => {
  test("of an administrator opens groups whose links say what they are for", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const { menu } = office;
    await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    const group = menu.getByRole("button", { name: "Utenti" });
    await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    const donors = menu.getByRole("link", { name: "Donatori" });
    await expect(donors).toContainText("Anagrafe, donazioni e benemerenze");
    expect(await violations(page)).toEqual([]);
    await donors.click();
    await expect(office.donorsHeading).toBeVisible();
    await expect(donors).toBeHidden();
    await group.click();
    await expect(menu.getByRole("link", { name: "Donatori" })).toHaveAttribute("aria-current", "page");
  });

  test("has only items that lead to a page", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const { menu } = office;
    await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
    const paths = new Set<string>();
    const collect = async () => {
      for (const link of await menu.getByRole("link").all()) paths.add((await link.getAttribute("href")) ?? "");
    };
    await collect();
    for (const group of await menu.getByRole("button").all()) {
      await group.click();
      await collect();
    }
    expect(paths.size).toBeGreaterThan(1);
    const titles = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(async () => titles.has(await page.title())).toBe(false); // the page before is gone
      titles.add(await page.title());
    }
    expect([...titles].filter((title) => title.includes("Page not found"))).toEqual([]);
  });

  test("of a donor is the dashboard alone, of a director there is none", async ({ ground, office, page, context }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
    await expect(office.menu.getByRole("link")).toHaveText(["Dashboard"]);
    await expect(office.menu.getByRole("button")).toHaveCount(0);
    await context.clearCookies();
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "director" } });
    await expect(office.account("director@gds.example")).toBeVisible();
    await expect(office.menu).toHaveCount(0);
  });

  test("is walked by the keyboard: arrows, letters, Esc, Tab", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const { menu } = office;
    const group = menu.getByRole("button", { name: "Utenti" });
    await menu.getByRole("link", { name: "Dashboard" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(group).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const donors = menu.getByRole("link", { name: "Donatori" });
    await expect(donors).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(group).toBeFocused();
    await expect(donors).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(donors).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(donors).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("d");
    await expect(donors).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(office.donorsHeading).toBeFocused();
  });

  test("opens under the pointer, and closes when it is gone or something else is pressed", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const group = office.menu.getByRole("button", { name: "Utenti" });
    // below the open panel, which may lie over the page's own heading: a greeting of one line or two
    const heading = page.getByRole("heading", { name: "Donazioni per mese" });
    await group.hover();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await heading.hover();
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await group.click();
    await heading.click();
    await expect(group).toHaveAttribute("aria-expanded", "false");
  });

  test("of a narrow element is a panel from the left with the logo", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await asNarrow(page);
    const burger = page.getByRole("button", { name: "Apri il menu" });
    await burger.click();
    const panel = page.getByRole("dialog", { name: /Menu/ });
    await expect(panel.getByText("Gruppo Donatori")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Utenti" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await panel.getByRole("link", { name: "Donatori" }).click();
    await expect(panel).toBeHidden();
    await expect(office.donorsHeading).toBeFocused();
  });
});
