import { violations } from "./support/axe";
import { ADMIN } from "./support/screens";
import { expect, test } from "./support/test";

test.describe("addresses that show no page", () => {
  test("the page for an unknown address is shown in the shell, or below a plain bar if nobody is signed in", async ({
    transport,
    office,
    page,
  }) => {
    await transport.open(page, { hash: "#/app/nowhere", query: { persona: "admin" } });
    const heading = page.getByRole("heading", { name: "Page not found", level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByText("Please check the URL in the address bar and try again.")).toBeVisible();
    await expect(office.account(ADMIN)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL(/#\/app\/dashboard$/);
    await page.evaluate(() => void (location.hash = "#/nowhere"));
    await expect(heading).toBeVisible();
    await expect(office.account(ADMIN)).toBeVisible();
    await office.signOut(ADMIN);
    await page.evaluate(() => void (location.hash = "#/nowhere"));
    await expect(heading).toBeVisible();
    await expect(office.account(ADMIN)).toBeHidden();
    await expect(page.getByText("Gruppo Donatori")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
