import type { Page } from "@playwright/test";
import { expect, type Host } from "../support/host-page";
import { openSpare, test } from "../support/spare-page";
import { spareEmail, type SpareServer } from "../support/spare-server";

/** People and settings on a server that nobody wrote for them: what it hasn't got is hidden, or told in words. */

interface SpareGround {
  page: Page;
  host: Host;
  spare: SpareServer;
}

const lists = (spare: SpareServer, path: string, body: object) =>
  spare.instead.set(path, { type: "application/json", body: JSON.stringify(body) });
const go = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

async function open({ page, host, spare }: SpareGround): Promise<void> {
  await openSpare(page, host, spare, { as: "admin" });
  await expect(page.getByText("Questo server non offre le statistiche")).toBeVisible();
}

test("people whom it only lists are read, and an invitation that it can't send is told and offered no more", async ({
  page,
  host,
  spare,
}) => {
  const people = [
    { _id: 5, email: "lia@spare.example", firstName: "Lia", lastName: "Volta", role: "manager", area: "Lodi" },
    { _id: 6, email: "ugo@spare.example", role: "manager" },
  ];
  lists(spare, "/users", people);
  spare.faults.set("POST /users", () => ({ status: 404, type: "application/json", body: "{}" }));
  await open({ page, host, spare });
  await go(page, "#/app/managers");
  const rows = page.getByRole("table", { name: "Responsabili" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Volta Lia" })).toContainText("Lodi");
  await expect(rows.filter({ hasText: "ugo@spare.example" })).toContainText("nessuna zona");
  await expect(page.getByRole("columnheader", { name: "Donatori" })).toHaveCount(0);

  await page.getByRole("link", { name: "Volta Lia" }).click();
  await expect(page.getByText("Quello che vedi viene dall’elenco")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Volta Lia" })).toBeVisible();
  for (const lacking of ["Sessioni aperte", "Che cosa ha fatto", "Inviti"])
    await expect(page.getByRole("heading", { name: lacking })).toHaveCount(0);
  for (const refused of ["Cambia zone", "Altre azioni"])
    await expect(page.getByRole("button", { name: refused })).toHaveCount(0);
  await page.goBack();

  await page.getByRole("button", { name: "Invita", exact: true }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("textbox", { name: "Indirizzi" }).fill("nadia@posta.example");
  await expect(dialog).toContainText("Riceve l’invito, se non ha già un accesso");
  await dialog.getByRole("button", { name: "Invia 1 invito" }).click();
  await expect(dialog).toContainText("Questo server non permette di invitare da qui");
  await dialog.getByRole("button", { name: "Annulla" }).click();
  await expect(page.getByRole("button", { name: "Invita", exact: true })).toHaveCount(0);
});

test("zones that it only lists are read: without figures, and without what would change them", async ({
  page,
  host,
  spare,
}) => {
  lists(spare, "/zones", {
    zones: [{ _id: "z1", name: "Oltretorrente", associations: [{ _id: "a1", name: "Il Ponte" }] }],
  });
  await open({ page, host, spare });
  await go(page, "#/app/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Zone & Associazioni" })).toBeVisible();
  await page.getByRole("button", { name: "Apri Oltretorrente" }).click();
  await expect(page.getByText("Il Ponte")).toBeVisible();
  await expect(page.getByText("1 zona, 1 associazione", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /donatori di/ })).toHaveCount(0);
  await expect(page.getByText("Questo server non permette di cambiare le zone da qui")).toBeVisible();
  await expect(page.getByRole("button", { name: "Aggiungi zona" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Altro su Oltretorrente" })).toHaveCount(0);
});

test("the own account says who one is, changes the password and the look, and has nothing of what it can't", async ({
  page,
  host,
  spare,
}) => {
  await open({ page, host, spare });
  await go(page, "#/app/account-settings");
  await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
  await expect(page.getByRole("main").getByText(spareEmail("admin"))).toBeVisible();
  await expect(page.locator("gds-backoffice [aria-busy=true]")).toHaveCount(0);
  for (const there of ["Password", "Tema", "I tuoi dati"])
    await expect(page.getByRole("heading", { name: there, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Notifiche", exact: true })).toHaveCount(0);
  for (const lacking of ["Cambia e-mail", "Chiedi la cancellazione", "Chiudi"])
    await expect(page.getByRole("button", { name: lacking, exact: true })).toHaveCount(0);
});
