import { NEW_PASSWORD, at, button, follow, heading, openMail } from "./support/sign-up";
import { expect, test } from "./support/test";

test("a first login: an expired link offers a new one; the mailed link asks for password and consent, and signs in", async ({
  transport,
  office,
  page,
  panel,
}) => {
  await test.step("without a link, or with an expired one, the page says where to get a new one", async () => {
    await transport.open(page, { hash: "#/auth/first-login" });
    await expect(heading(page, "Ti serve il collegamento")).toBeVisible();
    await follow(page, "#/auth/first-login?token=first-login-999");
    await expect(heading(page, "Il tuo primo accesso")).toBeVisible();
    await page.reload(); // the token isn't stored
    await expect(heading(page, "Ti serve il collegamento")).toBeVisible();
    await follow(page, "#/auth/first-login?token=first-login-999");
    await office.password.fill(NEW_PASSWORD);
    await page.getByRole("checkbox", { name: /informativa/ }).check();
    await button(page, "Salva la password ed entra").click();
    await expect(heading(page, "Questo collegamento non vale più")).toBeFocused();
    await page.getByRole("link", { name: "Chiedi un altro collegamento" }).click();
    await expect(page).toHaveURL(at("#/auth/forgot-password"));
  });

  await follow(page, "#/auth/login");
  await office.signIn("staged@gds.example");
  await expect(page.getByRole("alert").filter({ hasText: "la prima volta" })).toBeVisible();
  await openMail(panel, "staged@gds.example");

  await expect(heading(page, "Il tuo primo accesso")).toBeVisible();
  // the text to accept has a link, or the page says whom to ask for it
  const policy = page.getByRole("link", { name: "Leggi l’informativa sulla privacy" });
  await expect(policy).toHaveAttribute("href", /\/privacy\.html$/);
  await page.evaluate(() => document.querySelector("gds-backoffice")?.removeAttribute("privacy-url"));
  await expect(page.getByText("Il testo dell’informativa te lo dà la tua sede.")).toBeVisible();
  await expect(policy).toHaveCount(0);
  await office.password.fill(NEW_PASSWORD);
  await button(page, "Salva la password ed entra").click();
  const privacy = page.getByRole("checkbox", { name: /informativa sulla privacy/ });
  await expect(privacy).toBeFocused();
  await expect(privacy).toHaveAccessibleDescription(/serve accettare/);
  await privacy.check();
  await button(page, "Salva la password ed entra").click();
  await expect(page).toHaveURL(at("#/registration"));
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["auth_token", "gds_token_api", "refresh_token"]);
});
