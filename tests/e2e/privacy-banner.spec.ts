import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { ADMIN } from "./support/screens";
import { expect, test } from "./support/test";

test.describe("the privacy banner", () => {
  const banner = (page: Page) => page.getByRole("region", { name: "Accettazione della privacy" });

  test("is accepted, says so, and is gone for good", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await expect(banner(page)).toBeVisible();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await banner(page).getByRole("button", { name: "Accetta privacy" }).click();
    await expect(page.getByText("Informativa della privacy accettata")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    await page.reload();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test("is closed for the session: not for the next one", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await banner(page).getByRole("button", { name: "Chiudi" }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    await page.evaluate(() => void (location.hash = "#/"));
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(office.account("suspended@gds.example")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await office.signOut("suspended@gds.example");
    await office.signIn("suspended@gds.example");
    await expect(banner(page)).toBeVisible();
  });

  test("doesn't ask who has accepted", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await expect(office.account(ADMIN)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test("links to the policy, or says whom to ask for it where the page doesn't say where it is", async ({
    ground,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    const link = banner(page).getByRole("link", { name: "informativa sulla privacy" });
    await expect(link).toHaveAttribute("href", /\/privacy\.html$/);
    const opened = page.waitForEvent("popup");
    await link.click();
    await expect((await opened).getByRole("heading", { name: "Informativa sulla privacy" })).toBeVisible();
    await page.evaluate(() => document.querySelector("gds-backoffice")?.removeAttribute("privacy-url"));
    await expect(banner(page)).toContainText("informativa sulla privacy. Il testo te lo dà la tua sede.");
    await expect(link).toHaveCount(0);
  });

  test("stays when the server refuses, whose message is shown", async ({ ground, panel, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await expect(banner(page)).toBeVisible();
    await panel.chooseScenario("validation");
    await banner(page).getByRole("button", { name: "Accetta privacy" }).click();
    await expect(page.getByText("Il valore non è valido, Il campo è obbligatorio")).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });
});
