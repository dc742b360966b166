import type { Page } from "@playwright/test";
import { smallTargets } from "../support/targets";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

/** Pages and actions in the search, for each role, with the keyboard alone. */
const dialog = (page: Page, name = "Cerca") => page.getByRole("dialog", { name });
const field = (page: Page) => page.getByPlaceholder("Cerca...", { exact: true });
const options = (page: Page) => dialog(page).getByRole("option");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const group = (page: Page, name: string) => dialog(page).getByRole("group", { name, exact: true });

/** Opens the search with the keyboard and types. */
async function searchFor(page: Page, text: string) {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test("an administrator opens pages and starts actions with the keyboard alone", async ({ transport, page }) => {
  test.slow(); // axe checks three screens
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin", donors: "60" } });
  await expect(page.getByRole("heading", { name: "Donazioni per mese" })).toBeVisible();

  await test.step("an empty field offers actions", async () => {
    await searchFor(page, "");
    await expect(group(page, "Fai").getByRole("option").first()).toHaveText(/^Registra una giornata/);
    await looksRight(page, "commands", "dialog[open]");
    await expect(dialog(page).getByRole("listbox").locator("..")).toHaveJSProperty("clientHeight", 300);
  });

  await test.step("typing finds actions, pages and people", async () => {
    await page.keyboard.type("reg");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ risultat[io] per "reg"$/);
    await expect(group(page, "Fai").getByRole("option")).toHaveText([
      /^Registra una giornata/,
      /^Registra una donazione/,
    ]);
    await expect(group(page, "Vai a").getByRole("option").first()).toHaveText(/^Registro attività/);
    await looksRight(page, "commands and people", "dialog[open]");
    for (let down = 0; down < 3; down++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/app\/settings\?tab=rules$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Regole" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("an action opens its page and does it once", async () => {
    await searchFor(page, "esporta");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Donatori")).toBeVisible();
    await expect(dialog(page, "Esporta")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("row")).toHaveCount(11);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a donation is registered for a donor who is chosen next", async () => {
    await searchFor(page, "registra una don");
    await page.keyboard.press("Enter");
    await expect(page.getByPlaceholder("Quale donatore?")).toBeFocused();
    await page.keyboard.type("amato");
    await expect(options(page).first()).toContainText("Amato");
    await looksRight(page, "a donor for a donation", "dialog[open]");
    await page.keyboard.press("Enter");
    await expect(heading(page, /^Amato/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Registra donazione" })).toBeVisible();
    await page.goBack();
    await expect(heading(page, "Donatori")).toBeVisible();
  });

  await test.step("on the list itself it keeps the search of the list", async () => {
    const search = page.getByRole("searchbox");
    await search.fill("amato");
    await expect(page.getByRole("row").last()).toContainText("Amato");
    const rows = await page.getByRole("row").count();
    await searchFor(page, "etichette");
    await page.keyboard.press("Enter");
    await expect(dialog(page, "Etichette")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Etichette")).toHaveCount(0);
    await expect(search).toHaveValue("amato");
    await expect(page.getByRole("row")).toHaveCount(rows);
  });

  await test.step("single keys, their list and their switch", async () => {
    await page.getByRole("row").nth(1).focus();
    await page.keyboard.press("n");
    await expect(heading(page, "Nuovo donatore")).toBeFocused();
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await expect(heading(page, "Donatori")).toBeFocused();
    await page.keyboard.press("?");
    const keys = dialog(page, "Scorciatoie da tastiera");
    await expect(keys).toContainText("Nuovo donatore");
    await looksRight(page, "list of keys", "dialog[open]");
    await keys.getByRole("checkbox").press("Space");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await page.keyboard.press("n");
    await page.keyboard.press("?");
    await searchFor(page, "");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(heading(page, "Donatori")).toHaveCount(1);
  });
});

for (const { persona, offered, missing } of [
  { persona: "manager", offered: /^Registra una giornata/, missing: "Importer" },
  { persona: "director", offered: /^Esporta/, missing: "Registra una giornata" },
  { persona: "donor", offered: /^Modifica i miei dati/, missing: "Donatori" },
])
  test(`a ${persona} finds only what the role may do, on a phone, too`, async ({ transport, page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await transport.open(page, { hash: "#/app/dashboard", query: { persona, donors: "60" } });
    await page.getByRole("button", { name: "Cerca", exact: true }).click();
    await expect(options(page).first()).toHaveText(offered);
    await expect(options(page).filter({ hasText: missing })).toHaveCount(0);
    expect(await smallTargets(page, "gds-backoffice", "dialog[open]")).toEqual([]);
    expect(await violations(page, ["gds-backoffice", "dialog[open]"])).toEqual([]);
    await field(page).fill(missing);
    await expect(dialog(page).getByRole("status")).toContainText(`per "${missing}"`);
    await expect(options(page).filter({ hasText: missing })).toHaveCount(0);
    await field(page).fill("account");
    await expect(options(page)).toHaveText([/^Account settings/]);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Account settings")).toBeVisible();
  });
