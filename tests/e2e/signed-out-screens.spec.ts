import { settled } from "../support/settled";
import { violations } from "./support/axe";
import { button, follow, heading } from "./support/sign-up";
import { expect, test } from "./support/test";

test("axe finds nothing on these screens, also with errors and in the dark theme", async ({ transport, page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await transport.open(page, { hash: "#/" });
  for (const [hash, title, press] of [
    ["#/", "Donare sangue, insieme", null],
    ["#/auth/login", "Accedi", "Accedi"],
    ["#/auth/register", "Registrati", "Registrati"],
    ["#/auth/forgot-password", "Password dimenticata", "Manda il collegamento"],
    ["#/auth/forgot-password?token=x", "Scegli una nuova password", "Salva la password"],
    ["#/auth/first-login?token=x", "Il tuo primo accesso", "Salva la password ed entra"],
    ["#/auth/validate?token=x", "Questo collegamento non vale più", "Manda un altro collegamento"],
  ] as const) {
    await follow(page, hash);
    await expect(heading(page, title)).toBeVisible();
    if (press) {
      await button(page, press).click();
      await expect(page.locator("gds-backoffice [aria-invalid=true]").first()).toBeFocused();
    }
    await page.emulateMedia({ colorScheme: "light" });
    await settled(page);
    expect(await violations(page), hash).toEqual([]);
    if (hash.includes("password?") || hash.includes("first-login")) continue; // the form is that of the address
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page);
    expect(await violations(page, "gds-backoffice", "colours"), `${hash}, dark`).toEqual([]);
  }
});
