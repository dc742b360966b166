import type { Page } from "@playwright/test";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const AS_ADMIN = { persona: "admin" };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const undo = (page: Page, said: string) =>
  page
    .locator("[data-sonner-toast]")
    .filter({ hasText: said })
    .getByRole("button", { name: "Togli la benemerenza" })
    .click();

test("what was earned is handed over, and undone", async ({ ground, office, page }) => {
  await ground.open(page, { hash: "#/app/dashboard", query: AS_ADMIN });
  await page.getByRole("link", { name: /benemerenz/i }).click();
  await office.rows.first().press("Enter");
  await page.getByRole("tab", { name: "Benemerenze" }).click();
  const handOver = button(page, "Segna come consegnata").first();
  await expect(handOver).toBeVisible();
  await looksRight(page, "awards");
  const given = page.getByRole("button", { name: /^Azioni per/ });
  const before = await given.count();
  await handOver.press("Enter");
  await expect(given).toHaveCount(before + 1);
  await undo(page, "Benemerenza consegnata");
  await expect(given).toHaveCount(before);
});
