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

/** @returns what axe finds in a narrow window and the dark theme */
async function narrowAndDark(page: Page): Promise<string[]> {
  const office = page.locator("gds-backoffice");
  await page.setViewportSize({ width: 360, height: 900 });
  await office.evaluate((element) => element.setAttribute("theme", "dark"));
  await expect(office.locator("[aria-busy=true]")).toHaveCount(0);
  const found = await violations(page);
  await office.evaluate((element) => element.setAttribute("theme", "auto"));
  await page.setViewportSize({ width: 1200, height: 900 });
  return found;
}

test.describe("people", () => {
  test("an administrator invites two people, changes a manager's zones and deactivates one with a hand-over", async ({
    transport,
    page,
  }) => {
    await transport.open(page, { hash: "#/app/managers", query: { persona: "admin" } });
    await expect(page.getByRole("heading", { level: 1, name: "Responsabili" })).toBeVisible();
    await expect(rows(page).filter({ hasText: "manager@gds.example" })).toContainText("Attivo");
    expect(await violations(page)).toEqual([]);
    expect(await narrowAndDark(page)).toEqual([]);

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

    await page.getByRole("link", { name: "Colombo Marta" }).click();
    await expect(page.getByRole("article", { name: "Colombo Marta" })).toContainText("Responsabile di Bergamo");
    expect(await narrowAndDark(page)).toEqual([]);
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
  });
});
