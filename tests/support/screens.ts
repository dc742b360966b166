import type { Page } from "@playwright/test";
import { element, signedIn } from "./elements";
import { expect, type Host } from "./host-page";

/** Screens with an address: the persona who sees them, and the heading that they show once they are loaded. */
export const SCREENS = {
  landing: { persona: null, hash: "#/", ready: "Donare sangue, insieme" },
  "sign-in": { persona: null, hash: "#/auth/login", ready: "Accedi" },
  "sign-up": { persona: null, hash: "#/auth/register", ready: "Registrati" },
  dashboard: { persona: "admin", hash: "#/app/dashboard", ready: "Donazioni per mese" },
  donors: { persona: "admin", hash: "#/app/donors", ready: "Donatori" },
  documents: { persona: "admin", hash: "#/app/documents", ready: "Documenti" },
  document: { persona: "admin", hash: "#/app/documents/details/doc1", ready: "Modulo di iscrizione 2026" },
  provider: { persona: "admin", hash: "#/app/integrations?provider=mailgun", ready: "Mailgun" },
  managers: { persona: "admin", hash: "#/app/managers", ready: "Responsabili" },
  "somebody's account": { persona: "admin", hash: "#/app/managers/details/u3", ready: "Colombo Marta" },
  zones: { persona: "admin", hash: "#/app/settings", ready: "Codici postali" },
  account: { persona: "admin", hash: "#/app/account-settings", ready: "Account settings" },
  rules: { persona: "admin", hash: "#/app/settings?tab=rules", ready: "Zone & Associazioni" },
  "own record": { persona: "donor", hash: "#/app/dashboard", ready: "I tuoi dati" },
  "suspended donor": { persona: "suspended", hash: "#/app/dashboard", ready: "I tuoi dati" },
  registration: { persona: "pending", hash: "#/registration", ready: "I tuoi dati" },
} as const;

type ScreenName = keyof typeof SCREENS;

/** Opens a screen of the back office on an empty page, and waits until it is loaded. */
export async function openScreen(page: Page, host: Host, name: ScreenName, attributes = ""): Promise<void> {
  const { persona, hash } = SCREENS[name];
  await host.open(page, {
    head: `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>`,
    body: element("gds-backoffice", attributes),
    script: `${persona ? signedIn(persona) : ""} location.hash = "${hash}";`,
  });
  await waitForScreen(page, name);
}

/** The screens of each persona. A test of all screens opens one page for each, and changes the address. */
export const SCREENS_BY_PERSON = [...new Set(Object.values(SCREENS).map(({ persona }) => persona))].map((persona) => ({
  person: persona ?? "nobody",
  names: (Object.keys(SCREENS) as ScreenName[]).filter((name) => SCREENS[name].persona === persona),
}));

/** Goes from a screen to another one of the same persona. */
export async function goToScreen(page: Page, name: ScreenName): Promise<void> {
  const title = page.locator("gds-backoffice").getByRole("heading", { level: 1 }).first();
  const before = await title.innerText();
  await page.evaluate((hash) => void (location.hash = hash), SCREENS[name].hash);
  await expect(title).not.toHaveText(before); // the former screen stays until the next is ready
  await waitForScreen(page, name);
}

async function waitForScreen(page: Page, name: ScreenName): Promise<void> {
  const office = page.locator("gds-backoffice");
  await expect(office.getByRole("heading", { name: SCREENS[name].ready }).first()).toBeVisible();
  if (name === "donors") await expect(office.getByRole("row")).toHaveCount(11);
  await expect(office.locator("[aria-busy=true]")).toHaveCount(0);
}
