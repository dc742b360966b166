import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

/** Makes the element as narrow as a phone. */
const asNarrow = (page: Page) => page.addStyleTag({ content: "gds-backoffice { width: 360px !important }" });

test("the main menu works by pointer and keyboard, and is a panel from the left in a narrow element", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
  const { menu } = office;
  const group = menu.getByRole("button", { name: "Utenti" });
  const donors = menu.getByRole("link", { name: "Donatori" });
  const toDashboard = async () => {
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(office.donorsHeading).toBeHidden();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeFocused();
  };

  await test.step("a group opens under the pointer, and closes when the pointer leaves or something else is pressed", async () => {
    // this heading is below the open panel, which may cover the page's first heading
    const heading = page.getByRole("heading", { name: "Donazioni per mese" });
    await group.hover();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await heading.hover();
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await group.click();
    await heading.click();
    await expect(group).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the links of a group have descriptions, and the current page is marked", async () => {
    await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await expect(donors).toContainText("L’anagrafe e le schede");
    expect(await violations(page)).toEqual([]);
    await donors.click();
    await expect(office.donorsHeading).toBeVisible();
    await expect(donors).toBeHidden();
    await group.click();
    await expect(donors).toHaveAttribute("aria-current", "page");
    await group.click();
  });

  await test.step("the menu can be used with arrows, letters, Esc and Tab", async () => {
    await toDashboard();
    await menu.getByRole("link", { name: "Dashboard" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(group).toBeFocused();
    await page.keyboard.press("ArrowDown");
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

  await test.step("in a narrow element the menu is in a panel with the logo", async () => {
    await toDashboard();
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
