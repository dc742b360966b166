import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

/** A Sunday's sheet: twelve donations with the keyboard alone, one wrong card, one twice. */
const entry = (page: Page) => page.getByLabel("Tessera o nome");
const rows = (page: Page) => page.locator("[data-sheet-row]");
const register = (page: Page) => page.getByRole("button", { name: /^Registra \d+ donazioni$/ });
const waits = (page: Page) => rows(page).filter({ hasText: "Cerco…" });
const open = (page: Page) => rows(page).filter({ hasText: "Da confermare" });

/** Confirms all rows that need it, as a volunteer does: up to the row, Space, a reason, Enter. */
async function confirmAll(page: Page): Promise<void> {
  for (let count = await open(page).count(); count > 0; count -= 1) {
    await open(page).first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.type("La donazione c’è stata");
    await page.keyboard.press("Enter");
    await expect(open(page)).toHaveCount(count - 1);
    await expect(entry(page)).toBeFocused();
  }
}

test("a manager registers a Sunday with the keyboard alone, and undoes it", async ({ transport, page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/donors?pageSize=100", query: { persona: "manager" } });
  const link = page.getByRole("link", { name: "Giornata di prelievo" });
  await expect(page.getByRole("table", { name: "Donatori" }).getByRole("row").nth(1)).toBeVisible();
  const names = await page
    .getByRole("table", { name: "Donatori" })
    .getByRole("row")
    .filter({ hasText: "Attivo" })
    .locator("[data-area=name] a")
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(11);
  await link.press("Enter");
  await expect(entry(page)).toBeFocused();
  await page.getByLabel("Luogo", { exact: true }).fill("Unità di raccolta, Clusone");
  await entry(page).focus();

  await test.step("names, a wrong card and the same donor again", async () => {
    for (const name of names.slice(0, 12)) {
      await page.keyboard.type(name);
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(entry(page)).toHaveValue("");
    }
    await page.keyboard.type("99887766");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(13);
    await page.keyboard.type(names[0]!);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^C’è già: /).first()).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(13);
  });

  await test.step("the draft survives a reload", async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(13);
    await expect(waits(page)).toHaveCount(0);
    await looksRight(page, "the sheet");
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1200, height: 900 });
  });

  await test.step("confirmed and registered", async () => {
    await confirmAll(page);
    await expect(register(page)).toBeEnabled();
    const count = Number(/\d+/.exec(await register(page).innerText())?.[0]);
    expect(count).toBeGreaterThan(9);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: `${count} donazioni registrate`, level: 1 })).toBeVisible();
    await expect(page.getByText(/^Il foglio di questo giorno ha \d+ rig/)).toBeVisible();
    await looksRight(page, "the outcome");
  });

  await test.step("undone: the rows are back in the sheet", async () => {
    await page.getByRole("button", { name: "Annulla la giornata" }).press("Enter");
    await expect(entry(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(13);
  });
});

test("several card numbers in the registry's search become a donation day", async ({ transport, office, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await office.search.fill("000001 000002 000003");
  await page.getByRole("button", { name: "Registra una giornata con queste 3 tessere" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/#\/app\/donors\/collection-day$/);
});
