import type { Page } from "@playwright/test";
import { featureOfCall } from "../../src/domain/features";
import { sendForm, toStep } from "../support/registration";
import { ADMIN } from "./support/screens";
import type { ObservedCall } from "./support/calls";
import { expect, test } from "./support/test";

/** On a server that declares no features: the specification's calls alone. */

const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const go = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

/** The calls that failed, and those that belong to a feature. */
const unexpected = async (calls: () => Promise<ObservedCall[]>) =>
  (await calls()).filter(
    ({ method, path, status }) => status >= 400 || featureOfCall(method, path.split("?")[0] ?? "") !== null,
  );

test("staff sign in, filter and search the list, open a record, read notifications and write an e-mail", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: "#/auth/login", query: { features: "none", width: "1200" } });
  const calls = await ground.observe(page);
  await office.signIn(ADMIN);
  await expect(page.getByText("Questo server non offre le statistiche")).toBeVisible();

  await test.step("the menu offers what is there, and an address that was typed finds nothing else", async () => {
    for (const [group, links] of [
      ["Utenti", ["Dashboard", /^Donatori/]],
      ["Impostazioni", ["Dashboard", /^Emails Template/]],
    ] as const) {
      await office.menu.getByRole("button", { name: group }).click();
      await expect(office.menu.getByRole("link")).toHaveText([...links]);
    }
    await go(page, "#/app/managers");
    await expect(heading(page)).toHaveText("Page not found");
  });

  await test.step("donors are listed, filtered, and looked at", async () => {
    await go(page, "#/app/donors");
    await expect(office.rows).toHaveCount(10);
    await office.search.fill("rossi");
    await expect(office.rows.filter({ hasNotText: "Rossi" })).toHaveCount(0);
    await office.rows.first().click();
    await expect(heading(page)).toContainText("Rossi");
    await expect(page.getByRole("tab")).toHaveText(["Dati"]);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Cerca" });
    await dialog.getByPlaceholder("Cerca...").fill("viganò");
    await dialog.getByRole("option").first().click();
    await expect(heading(page)).toContainText("Viganò");
  });

  await test.step("notifications are read", async () => {
    await page.getByRole("button", { name: "Notifiche, 3 da leggere" }).click();
    const drawer = page.getByRole("dialog", { name: "Notifiche" });
    await drawer.getByRole("button", { name: /^Da leggere: Nuova registrazione/ }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Notifiche, 2 da leggere" })).toBeVisible();
  });

  await test.step("an e-mail is found in the list and changed", async () => {
    await go(page, "#/app/emails-template");
    await page.getByRole("link", { name: "Auguri di compleanno" }).click();
    await expect(heading(page)).toContainText("Auguri di compleanno");
    await expect(page.getByRole("tab")).toHaveText(["Composizione", "Anteprima", "Risultati"]);
    await page.getByRole("tab", { name: "Composizione" }).click();
    await expect(page.getByRole("group", { name: "E-mail", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Aggiungi Titolo" }).click();
    await page.getByRole("button", { name: "Salva", exact: true }).click();
    await expect(page.getByText(/^Salvato/).first()).toBeVisible();
  });

  expect(await unexpected(calls)).toEqual([]);
});

test("a donor signs in, fills in the form, opens their record and reads notifications", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: "#/auth/login", query: { features: "none" } });
  const calls = await ground.observe(page);
  await office.signIn("pending@gds.example");
  await page.getByRole("textbox", { name: "Data di nascita", exact: true }).fill("04/10/1987");
  await toStep(page, "Come ti troviamo");
  await page.getByRole("textbox", { name: "Via e numero", exact: true }).fill("Via Angelo Maj 32");
  await page.getByRole("textbox", { name: "CAP", exact: true }).fill("24023");
  await expect(page.getByLabel("Zona", { exact: true })).toHaveCount(0);
  await sendForm(page);
  await expect(page.getByRole("heading", { name: "Grazie, Giulia" })).toBeVisible();

  await page.getByRole("link", { name: "Vai alla tua pagina" }).click();
  await expect(page.getByText("in attesa di attivazione")).toBeVisible();
  await expect(page.getByRole("heading", { name: "I tuoi dati" })).toBeVisible();
  await expect(office.menu.getByRole("link")).toHaveText(["Dashboard"]);
  await page.getByRole("button", { name: /^Notifiche/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifiche" })).toBeVisible();

  expect(await unexpected(calls)).toEqual([]);
});
