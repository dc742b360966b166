import type { Page } from "@playwright/test";
import type { BackOffice, ControlPanel } from "./screens";

/** Helpers for the screens of sign-in and sign-up. */

export const NEW_PASSWORD = "cavallo batteria graffetta";
export const at = (hash: string) => (address: URL) => address.hash === hash;
export const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const zone = (page: Page) => page.getByRole("combobox", { name: "Zona", exact: true });

/** Opens the link of the newest mail in this tab. */
export async function openMail(panel: ControlPanel, to: string): Promise<void> {
  await panel.press("Aggiorna la posta");
  await panel.region.getByRole("listitem").filter({ hasText: to }).first().getByRole("link").click();
}

/** Follows a link of this page to another hash. */
export const follow = (page: Page, hash: string) => page.evaluate((next) => void (location.hash = next), hash);

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  area: string;
}
/** A person without an account. */
export const ZOE: Person = {
  firstName: "Zoè",
  lastName: "D'Amico",
  email: "zoe@posta.example",
  password: NEW_PASSWORD,
  area: "Lodi",
};

export async function fillRegistration(page: Page, office: BackOffice, person: Person): Promise<void> {
  await page.getByLabel("Nome", { exact: true }).fill(person.firstName);
  await page.getByLabel("Cognome").fill(person.lastName);
  await office.email.fill(person.email);
  await office.password.fill(person.password);
  await zone(page).selectOption(person.area);
}
