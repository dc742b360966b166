import type { Page } from "@playwright/test";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const AS_ADMIN = { persona: "admin" };

const menu = (page: Page) => page.getByRole("button", { name: "Stato", exact: true });
/** Presses an item of a menu, or a button of a dialog, by Enter. */
const press = (page: Page, role: "button" | "menuitem", name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).press("Enter");
const choose = async (page: Page, action: RegExp) => {
  await menu(page).press("Enter");
  await press(page, "menuitem", action);
};
const undo = (page: Page) =>
  page
    .locator("[data-sonner-toast][data-front=true]")
    .filter({ hasText: "Stato cambiato" })
    .getByRole("button", { name: "Ripristina lo stato di prima" })
    .press("Enter");
/** Expects the status in the header of the record, and that the dialog has closed. */
const expectStatus = async (page: Page, label: string) => {
  await expect(page.locator("gds-backoffice article header").first().getByText(label, { exact: true })).toBeVisible();
  await expect(page.locator("gds-backoffice dialog")).toHaveCount(0);
};

test.use({ viewport: { width: 1200, height: 900 } });

test("a donor's status is changed by keyboard, and each change is undone", async ({ transport, office, page }) => {
  await transport.open(page, { hash: "#/app/donors/details/d1", query: AS_ADMIN });
  await expectStatus(page, "Attivo");

  await test.step("the donor is suspended with a reason, and this is undone", async () => {
    await choose(page, /^Sospendi/);
    await page.getByRole("radio", { name: /^Tatuaggio o piercing/ }).press("Space");
    await press(page, "button", /^Sospendi fino al/);
    await expectStatus(page, "Sospeso temporaneamente");
    await expect(menu(page)).toBeFocused();
    await expect(page.getByText(/^Quel giorno può donare: la sospensione dura fino a/).first()).toBeVisible();
    await undo(page);
    await expectStatus(page, "Attivo");
  });

  await test.step("the donor is deactivated with a reason, and reactivated", async () => {
    await choose(page, /^Disattiva/);
    await press(page, "button", "Disattiva");
    await expect(page.getByText("Scrivi perché.")).toBeVisible();
    await page.getByRole("textbox", { name: "Perché" }).fill("Si è trasferito");
    await press(page, "button", "Disattiva");
    await expectStatus(page, "Inattivo");
    await choose(page, /^Riattiva/);
    await press(page, "button", "Riattiva");
    await expectStatus(page, "Attivo");
  });

  await test.step("a permanent suspension needs a second confirmation", async () => {
    await choose(page, /^Sospendi/);
    await page.getByRole("radio", { name: /^Epatite B o C/ }).press("Space");
    await looksRight(page, "the dialog for a suspension", "dialog[open]");
    await press(page, "button", "Continua");
    const certified = page.getByRole("checkbox", { name: /referto/ });
    await press(page, "button", "Sospendi per sempre");
    await expect(page.getByText("Serve un referto, o la parola del medico.")).toBeVisible();
    await looksRight(page, "the second confirmation", "dialog[open]");
    await certified.press("Space");
    await press(page, "button", "Sospendi per sempre");
    await expectStatus(page, "Sospeso permanente per salute o età");
  });

  await test.step("the history contains the changes and their reasons", async () => {
    await page.getByRole("tab", { name: "Storia" }).press("Enter");
    // the newest entry is the reactivation
    const entries = page.getByRole("button", { expanded: false }).filter({ hasText: "Inattivo" });
    await entries.nth(1).press("Enter");
    await expect(page.getByText("Si è trasferito")).toBeVisible();
    // only the history, because a fading toast has less contrast
    await looksRight(page, "an entry of the history", "[role=tabpanel]");
  });

  await test.step("the dialog that changes several donors is accessible and fits, wide and narrow", async () => {
    await page.evaluate(() => void (location.hash = "#/app/donors"));
    await expect(office.rows).toHaveCount(10);
    for (const row of [office.rows.nth(0), office.rows.nth(1)]) await row.getByRole("checkbox").press("Space");
    await page.locator("[aria-haspopup=dialog]").filter({ hasText: "Stato" }).press("Enter");
    await page.getByRole("combobox", { name: "Che cosa" }).selectOption("Disattiva");
    await page.getByRole("textbox", { name: "Perché" }).fill("Non rispondono più");
    await looksRight(page, "the dialog for several donors", "dialog[open]");
  });
});
