import { ADMIN } from "./support/screens";
import { expect, test } from "./support/test";

/** What stands in a page's place when its own read is answered with a status that has a screen (specification §2). */
test("a teapot answers with its symbol, and the shell goes on", async ({ ground, office, page }) => {
  await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await expect(office.rows).toHaveCount(10);
  await ground.scenario(page, "teapot");
  await page.evaluate(() => (location.hash = "#/app/dashboard"));
  await expect(page.getByRole("heading", { name: "Una teiera" })).toBeAttached();
  await expect(office.account(ADMIN)).toBeVisible();

  await ground.scenario(page, "");
  await page.evaluate(() => (location.hash = "#/app/donors"));
  await expect(office.rows).toHaveCount(10);
  await page.evaluate(() => (location.hash = "#/app/dashboard"));
  await expect(page.getByRole("heading", { name: /^Buon/ })).toBeVisible();
});
