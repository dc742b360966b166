import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const zoneNames = (page: Page) => page.locator("[data-place][data-kind=zone] b");
const undo = (page: Page, done: string) =>
  page.getByRole("listitem").filter({ hasText: done }).getByRole("button", { name: "Annulla", exact: true });

test.use({ viewport: { width: 1200, height: 900 } });

test.describe("the settings", () => {
  test("zones by keyboard and mouse: found, renamed, put in order, merged, and taken back", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await office.menu.getByRole("button", { name: "Impostazioni" }).click();
    await office.menu.getByRole("link", { name: "Zone & Associazioni" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zone & Associazioni" })).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Cerca zona o associazione" });
    await search.fill("garda");
    await expect(page.getByRole("list", { name: "Associazioni di Brescia" })).toContainText("Gruppo Garda");
    await search.fill("");

    await page.getByRole("button", { name: "Apri Lecco" }).press("F2");
    await page.keyboard.type("Lario");
    await page.keyboard.press("Enter");
    await expect(zoneNames(page).filter({ hasText: "Lario" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await undo(page, "Ora si chiama «Lario»").press("Enter");
    await expect(zoneNames(page).filter({ hasText: "Lecco" })).toBeVisible();

    const grip = page.getByRole("button", { name: "Sposta Mantova" });
    await grip.scrollIntoViewIfNeeded();
    const from = await grip.boundingBox();
    const to = await page.getByRole("button", { name: "Sposta Bergamo" }).boundingBox();
    if (!from || !to) throw new Error("a grip is not to be seen");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y - 2, { steps: 12 });
    await page.mouse.up();
    await expect(zoneNames(page).first()).toHaveText("Mantova");
    await page.getByRole("link", { name: /donatori di Mantova/ }).click();
    await expect(office.donorsHeading).toBeVisible();
    await expect(page.locator("[data-remove]").first()).toHaveAttribute("aria-label", /Mantova/);
    await page.goBack();
    await page.getByRole("link", { name: /per la zona Bergamo/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Responsabili" })).toBeVisible();
    await expect(page.locator("[data-remove]").first()).toHaveAttribute("aria-label", /Bergamo/);
    await expect(page.locator("tbody tr").first()).toContainText("Bergamo");
    await page.goBack();

    await page.getByRole("button", { name: "Altro su Lodi" }).press("Enter");
    await page.getByRole("menuitem", { name: "Unisci con un’altra zona…" }).press("Enter");
    await page.getByRole("combobox", { name: "Zona che resta" }).selectOption({ label: "Lecco" });
    await expect(page.locator("dialog[open]")).toContainText("passano a Lecco");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Unisci in Lecco" }).click();
    await expect(zoneNames(page).filter({ hasText: "Lodi" })).toHaveCount(0);
    await undo(page, "unita a «Lecco»").click();
    await expect(zoneNames(page).filter({ hasText: "Lodi" })).toBeVisible();
  });
});
