import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const rows = (page: Page) =>
  page
    .getByRole("table", { name: "Responsabili" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const dialog = (page: Page) => page.locator("dialog[open]");

test.use({ viewport: { width: 1200, height: 900 } });

test.describe("people", () => {
  test("an administrator invites two, moves a manager's zones, shuts one out with a hand-over, and lets them in again", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await office.menu.getByRole("button", { name: "Utenti" }).click();
    await office.menu.getByRole("link", { name: "Responsabili" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Responsabili" })).toBeVisible();
    await expect(rows(page).filter({ hasText: "manager@gds.example" })).toContainText("Attivo");
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "Invita", exact: true }).click();
    await page
      .getByRole("textbox", { name: "Indirizzi" })
      .fill("Nadia Oberti <nadia@posta.example>; manager@gds.example");
    await expect(dialog(page)).toContainText("È già responsabile di Bergamo");
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Lecco" }).click();
    await dialog(page).getByRole("button", { name: "Invia 1 invito" }).click();
    await expect(dialog(page)).toContainText("1 invito su 2 è partito");
    await expect(dialog(page)).toContainText("nadia@posta.example");
    await dialog(page).getByRole("button", { name: "Chiudi", exact: true }).last().click();
    await expect(rows(page).filter({ hasText: "Oberti Nadia" })).toContainText("Inserito");

    await page.getByRole("link", { name: "Oberti Nadia" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Oberti Nadia" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Invia di nuovo l’invito" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goBack();

    await page.getByRole("link", { name: "Colombo Marta" }).click();
    await expect(page.getByRole("article", { name: "Colombo Marta" })).toContainText("Responsabile di Bergamo");
    await page.getByRole("button", { name: "Cambia zone" }).click();
    await dialog(page).getByRole("button", { name: "Lodi" }).click();
    await dialog(page).getByRole("button", { name: "Salva le zone" }).click();
    await expect(page.getByRole("article", { name: "Colombo Marta" })).toContainText("Responsabile di Bergamo e Lodi");
    await page.goBack();

    const alone = rows(page).filter({ hasText: "Lecco" }).filter({ hasText: "Attivo" });
    const name = (await alone.getByRole("link").first().textContent()) ?? "";
    await page.getByRole("button", { name: `Azioni per ${name}` }).click();
    await page.getByRole("menuitem", { name: "Disattiva" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(/rest(a|ano) senza responsabile/);
    expect(await violations(page)).toEqual([]);
    await dialog(page)
      .getByRole("combobox")
      .first()
      .selectOption({ label: "Colombo Marta, che segue già Bergamo e Lodi" });
    await dialog(page)
      .getByRole("button", { name: /^Disattiva e affida/ })
      .click();
    await expect(rows(page).filter({ hasText: name })).toContainText("Inattivo");
    await expect(rows(page).filter({ hasText: "manager@gds.example" })).toContainText("Lecco");

    await page.getByRole("button", { name: `Azioni per ${name}` }).click();
    await page.getByRole("menuitem", { name: "Riattiva" }).click();
    await expect(rows(page).filter({ hasText: name })).toContainText("Attivo");
  });

  test("list and account can be used by whoever needs help to see or hear, narrow and in the dark", async ({
    ground,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/managers", query: { persona: "admin" } });
    const office = page.locator("gds-backoffice");
    const title = office.getByRole("heading", { level: 1 });
    for (const [hash, width, theme, seen] of [
      ["#/app/managers", 360, "dark", "Responsabili"],
      ["#/app/managers/details/u3", 360, "dark", "Colombo Marta"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await office.evaluate((element, value) => element.setAttribute("theme", value), theme);
      await page.evaluate((to) => void (location.hash = to), hash);
      await expect(title).toContainText(seen);
      await expect(office.getByText("manager@gds.example").first()).toBeVisible();
      await expect(office.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    }
  });
});
