import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorMessage } from "../src/api/errors";
import { backOff } from "../src/api/client/back-off";
import * as constants from "../src/domain/constants";
import { initials } from "../src/domain/format";
import { ROUTES } from "../src/domain/routes";
import { ROLE_LABELS } from "../src/domain/roles";
import { presentStatus, STATUS_LABELS } from "../src/domain/donor/status";
import { texts as notifications } from "../src/features/notifications/texts";
import { texts as privacy } from "../src/features/privacy/texts";
import { texts as registration } from "../src/features/own-data/registration/form/texts";
import { texts as dashboard } from "../src/features/dashboard/texts";
import { buttonTexts as searchButton } from "../src/features/search/button-texts";
import { texts as search } from "../src/features/search/texts";
import { texts as errors } from "../src/widgets/backoffice/errors/texts";
import { pages } from "../src/widgets/backoffice/pages";
import { texts as shell } from "../src/widgets/backoffice/shell/texts";
import { texts as session } from "../src/shared/session/texts";
import { uiTexts } from "../src/ui/texts";

const swipeVelocity = Number(
  /velocity > ([\d.]+)/.exec(readFileSync("node_modules/sonner/dist/index.mjs", "utf8"))?.[1],
);

/**
 * The messages, labels and numbers of the specification that the product has so far, exactly as written. The first column
 * names the section. Other tests check where they appear: browser tests, src/domain/menu.test.ts for the menu, and
 * tests/e2e/guards.spec.ts for the guards.
 */
const TABLE: [section: string, what: string, actual: unknown, expected: unknown][] = [
  ["1", "suffix of every page title", constants.TITLE_SUFFIX, "Gruppo Donatori di Sangue"],
  ["2", "title of the registration screen", ROUTES.registration.title, "Registration"],
  ["2", "avatar menu", shell.myAccount, "My Account"],
  ["2", "avatar menu", shell.accountSettings, "Account settings"],
  ["2", "avatar menu", shell.signOut, "Sign out"],
  ["2", "avatar's initials", initials("admin@gds.example"), "AE"],
  ["2", "layout for users not yet registered", shell.leave, "Esci"],
  ["2", "notification panel", notifications.title, "Notifiche"],
  ["2", "notification panel", notifications.remove, "Elimina notifica"],
  ["2", "privacy banner", privacy.title, "Accettazione della privacy"],
  ["2", "privacy banner", uiTexts.close, "Chiudi"],
  ["2", "privacy banner", privacy.accept, "Accetta privacy"],
  ["2", "global search, its field", searchButton.placeholder, "Cerca..."],
  ["2", "global search, nothing found", search.nothing, "Nessuna corrispondenza trovata"],
  ["2", "global search, footer", search.found(4, "bianc"), '4 risultati per "bianc"'],
  ["2", "404 page", errors.notFoundTitle, "Page not found"],
  ["2", "404 page", errors.notFoundHint, "Please check the URL in the address bar and try again."],
  ["2", "404 page", errors.goHome, "Go back home"],
  ["2", "generic error screen", errors.goBack, "Go back"],
  ["2", "route error 401", errors.refusedTitle, "You aren't authorized to see this"],
  ["2", "route error 503", errors.downTitle, "Looks like our API is down"],
  ["2", "route error, any other", errors.otherTitle, "oh nooo!"],
  ["2", "route error, any other", errors.otherLabel, "Error"],
  ["2", "route error, any other", errors.otherHint, "Looks like there is an error"],
  ["3", "statistic label", dashboard.bloodGroups, "Gruppi Sanguigni"],
  ["3", "statistic label", dashboard.donors, "Donatori"],
  ["3", "statistic label", dashboard.managers, "Responsabili"],
  ["3", "statistic label", dashboard.admins, "Amministratori"],
  ["3", "statistic label", dashboard.donations, "Donazioni"],
  ["3", "statistic label", dashboard.donationsNumber, "Numero donazioni"],
  ["3", "a message that is a list", notifications.at("Manca il CAP", "cap"), "Manca il CAP at cap"],
  [
    "3",
    "roles",
    ROLE_LABELS,
    { admin: "Amministratore", director: "Director", manager: "Responsabile", donor: "Donatore" },
  ],
  [
    "3",
    "statuses",
    STATUS_LABELS,
    {
      staged: "Inserito",
      provisioned: "Registrato",
      verified: "Da attivare",
      pending: "In attesa",
      active: "Attivo",
      inactive: "Inattivo",
      passwordExpired: "Password Scaduta",
      lockedOut: "Bloccato",
      suspended: "Sospeso",
      temporarilySuspended: "Sospeso temporaneamente",
      permanentlySuspended: "Sospeso permanente per salute o età",
      dead: "Deceduto",
    },
  ],
  ["4", "hold is shown as pending", presentStatus("hold").label, "In attesa"],
  ["4, 8", "the current user can't be read", session.error, "Error"],
  ["5, 8", "several validation errors", errorMessage({ error: [{ msg: "a" }, { msg: "b" }] }), "a, b"],
  ["7, 8", "no message from the server", errorMessage({}), "An error occurred during the request."],
  ["7", "the server's message comes before its error field", errorMessage({ message: "m", error: "e" }), "m"],
  ["8", "registration saved", registration.saved, "Registrazione aggiornato con successo"],
  ["8", "privacy accepted", privacy.accepted, "Informativa della privacy accettata"],
  ["9", "token refresh interval", constants.TOKEN_REFRESH_INTERVAL, 60_000],
  ["9", "refresh cookie, days", constants.REFRESH_COOKIE_DAYS, 7],
  ["9", "status of a successful refresh", constants.REFRESH_SUCCESS_STATUS, 201],
  ["9", "search debounce", constants.SEARCH_DEBOUNCE, 300],
  ["9", "default pagination", [constants.DEFAULT_PAGE_INDEX, constants.DEFAULT_PAGE_SIZE], [0, 10]],
  ["9", "bell pulse", constants.BELL_PULSE, 5_000],
  ["9", "toasts: duration and how many at once", [constants.TOAST_DURATION, constants.TOASTS_VISIBLE], [4_000, 3]],
  ["9", "toasts: hotkey", constants.TOAST_HOTKEY, ["altKey", "KeyT"]],
  ["9", "toasts: swipe velocity that dismisses (the library's)", swipeVelocity, 0.11],
  [
    "9",
    "menu: delay, skip, close",
    [constants.MENU_OPEN_DELAY, constants.MENU_SKIP_DELAY, constants.MENU_CLOSE_DELAY],
    [200, 300, 150],
  ],
  ["9", "type-ahead reset", constants.TYPEAHEAD_RESET, 1_000],
  ["9", "data cache lifetime", constants.CACHE_LIFETIME, 300_000],
  ["9", "query retries", constants.QUERY_RETRIES, 3],
  ["9", "back-off cap", [constants.RETRY_BACKOFF_CAP, backOff(12)], [30_000, 30_000]],
  ["9", "socket: connection time-out", constants.SOCKET_CONNECT_TIMEOUT, 20_000],
  [
    "9",
    "socket: reconnect delay, from and to",
    [constants.SOCKET_RECONNECT_DELAY, constants.SOCKET_RECONNECT_DELAY_MAX],
    [1_000, 5_000],
  ],
];

describe("exactly as in the specification", () => {
  it.each(TABLE)("section %s: %s", (_section, _what, actual, expected) => expect(actual).toEqual(expected));
});

it("docs/specification.md lists every route, and marks those without a page as not built yet", () => {
  const page = readFileSync("docs/specification.md", "utf8");
  const rows = [...page.matchAll(/^\| ((?:`\/[^`]*`(?:, )?)+) \|(.*)\|$/gm)];
  const documented = rows.flatMap(([, paths = "", rest = ""]) =>
    Array.from(paths.matchAll(/`([^`]+)`/g), ([, path]) => [
      path,
      rest.includes("not built yet") ? "to come" : "there",
    ]),
  );
  const routes = Object.entries(ROUTES).map(([name, { pattern }]) => [
    pattern.replace(/:(\w+)/g, "{$1}"),
    name in pages ? "there" : "to come",
  ]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(routes));
});
