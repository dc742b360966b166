import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const EMAIL = "suspended@gds.example";
const banner = (page: Page) => page.getByRole("region", { name: "Accettazione della privacy" });

test("the privacy banner is closed for the session, returns in the next one, links to the policy, and is accepted permanently", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
  await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
  await test.step("the banner is closed for this session only", async () => {
    await banner(page).getByRole("button", { name: "Chiudi" }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    await page.evaluate(() => void (location.hash = "#/"));
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(office.account(EMAIL)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await office.signOut(EMAIL);
    await office.signIn(EMAIL);
    await expect(banner(page)).toBeVisible();
  });
  expect(await violations(page)).toEqual([]);

  const link = banner(page).getByRole("link", { name: "informativa sulla privacy" });
  await test.step("the banner links to the policy; without privacy-url it says whom to ask", async () => {
    await expect(link).toHaveAttribute("href", /\/privacy\.html$/);
    const opened = page.waitForEvent("popup");
    await link.click();
    await expect((await opened).getByRole("heading", { name: "Informativa sulla privacy" })).toBeVisible();
    await page.evaluate(() => document.querySelector("gds-backoffice")?.removeAttribute("privacy-url"));
    await expect(banner(page)).toContainText("informativa sulla privacy. Il testo te lo dà la tua sede.");
    await expect(link).toHaveCount(0);
  });

  await test.step("accepting shows a message and removes the banner permanently", async () => {
    await page.bringToFront();
    await banner(page).getByRole("button", { name: "Accetta privacy" }).click();
    await expect(page.getByText("Informativa della privacy accettata")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    await page.reload();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});
