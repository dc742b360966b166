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

test("people and zones that it only lists are read, and the own account has nothing of what the server can't", async ({
  page,
  host,
  spare,
}) => {
  lists(spare, "/users", [
    { _id: 5, email: "lia@spare.example", firstName: "Lia", lastName: "Volta", role: "manager", area: "Lodi" },
    { _id: 6, email: "ugo@spare.example", role: "manager" },
  ]);
  lists(spare, "/zones", {
    zones: [{ _id: "z1", name: "Oltretorrente", associations: [{ _id: "a1", name: "Il Ponte" }] }],
  });
  await open({ page, host, spare });
  await go(page, "#/app/managers");
  const rows = page.getByRole("table", { name: "Responsabili" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Volta Lia" })).toContainText("Lodi");
  await expect(rows.filter({ hasText: "ugo@spare.example" })).toContainText("nessuna zona");

  await go(page, "#/app/settings");
  await page.getByRole("button", { name: "Apri Oltretorrente" }).click();
  await expect(page.getByText("Il Ponte")).toBeVisible();
  await expect(page.getByText("Questo server non permette di cambiare le zone da qui")).toBeVisible();

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
