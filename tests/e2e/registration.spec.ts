import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { sendForm, toStep } from "../support/registration";
import { expect, test } from "./support/test";

/** The fields of the registration form. */
const formOf = (page: Page) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    street: field("Via e numero"),
    cap: field("CAP"),
    city: page.getByLabel("Città", { exact: true }),
    birthday: field("Data di nascita"),
    fiscalCode: field("Codice fiscale"),
    mobile: field("Cellulare"),
    heading: page.getByRole("heading", { name: "I tuoi dati", level: 1 }),
  };
};
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test.describe("the registration form", () => {
  test("a pending donor lands on the form, gets an error that keeps the input, succeeds and reads the thanks", async ({
    transport,
    office,
    page,
  }) => {
    await transport.open(page, { hash: "#/auth/login" });
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

    await form.birthday.fill("04/10/1987");
    await toStep(page, "Come ti troviamo");
    await expect(page.getByRole("heading", { name: "Come ti troviamo" })).toBeFocused();
    await form.street.fill("Via Angelo Maj 32");
    await form.cap.fill("2402");
    await page.getByRole("button", { name: "Avanti" }).click();
    await expect(page.getByText("Per andare avanti, correggi un campo")).toBeVisible();
    await expect(form.cap).toBeFocused();
    await expect(form.cap).toHaveAccessibleDescription(/^Il CAP ha 5 cifre\./);
    await form.cap.fill("24023");

    await toStep(page, "I tuoi consensi");
    await transport.scenario(page, "validation");
    await sendForm(page);
    // specification §8: the msg values are joined
    await expect(toast(page, "Il valore non è valido, Il campo è obbligatorio")).toBeVisible();
    await expect(form.fiscalCode).toHaveAccessibleDescription(/Il valore non è valido/);
    await page.getByRole("button", { name: "Controlla il cellulare" }).click();
    await expect(form.mobile).toHaveAccessibleDescription(/Il campo è obbligatorio/);
    await expect(form.street).toHaveValue("Via Angelo Maj 32");
    expect(await violations(page)).toEqual([]);

    await transport.scenario(page, "");
    await sendForm(page);
    await expect(page.getByRole("heading", { name: "Grazie, Giulia" })).toBeFocused();
    await expect(toast(page, "Registrazione aggiornato con successo")).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { completed: string[] }).completed)).toEqual(["d2"]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "Vai alla tua pagina" }).click();
    await expect(page).toHaveURL(/#\/app\/dashboard$/);
    await expect(page.getByText("in attesa di attivazione")).toBeVisible();
    await expect(page.getByText("Da attivare", { exact: true }).and(page.locator(":not(button *)"))).toBeVisible();
  });

  test("the form shows the user's e-mail address, survives a reload until it is restarted, and leaves the device at sign-out", async ({
    transport,
    office,
    page,
  }) => {
    await transport.open(page, { hash: "#/registration", query: { persona: "pending" } });
    const form = formOf(page);
    await expect(page.getByRole("region", { name: "Contenuto" })).toContainText("pending@gds.example");
    await expect(page.getByRole("navigation", { name: "Percorso" })).toContainText("Registration");
    await toStep(page, "Come ti troviamo");
    await form.city.fill("Rovetta");
    // “back” opens the previous step
    await page.goBack();
    await expect(form.heading).toBeFocused();
    await form.birthday.fill("");
    await form.birthday.pressSequentially("4.10.87");
    await page.goForward();
    await page.reload();
    await expect(form.city).toHaveValue("Rovetta");
    await expect(page.getByText("Abbiamo ripreso quello che avevi scritto")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Ricomincia da capo" }).click();
    await expect(form.heading).toBeFocused();
    await toStep(page, "Come ti troviamo");
    await expect(form.city).not.toHaveValue("Rovetta");

    await form.city.fill("Rovetta");
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(office.signInHeading).toBeVisible();
    await expect(page).toHaveURL(/#\/auth\/login$/);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).filter((key) => /draft/.test(key)),
    );
    expect(kept).toEqual([]);
  });
});
