import type { Page } from "@playwright/test";
import { element, signedIn, type TAGS } from "../support/elements";
import { expect } from "../support/host-page";

export type Tag = (typeof TAGS)[number];
export const BELL = "gds-notification-bell";

/** One picture: of an element, or of the window while a dialog covers it. */
export interface Screen {
  name: string;
  of: Tag | "window";
  /** Goes to the screen from the former one of the same page, and waits until it is complete. */
  show(page: Page): Promise<void>;
}

export interface Visit {
  elements: readonly Tag[];
  /** Code that signs in. */
  signIn: string;
  /** Code that sets the address. */
  go: string;
  screens: readonly Screen[];
}

const office = (page: Page) => page.locator("gds-backoffice");
export const filters = (page: Page) => page.getByRole("dialog", { name: "Filtri avanzati" });
export const goTo = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

/** A page of a host for each person. The last screen of the last one is a dialog. */
export const VISITS: readonly Visit[] = [
  {
    elements: ["gds-backoffice", "gds-donor-registration"],
    signIn: "",
    go: `location.hash = "#/auth/login";`,
    screens: [
      {
        name: "sign in",
        of: "gds-backoffice",
        show: (page) => expect(office(page).getByLabel("E-mail")).toBeVisible(),
      },
      {
        name: "registration, signed out",
        of: "gds-donor-registration",
        show: (page) => expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible(),
      },
    ],
  },
  {
    elements: ["gds-donor-registration"],
    signIn: signedIn("pending"),
    go: "",
    screens: [
      {
        name: "registration form",
        of: "gds-donor-registration",
        show: (page) => expect(page.getByRole("button", { name: "Avanti" })).toBeVisible(),
      },
    ],
  },
  {
    elements: ["gds-notification-bell", "gds-backoffice"],
    signIn: signedIn(),
    go: `location.hash = "#/app/dashboard";`,
    screens: [
      {
        name: "dashboard",
        of: "gds-backoffice",
        show: (page) => expect(office(page).getByRole("heading", { name: "Donazioni per mese" })).toBeVisible(),
      },
      {
        name: "bell",
        of: "gds-notification-bell",
        show: (page) =>
          expect(page.locator("gds-notification-bell").getByRole("button", { name: /^Notifiche, 3/ })).toBeVisible(),
      },
      {
        name: "donors",
        of: "gds-backoffice",
        async show(page) {
          await goTo(page, "#/app/donors");
          await expect(office(page).getByRole("row")).toHaveCount(11);
          await expect(office(page).getByRole("tab", { name: /\d$/ })).toHaveCount(4);
        },
      },
      {
        name: "dialog",
        of: "window",
        async show(page) {
          await office(page).getByRole("button", { name: "Filtri", exact: true }).click();
          await page.mouse.move(-1, -1);
          await expect(filters(page)).toBeVisible();
        },
      },
    ],
  },
];

export const bellOf = ({ elements }: Visit) =>
  elements.includes(BELL) ? `<span class="bell">${element(BELL)}</span>` : "";
export const columnOf = ({ elements }: Visit) => elements.flatMap((tag) => (tag === BELL ? [] : element(tag))).join("");
