import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { haltClock } from "./support/clock";
import { expect, test } from "./support/test";
import type { BackOffice, ControlPanel } from "./support/screens";
import { PASSWORD } from "./support/screens";

const NEW_PASSWORD = "cavallo batteria graffetta";
const at = (hash: string) => (address: URL) => address.hash === hash;

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const zone = (page: Page) => page.getByRole("combobox", { name: "Zona", exact: true });

/** Opens the newest mail's link, as a person would: in this same tab. */
async function openMail(panel: ControlPanel, to: string): Promise<void> {
  await panel.press("Aggiorna la posta");
  await panel.region.getByRole("listitem").filter({ hasText: to }).first().getByRole("link").click();
}

/** Follows a link of this page to another hash. */
const follow = (page: Page, hash: string) => page.evaluate((next) => void (location.hash = next), hash);

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  area: string;
}
const ZOE: Person = {
  firstName: "Zoè",
  lastName: "D'Amico",
  email: "zoe@posta.example",
  password: NEW_PASSWORD,
  area: "Lodi",
};

async function fillRegistration(page: Page, office: BackOffice, person: Person): Promise<void> {
  await page.getByLabel("Nome", { exact: true }).fill(person.firstName);
  await page.getByLabel("Cognome").fill(person.lastName);
  await office.email.fill(person.email);
  await office.password.fill(person.password);
  await zone(page).selectOption(person.area);
}

/** Notes the page's address at each call to the API, from the first on. */
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

  test("sends the mail again, and to another address with what was typed", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/register" });
    await fillRegistration(page, office, ZOE);
    await button(page, "Registrati").click();
    await button(page, "Manda di nuovo").click();
    await expect(page.getByRole("status").filter({ hasText: "Mandato di nuovo" })).toBeVisible();
    await panel.press("Aggiorna la posta");
    await expect(panel.region.getByRole("listitem").filter({ hasText: ZOE.email })).toHaveCount(2);

    await button(page, "Usa un altro indirizzo").click();
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
    await expect(zone(page)).toHaveAccessibleDescription(/Scegli la tua zona/);
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
    await page.getByLabel("Nome", { exact: true }).focus();
    for (const typed of ["Zoè", "D'Amico", ZOE.email, NEW_PASSWORD]) {
      await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
    }
    await expect(button(page, "Mostra la password")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Lodi");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Controlla la posta")).toBeFocused();
  });
});

test.describe("a forgotten password", () => {
  test("is replaced by the mailed link", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/login" });
    await page.getByRole("link", { name: "Password dimenticata?" }).click();
    await office.email.fill("donor@gds.example");
    await button(page, "Manda il collegamento").click();
    await expect(heading(page, "Controlla la posta")).toBeFocused();
    await openMail(panel, "donor@gds.example");

    await expect(heading(page, "Scegli una nuova password")).toBeVisible();
    await page.getByLabel("Nuova password", { exact: true }).fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await expect(heading(page, "Password cambiata")).toBeFocused();
    await page.getByRole("link", { name: "Accedi" }).click();
    await office.signIn("donor@gds.example", NEW_PASSWORD);
    await expect(page).toHaveURL(at("#/app/dashboard"));
  });

  test("never tells whether an address is registered", async ({ ground, office, page }) => {
    const told: string[] = [];
    const screen = page.getByRole("region", { name: "Controlla la posta" });
    await ground.open(page, { hash: "#/auth/forgot-password" });
    for (const email of ["donor@gds.example", "nobody@gds.example"]) {
      await office.email.fill(email);
      await button(page, "Manda il collegamento").click();
      await expect(heading(page, "Controlla la posta")).toBeVisible();
      told.push((await screen.innerText()).replace(email, "…"));
      await button(page, "Usa un altro indirizzo").click();
    }
    expect(told[0]).toBe(told[1]);
  });

  test("of the staff is longer: the server decides, and the link stays good", async ({
    ground,
    office,
    page,
    panel,
  }) => {
    await ground.open(page, { hash: "#/auth/forgot-password" });
    await office.email.fill("manager@gds.example");
    await button(page, "Manda il collegamento").click();
    await openMail(panel, "manager@gds.example");
    const field = page.getByLabel("Nuova password", { exact: true });
    await field.fill("tazza lenta");
    await button(page, "Salva la password").click();
    await expect(field).toHaveAccessibleDescription(/almeno 12 caratteri/);
    await expect(field).toBeFocused();
    await field.fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await expect(heading(page, "Password cambiata")).toBeVisible();
  });

  test("a link that is used up or wrong leads to another one", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/forgot-password?token=reset-999" });
    await page.getByLabel("Nuova password", { exact: true }).fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await expect(heading(page, "Questo collegamento non vale più")).toBeFocused();
    await office.email.fill("donor@gds.example");
    await button(page, "Manda il collegamento").click();
    await openMail(panel, "donor@gds.example");
    await expect(heading(page, "Scegli una nuova password")).toBeVisible();
  });
});

test.describe("a first login", () => {
  test("begins with a mail, asks for password and privacy, and leads in", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/login" });
    await office.signIn("staged@gds.example");
    await expect(page.getByRole("alert").filter({ hasText: "la prima volta" })).toBeVisible();
    await openMail(panel, "staged@gds.example");

    await expect(heading(page, "Il tuo primo accesso")).toBeVisible();
    await office.password.fill(NEW_PASSWORD);
    await button(page, "Salva la password ed entra").click();
    const privacy = page.getByRole("checkbox", { name: /informativa sulla privacy/ });
    await expect(privacy).toBeFocused();
    await expect(privacy).toHaveAccessibleDescription(/serve accettare/);
    await privacy.check();
    await button(page, "Salva la password ed entra").click();
    await expect(page).toHaveURL(at("#/registration"));
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual(["auth_token", "refresh_token"]);
  });

  test("also replaces a password that has expired, and other tabs hear of it", async ({
    ground,
    office,
    page,
    panel,
    context,
  }) => {
    await ground.open(page, { hash: "#/auth/login" });
    const other = await context.newPage();
    await ground.open(other, { hash: "#/auth/login" });
    await expect(office.on(other).signInHeading).toBeVisible();
    await office.signIn("expired@gds.example");
    await expect(page.getByRole("alert").filter({ hasText: "scaduta" })).toBeVisible();
    await openMail(panel, "expired@gds.example");
    await office.password.fill(NEW_PASSWORD);
    await page.getByRole("checkbox", { name: /informativa/ }).check();
    await button(page, "Salva la password ed entra").click();
    await expect(page).toHaveURL(at("#/app/dashboard"));
    await expect(other).toHaveURL(at("#/app/dashboard"));
  });

  test("without a link, or with a dead one, says where to get it", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/auth/first-login" });
    await expect(heading(page, "Ti serve il collegamento")).toBeVisible();
    await follow(page, "#/auth/first-login?token=first-login-999");
    await expect(heading(page, "Il tuo primo accesso")).toBeVisible();
    await page.reload(); // a token isn't kept anywhere
    await expect(heading(page, "Ti serve il collegamento")).toBeVisible();
    await follow(page, "#/auth/first-login?token=first-login-999");
    await office.password.fill(NEW_PASSWORD);
    await page.getByRole("checkbox", { name: /informativa/ }).check();
    await button(page, "Salva la password ed entra").click();
    await expect(heading(page, "Questo collegamento non vale più")).toBeFocused();
    await page.getByRole("link", { name: "Chiedi un altro collegamento" }).click();
    await expect(page).toHaveURL(at("#/auth/forgot-password"));
  });
});

test.describe("an account that may not enter now", () => {
  test("is told how long it is locked, and gets in by a new password", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/login" });
    await office.signIn("locked@gds.example");
    const alert = page.getByRole("alert").filter({ hasText: "bloccato" });
    await expect(alert).toContainText("Aspetta 15 minuti, poi riprova.");
    await alert.getByRole("link", { name: /scegli una nuova password/ }).click();
    await office.email.fill("locked@gds.example");
    await button(page, "Manda il collegamento").click();
    await openMail(panel, "locked@gds.example");
    await page.getByLabel("Nuova password", { exact: true }).fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await page.getByRole("link", { name: "Accedi" }).click();
    await office.signIn("locked@gds.example", NEW_PASSWORD);
    await expect(page).toHaveURL(at("#/app/dashboard"));
  });

  test("is told for how long it tried too often", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/auth/login" });
    await office.email.fill("hasty@posta.example");
    await office.password.fill("sbagliata");
    const told = page.getByRole("alert").filter({ hasText: /Aspetta (\d+ secondi|un minuto), poi riprova\./ });
    await expect(async () => {
      await office.submit.click();
      await expect(office.submit).toBeEnabled();
      await expect(told).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [0] });
    await expect(told).toContainText("Troppi tentativi");
    await expect(office.email).toHaveValue("hasty@posta.example");
  });
});

test.describe("a mailed link", () => {
  for (const { who, persona } of [
    { who: "signed out", persona: undefined },
    { who: "signed in", persona: "donor" },
  ]) {
    test(`${who}: its token has left the address before any call, and stays out of the history`, async ({
      ground,
      page,
    }) => {
      const addresses = await noteAddresses(page);
      await ground.open(page, {
        hash: "#/auth/validate?token=validate-999",
        ...(persona && { query: { persona } }),
      });
      await expect(heading(page, "Questo collegamento non vale più")).toBeVisible();
      expect((await addresses()).length).toBeGreaterThan(persona ? 1 : 0);
      expect((await addresses()).filter((address) => address.includes("token="))).toEqual([]);
      await page.getByRole("link", { name: persona ? "Continua" : "Accedi" }).click();
      await page.goBack();
      await expect(page).toHaveURL(at("#/auth/validate"));
    });
  }

  test("that confirms an address works once the network is back, and a dead one can be asked for anew", async ({
    ground,
    office,
    page,
    panel,
  }) => {
    await ground.open(page, { hash: "#/auth/register" });
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
    await ground.scenario(page, "offline");
    await link.click();
    await expect(heading(page, "Non siamo riusciti a confermare l’indirizzo")).toBeVisible();
    await ground.scenario(page, "");
    await office.retry.click();
    await expect(heading(page, "Indirizzo confermato")).toBeVisible();
  });

  test("leads who is signed in already on, too", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/register" });
    await fillRegistration(page, office, ZOE);
    await button(page, "Registrati").click();
    await page.getByRole("link", { name: "Torna all’accesso" }).click();
    await office.signIn(ZOE.email, ZOE.password);
    await expect(page).toHaveURL(at("#/app/dashboard"));
    await openMail(panel, ZOE.email);
    await expect(heading(page, "Indirizzo confermato")).toBeVisible();
    await page.getByRole("link", { name: "Continua" }).click();
    await expect(page).toHaveURL(at("#/registration"));
  });

  test("for a new password leads who is signed in to the dashboard, and its token is forgotten", async ({
    ground,
    page,
  }) => {
    await ground.open(page, { hash: "#/auth/forgot-password?token=reset-999", query: { persona: "donor" } });
    await expect(page).toHaveURL(at("#/app/dashboard"));
    expect(page.url()).not.toContain("token");
  });
});

test.describe("the landing page", () => {
  test("says what the association is and leads in, to who is signed out", async ({ ground, office, page }) => {
    await ground.open(page);
    await expect(heading(page, "Donare sangue, insieme")).toBeVisible();
    await expect(page.getByText("Chi ha tra 18 e 65 anni")).toBeVisible();
    await page.getByRole("link", { name: "Accedi" }).click();
    await expect(office.signInHeading).toBeFocused();
    await office.signIn("admin@gds.example", PASSWORD);
    await expect(page).toHaveURL(at("#/app/dashboard"));
  });

  for (const [persona, says, way] of [
    ["donor", "La tua iscrizione è attiva", "Vai alla tua pagina"],
    ["pending", "Manca il modulo", "Completa l’iscrizione"],
    ["suspended", "Per ora non puoi donare", "Vai alla tua pagina"],
    ["admin", "spazio dell’associazione", "Vai alla dashboard"],
  ] as const)
    test(`tells ${persona} the own state and the way in`, async ({ ground, page }) => {
      await ground.open(page, { hash: "#/", query: { persona } });
      await expect(page.getByText(says)).toBeVisible();
      await page.getByRole("link", { name: way }).click();
      await expect(page).toHaveURL(at(persona === "pending" ? "#/registration" : "#/app/dashboard"));
    });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`no screen of these has a fault of accessibility, errors shown, ${colorScheme}`, async ({ ground, page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 400, height: 800 });
    await ground.open(page, { hash: "#/" });
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
      const { violations } = await new AxeBuilder({ page }).include("gds-backoffice").analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${hash} ${id}: ${html}`))).toEqual([]);
    }
  });
