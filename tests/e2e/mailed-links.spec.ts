import type { Page } from "@playwright/test";
import { at, button, fillRegistration, follow, heading, ZOE } from "./support/sign-up";
import { expect, test } from "./support/test";

/** Records the page's address at each call to the API. */
async function noteAddresses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const Original = window.Request;
    window.Request = class extends Original {
      constructor(...given: ConstructorParameters<typeof Original>) {
        super(...given);
        if (this.url.includes("/v2/")) seen.push(location.href);
      }
    };
    Object.assign(window, { addressesAtCalls: seen });
  });
  return () => page.evaluate(() => (window as unknown as { addressesAtCalls: string[] }).addressesAtCalls);
}

test.describe("a mailed link", () => {
  test("its token leaves the address before any call, and stays out of the history and of pages for other users", async ({
    transport,
    page,
  }) => {
    const addresses = await noteAddresses(page);
    await transport.open(page, { hash: "#/auth/validate?token=validate-999", query: { persona: "donor" } });
    await expect(heading(page, "Questo collegamento non vale più")).toBeVisible();
    expect((await addresses()).length).toBeGreaterThan(1);
    expect((await addresses()).filter((address) => address.includes("token="))).toEqual([]);
    await page.getByRole("link", { name: "Continua" }).click();
    await page.goBack();
    await expect(page).toHaveURL(at("#/auth/validate"));
    await follow(page, "#/auth/forgot-password?token=reset-999");
    await expect(page).toHaveURL(at("#/app/dashboard"));
    expect(page.url()).not.toContain("token");
  });

  test("that confirms an address works once the network is back; an expired one can be requested again", async ({
    transport,
    office,
    page,
    panel,
    context,
  }) => {
    await transport.open(page, { hash: "#/auth/register" });
    await fillRegistration(page, office, ZOE);
    await button(page, "Registrati").click();
    await expect(heading(page, "Controlla la posta")).toBeVisible();
    await follow(page, "#/auth/validate?token=validate-999");
    await expect(heading(page, "Questo collegamento non vale più")).toBeVisible();
    await office.email.fill(ZOE.email);
    await button(page, "Manda un altro collegamento").click();
    await expect(heading(page, "Controlla la posta")).toBeFocused();

    await panel.press("Aggiorna la posta");
    const link = panel.region.getByRole("listitem").filter({ hasText: ZOE.email }).first().getByRole("link");
    await transport.scenario(page, "offline");
    await link.click();
    await expect(heading(page, "Non siamo riusciti a confermare l’indirizzo")).toBeVisible();
    await transport.scenario(page, "");
    await office.retry.click();
    await expect(heading(page, "Indirizzo confermato")).toBeVisible();

    await test.step("the link is used once, even if the user signs in in another tab afterwards", async () => {
      const other = await context.newPage();
      await transport.open(other, { hash: "#/auth/login" });
      await office.on(other).signIn(ZOE.email, ZOE.password);
      await expect(page.getByRole("link", { name: "Continua" })).toBeVisible();
      await expect(heading(page, "Indirizzo confermato")).toBeVisible();
      await page.bringToFront();
      await page.getByRole("link", { name: "Continua" }).click();
      await expect(page).toHaveURL(at("#/registration"));
    });
  });
});
