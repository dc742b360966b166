import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { http } from "./support/grounds";
import { PASSWORD } from "./support/screens";
import { expect, test } from "./support/test";

/** The registration form, by role and Italian name. */
const formOf = (page: Page) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    street: field("Via e numero"),
    cap: field("CAP"),
    city: field("Città"),
    birthday: field("Data di nascita"),
    fiscalCode: field("Codice fiscale"),
    mobile: field("Cellulare"),
    send: page.getByRole("button", { name: "Invia il modulo" }),
    heading: page.getByRole("heading", { name: "I tuoi dati", level: 1 }),
  };
};
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test.describe("the registration form", () => {
  test("a pending donor signs in, lands on it, fails, keeps what was typed, succeeds, and is thanked", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/auth/login" });
    await page.evaluate(() => {
      const completed: string[] = [];
      Object.assign(globalThis, { completed });
      document.addEventListener("gds-registration-completed", (event) => completed.push(event.detail.userId));
    });
    await office.signIn("pending@gds.example");
    const form = formOf(page);
    await expect(form.heading).toBeVisible();
    await expect(page).toHaveURL(/#\/registration$/);
    await expect(page).toHaveTitle("Registration | Gruppo Donatori di Sangue");
    await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Giulia");

    await form.street.fill("Via Angelo Maj 32");
    await form.birthday.fill("");
    await form.birthday.pressSequentially("4101987");
    await expect(form.birthday).toHaveValue("41/01/987");
    await form.birthday.fill("04/10/1987");
    await form.cap.fill("2402");
    await form.send.click();
    await expect(page.getByRole("alert").filter({ hasText: "Per inviare, correggi un campo" })).toBeVisible();
    await expect(form.cap).toBeFocused();
    await expect(form.cap).toHaveAccessibleDescription("Il CAP ha 5 cifre.");
    await form.cap.fill("24023");

    await ground.scenario(page, "validation");
    await form.send.click();
    // specification §8: the joined msg values
    await expect(toast(page, "Il valore non è valido, Il campo è obbligatorio")).toBeVisible();
    await expect(form.fiscalCode).toHaveAccessibleDescription(/Il valore non è valido/);
    await expect(form.mobile).toHaveAccessibleDescription(/Il campo è obbligatorio/);
    await expect(form.street).toHaveValue("Via Angelo Maj 32");
    await expect(form.cap).toHaveValue("24023");
    expect(await violations(page)).toEqual([]);

    await ground.scenario(page, "");
    await form.send.click();
    await expect(page.getByRole("heading", { name: "Grazie, Giulia" })).toBeFocused();
    await expect(toast(page, "Registrazione aggiornato con successo")).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { completed: string[] }).completed)).toEqual(["d2"]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "Vai alla tua pagina" }).click();
    await expect(page).toHaveURL(/#\/app\/dashboard$/);
    await expect(page.getByText("in attesa di attivazione")).toBeVisible();
    await expect(page.getByText("Da attivare")).toBeVisible();
  });

  test("says that its data don't come, and reads them again when asked", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/registration", query: { persona: "pending", scenario: "teapot" } });
    await expect(page.getByRole("alert").filter({ hasText: "Sono una teiera." })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await ground.scenario(page, "");
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(formOf(page).heading).toBeVisible();
  });

  test("is legible and in order in a column of 360 px, in both themes", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/registration", query: { persona: "pending", width: "360" } });
    const form = formOf(page);
    await expect(form.heading).toBeVisible();
    const [cap, city, street] = await Promise.all(
      [form.cap, form.city, form.street].map((field) => field.boundingBox()),
    );
    expect(cap?.y).toBe(city?.y);
    expect(street?.height).toBeGreaterThanOrEqual(44);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => document.querySelector("gds-backoffice")?.setAttribute("theme", name), theme);
      expect(await violations(page), theme).toEqual([]);
    }
  });
});

test.describe("a form that is half filled in", () => {
  test.use({
    ground: async ({ mockApi }, use) => {
      await mockApi.post("reset");
      await mockApi.post("setLatency", { ms: 0 });
      await mockApi.post("setScenario", { name: "none" });
      await use(http(mockApi));
    },
  });

  test("survives being signed out from elsewhere, for the same person alone", async ({
    ground,
    mockApi,
    office,
    page,
  }) => {
    const email = "pending@gds.example";
    await ground.open(page, { hash: "#/auth/login" });
    await office.signIn(email);
    const form = formOf(page);
    await form.city.fill("Rovetta");
    await signOutOthers(mockApi.apiBase, email);
    await form.send.click();
    await expect(office.signInHeading).toBeVisible();
    await office.signIn(email);
    await expect(form.city).toHaveValue("Rovetta");
    await expect(page).toHaveURL(/#\/registration$/);
  });
});

/** The same person, at another device, signs everybody else out. */
async function signOutOthers(apiBase: string, email: string): Promise<void> {
  const post = (path: string, body: object, token?: string) =>
    fetch(apiBase + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const login = await post("/auth/login", { email, password: PASSWORD, recaptcha_token: "test" });
  const { authToken } = (await login.json()) as { authToken: string };
  expect((await post("/auth/sign-out-others", {}, authToken)).status).toBe(200);
}

test.describe("the donor's dashboard", () => {
  test("tells an active donor when to donate next and why, and lists the own donations", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
    await expect(page.getByRole("heading", { name: "Ciao Nicolò", level: 1 })).toBeVisible();
    const next = page.getByRole("region", { name: "La tua prossima donazione" });
    await expect(next).toContainText(/Sono passati \d+ dei 90 giorni di riposo\.|Oggi puoi donare|numero massimo/);
    const donations = page.getByRole("button", { name: "Tutte le donazioni" });
    await expect(donations).toHaveAttribute("aria-expanded", "false");
    const shown = await page.getByRole("term").count();
    await donations.click();
    await expect(page.getByRole("button", { name: "Solo le ultime" })).toHaveAttribute("aria-expanded", "true");
    expect(await page.getByRole("term").count()).toBeGreaterThan(shown);
    await expect(page.getByRole("img", { name: /Donazioni per anno/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("tells a suspended donor since when, until when and why, and leads to the own data", async ({
    ground,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended", width: "360" } });
    await expect(page.getByText("Per ora non puoi donare.")).toBeVisible();
    for (const term of ["Dal", "Fino al", "Motivo"])
      await expect(page.getByRole("term").filter({ hasText: term }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "La tua prossima donazione" })).toContainText(
      "È il giorno dopo la fine della sospensione.",
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Aggiorna i tuoi dati" }).click();
    await expect(formOf(page).heading).toBeVisible();
    await expect(page.getByRole("button", { name: "Salva i dati" })).toBeVisible();
  });

  test("says what failed, and reads again when asked", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "donor", scenario: "teapot" } });
    await expect(page.getByRole("alert").filter({ hasText: "Sono una teiera." })).toBeVisible();
    await ground.scenario(page, "");
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("heading", { name: "Ciao Nicolò" })).toBeVisible();
  });
});

test.describe("somebody who has not confirmed the address", () => {
  test.use({
    ground: async ({ mockApi }, use) => {
      await mockApi.post("reset");
      await mockApi.post("setLatency", { ms: 0 });
      await mockApi.post("setScenario", { name: "none" });
      await use(http(mockApi));
    },
  });

  test("is asked to, and has a new mail sent", async ({ ground, mockApi, office, page }) => {
    const email = "zoe@posta.example";
    const person = { email, password: PASSWORD, firstName: "Zoè", lastName: "Re", area: "Bergamo" };
    const registered = await fetch(`${mockApi.apiBase}/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(person),
    });
    expect(registered.status).toBe(201);
    const mails = async () => ((await (await fetch(`${mockApi.origin}/__mock/mails`)).json()) as unknown[]).length;
    const before = await mails();

    await ground.open(page, { hash: "#/auth/login" });
    await office.signIn(email);
    await expect(page.getByText("Conferma il tuo indirizzo")).toBeVisible();
    await page.getByRole("button", { name: "Manda una nuova e-mail" }).click();
    await expect(page.getByRole("status").filter({ hasText: `E-mail mandata a ${email}` })).toBeVisible();
    expect(await mails()).toBe(before + 1);
    expect(await violations(page)).toEqual([]);
  });
});
