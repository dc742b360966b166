import { NEW_PASSWORD, at, button, follow, heading, openMail, zone, ZOE } from "./support/sign-up";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

test("signing up works by keyboard alone, also after the address is corrected; the mailed link leads on to the form", async ({
  transport,
  office,
  page,
  panel,
}) => {
  await transport.open(page, { hash: "#/" });
  await page.getByRole("link", { name: "Registrati" }).click();
  await expect(page).toHaveURL(at("#/auth/register"));
  await expect(zone(page)).toContainText("Lodi");
  await page.getByLabel("Cognome", { exact: true }).focus();
  for (const typed of [ZOE.lastName, ZOE.firstName, "altra@posta.example", NEW_PASSWORD]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await expect(button(page, "Mostra la password")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(ZOE.area);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Informativa sulla privacy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Controlla la posta")).toBeFocused();
  await expect(page.getByText("altra@posta.example")).toBeVisible();

  await button(page, "Cambia indirizzo").press("Enter");
  await expect(page.getByLabel("Cognome")).toHaveValue(ZOE.lastName);
  await expect(zone(page)).toHaveValue(ZOE.area);
  await office.email.fill(ZOE.email);
  await button(page, "Registrati").press("Enter");
  await expect(page.getByText(ZOE.email)).toBeVisible();
  await test.step("a donor who signs in before the confirmation is asked to confirm the address, and can request another e-mail", async () => {
    await follow(page, "#/auth/login");
    await office.signIn(ZOE.email, ZOE.password);
    await expect(page.getByText("Conferma il tuo indirizzo")).toBeVisible();
    await page.getByRole("button", { name: "Manda una nuova e-mail" }).click();
    await expect(page.getByRole("status").filter({ hasText: `E-mail mandata a ${ZOE.email}` })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await openMail(panel, ZOE.email);
  await expect(heading(page, "Indirizzo confermato")).toBeVisible();
  await expect(page).toHaveURL(at("#/auth/validate"));

  await page.getByRole("link", { name: "Continua" }).click();
  await expect(page).toHaveURL(at("#/registration"));
});
