import { haltClock } from "./support/clock";
import { NEW_PASSWORD, at, button, fillRegistration, follow, heading, openMail, zone, ZOE } from "./support/sign-up";
import { expect, test } from "./support/test";

test.describe("signing up", () => {
  test("leads by the mailed link to a confirmed address, and in", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/" });
    await page.getByRole("link", { name: "Registrati" }).click();
    await expect(page).toHaveURL(at("#/auth/register"));
    await fillRegistration(page, office, ZOE);
    await button(page, "Registrati").click();

    await expect(heading(page, "Controlla la posta")).toBeFocused();
    await expect(page.getByText(ZOE.email)).toBeVisible();
    await openMail(panel, ZOE.email);
    await expect(heading(page, "Indirizzo confermato")).toBeVisible();
    await expect(page).toHaveURL(at("#/auth/validate"));

    await page.getByRole("link", { name: "Accedi" }).click();
    await office.signIn(ZOE.email, ZOE.password);
    await expect(page).toHaveURL(at("#/registration"));
  });

  test("sends the mail again after a while, and to another address with what was typed", async ({
    ground,
    office,
    page,
    panel,
  }) => {
    await page.clock.install();
    await ground.open(page, { hash: "#/auth/register" });
    await fillRegistration(page, office, ZOE);
    await button(page, "Registrati").click();
    await expect(page.getByText(/Puoi chiedere un’altra e-mail tra \d+ secondi/)).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByText("Te la mandiamo subito.")).toBeVisible();
    await button(page, "Invia di nuovo").click();
    await expect(page.getByRole("status").filter({ hasText: "Mandata di nuovo" })).toBeVisible();
    await panel.press("Aggiorna la posta");
    await expect(panel.region.getByRole("listitem").filter({ hasText: ZOE.email })).toHaveCount(2);

    await button(page, "Cambia indirizzo").click();
    await expect(page.getByLabel("Cognome")).toHaveValue(ZOE.lastName);
    await expect(zone(page)).toHaveValue(ZOE.area);
    await office.email.fill("altra@posta.example");
    await button(page, "Registrati").click();
    await expect(page.getByText("altra@posta.example")).toBeVisible();
  });

  test("says what is wrong where it is, and puts the focus into the first such field", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/auth/register" });
    await page.getByLabel("Nome", { exact: true }).fill("Zoè");
    await office.email.fill("zoe");
    await office.password.fill("juventus");
    await expect(page.getByText("È una delle password più usate")).toBeVisible(); // as it is typed
    await button(page, "Registrati").click();
    await expect(page.getByLabel("Cognome")).toBeFocused();
    await expect(page.getByLabel("Cognome")).toHaveAccessibleDescription("Scrivi il tuo cognome.");
    await expect(office.email).toHaveAttribute("aria-invalid", "true");
    await expect(zone(page)).toHaveAccessibleDescription(/Indica la tua zona/);
    await office.email.fill("zoe@posta.example");
    await expect(office.email).not.toHaveAttribute("aria-invalid", "true");
  });

  test("shows how hard the password is to guess, and the password itself", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/auth/register" });
    await expect(office.password).toHaveAttribute("autocomplete", "new-password");
    for (const [typed, words] of [
      ["corta", "troppo corta"],
      ["Donatori2026!", "debole"],
      [NEW_PASSWORD, "ottima"],
    ] as const) {
      await office.password.fill(typed);
      await expect(page.getByText(`Robustezza: ${words}`)).toBeVisible();
    }
    await button(page, "Mostra la password").click();
    await expect(office.password).toHaveAttribute("type", "text");
  });

  test("tells whoever has an account already where to go, with nothing lost", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/auth/register" });
    await fillRegistration(page, office, { ...ZOE, email: "donor@gds.example" });
    await button(page, "Registrati").click();
    await expect(office.email).toBeFocused();
    await expect(office.email).toHaveAccessibleDescription(/già registrato/);
    await expect(page.getByLabel("Cognome")).toHaveValue(ZOE.lastName);
    await page.getByRole("link", { name: "scegli una nuova password" }).click();
    await expect(page).toHaveURL(at("#/auth/forgot-password"));
  });

  test("keeps everything while the network is away, and can read the zones again", async ({ ground, office, page }) => {
    await page.clock.install();
    await ground.open(page, { hash: "#/auth/login" });
    await expect(office.signInHeading).toBeVisible();
    await ground.scenario(page, "offline");
    await haltClock(page); // what failed would be read again by itself, too
    await follow(page, "#/auth/register");
    await page.clock.runFor(900);
    await expect(page.getByRole("alert").filter({ hasText: "Non riusciamo a leggere le zone" })).toBeVisible();
    await ground.scenario(page, "");
    await office.retry.click();
    await page.clock.resume();
    await fillRegistration(page, office, ZOE);
    await ground.scenario(page, "offline");
    await button(page, "Registrati").click();
    await expect(page.getByRole("alert").filter({ hasText: "Manca la connessione" })).toBeVisible();
    await expect(zone(page)).toHaveValue(ZOE.area);
    await ground.scenario(page, "");
    await button(page, "Registrati").click();
    await expect(heading(page, "Controlla la posta")).toBeVisible();
  });

  test("goes by the keyboard alone", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/auth/register" });
    await expect(zone(page)).toContainText("Lodi");
    await page.getByLabel("Cognome", { exact: true }).focus();
    for (const typed of ["D'Amico", "Zoè", ZOE.email, NEW_PASSWORD]) {
      await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
    }
    await expect(button(page, "Mostra la password")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Lodi");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Informativa sulla privacy" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Controlla la posta")).toBeFocused();
  });
});
