import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { ADMIN, PASSWORD } from "./support/screens";
import { expect, test } from "./support/test";

const PAGE = "#/app/account-settings";
const heading = (page: Page) => page.getByRole("heading", { name: "Account settings", level: 1 });
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const fields = (page: Page) => ({
  current: page.getByLabel("Password attuale", { exact: true }),
  next: page.getByLabel("Nuova password", { exact: true }),
  change: page.getByRole("button", { name: "Cambia password" }),
});

test("opens from the avatar menu; a chosen theme survives a reload; a new password works at the next sign-in", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "donor", theme: "light" } });
  await office.account("donor@gds.example").click();
  await page.getByRole("menuitem", { name: "Account settings" }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle("Account settings | Gruppo Donatori di Sangue");
  await expect(page.getByRole("main").getByText("donor@gds.example")).toBeVisible();
  await expect(page.getByRole("button", { name: "Scarica i dati" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await test.step("the user's theme overrides the site's, survives a reload, and leaves nothing in the storage when it is reset", async () => {
    const scheme = () =>
      page.evaluate(() => {
        const root = document.querySelector("gds-backoffice")?.shadowRoot?.querySelector(".gds-root");
        return root ? getComputedStyle(root).colorScheme : "";
      });
    const stored = () => page.evaluate(() => localStorage.getItem("gds:theme:v1"));
    await expect(page.getByRole("radio", { name: "Come il sito" })).toBeChecked();
    expect(await stored()).toBeNull();
    expect(await scheme()).toBe("light");
    await page.getByRole("radio", { name: "Scuro" }).check();
    await expect.poll(scheme).toBe("dark");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Scuro" })).toBeChecked();
    expect(await scheme()).toBe("dark");
    expect(await page.locator("gds-backoffice").getAttribute("theme")).toBe("light");
    await page.getByRole("radio", { name: "Come il sito" }).check();
    await expect.poll(scheme).toBe("light");
    expect(await stored()).toBeNull();
  });

  const password = "tre gatti sul tetto";
  const { current, next, change } = fields(page);
  await change.click();
  await expect(current).toBeFocused();
  await current.fill(PASSWORD);
  await next.fill(password);
  await change.click();
  await expect(toast(page, "Password cambiata")).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(change).toBeFocused();
  await office.signOut("donor@gds.example");
  await office.signIn("donor@gds.example", PASSWORD);
  await expect(page.getByText("E-mail o password non corretti.")).toBeVisible();
  await office.signIn("donor@gds.example", password);
  await expect(office.signInHeading).toBeHidden();
});

test("a new e-mail address takes effect when its link is opened", async ({ transport, office, page }) => {
  await transport.open(page, { hash: PAGE, query: { persona: "director", width: "360", theme: "dark" } });
  // the page of staff has cards that a donor's page doesn't have: axe checks it narrow and in the dark theme
  await expect(page.getByRole("heading", { name: "Dispositivi" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Scarica i dati" })).toBeVisible();
  await expect(page.locator("gds-backoffice [aria-busy=true]")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cambia e-mail" }).press("Enter");
  await page.getByLabel("Nuovo indirizzo").fill("nuova@gds.example");
  await page.locator("dialog[open]").getByLabel("Password attuale", { exact: true }).fill(PASSWORD);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Manda il collegamento" }).press("Enter");
  await expect(page.getByText("Aspettiamo la conferma da nuova@gds.example")).toBeVisible();
  await page.evaluate(() => void (location.hash = "#/auth/confirm-email?token=email-1001"));
  await expect(page.getByRole("heading", { name: "Indirizzo cambiato" })).toBeVisible();
  await expect(page).toHaveURL(/#\/auth\/confirm-email$/);
  await page.getByRole("link", { name: "Vai al tuo account" }).press("Enter");
  await expect(office.account("nuova@gds.example")).toBeVisible();
  await expect(page.getByRole("main").getByText("nuova@gds.example")).toBeVisible();
});

test("a deletion request is accepted: the account can't sign in", async ({ transport, office, page }) => {
  const email = "manager@gds.example";
  await transport.open(page, { hash: PAGE, query: { persona: "manager" } });
  const dialog = page.locator("dialog[open]");
  await page.getByRole("button", { name: "Chiedi la cancellazione" }).press("Enter");
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Chiedi la cancellazione" }).press("Enter");
  await expect(page.getByText("Hai chiesto la cancellazione")).toBeVisible();
  await office.signOut(email);

  await office.signIn(ADMIN);
  await page.evaluate(() => void (location.hash = "#/app/managers"));
  await page.getByRole("link", { name: "Colombo Marta" }).press("Enter");
  await page.getByRole("button", { name: "Rispondi" }).press("Enter");
  await expect(dialog).toContainText("Se la accogli, la scheda e l’account si cancellano");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancella account e dati" }).press("Enter");
  await expect(toast(page, "Account e dati cancellati")).toBeVisible();
  await office.signOut(ADMIN);

  await office.signIn(email);
  await expect(page.getByText("E-mail o password non corretti.")).toBeVisible();
});
