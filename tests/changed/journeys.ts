/**
 * Which journeys walk through which part of the product, by folder or file; the longest name that fits counts. What isn't
 * named here (the kit, the client, the domain, the elements) is used by all of them: `npm test` is for that.
 */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  "src/features/account": ["e2e/account", "e2e/avatar-menu"],
  "src/features/auth": [
    "e2e/barred-accounts",
    "e2e/first-login",
    "e2e/forgotten-password",
    "e2e/mailed-links",
    "e2e/personas",
    "e2e/sign-up",
    "e2e/signed-out-screens",
    "hosts/stuck-cookies",
  ],
  "src/features/dashboard": ["e2e/dashboard", "hosts/forced-colours"],
  "src/features/donor-awards": ["e2e/donor-awards"],
  "src/features/donor-record": ["e2e/donor-details", "hosts/print"],
  "src/features/donor-donations": ["e2e/donor-donations"],
  "src/features/donor-form": ["e2e/donor-form", "e2e/donor-two-people"],
  "src/features/donors": ["e2e/donor-list", "e2e/registry-roles", "e2e/tabs-and-selection", "e2e/registry-dialogs"],
  "src/features/donor-status": ["e2e/donor-status"],
  "src/features/front-page": ["e2e/landing", "e2e/signed-out-screens"],
  "src/features/landing": ["e2e/landing"],
  "src/features/mailed-link": ["e2e/mailed-links"],
  "src/features/notifications": ["e2e/notifications", "hosts/bells"],
  "src/features/donor-home": ["e2e/donor-home"],
  "src/features/profile": ["e2e/profile"],
  "src/features/own-record": ["e2e/donor-home", "hosts/start-calls"],
  "src/features/registration": [
    "e2e/registration",
    "hosts/partner-journey",
    "hosts/partner-states",
    "e2e/partner-second-device",
  ],
  "src/features/passwords": ["e2e/forgotten-password", "e2e/first-login"],
  "src/features/person-fields": ["e2e/donor-form", "e2e/registration"],
  "src/features/privacy": ["e2e/privacy-banner"],
  "src/features/search": ["e2e/search", "hosts/search-key"],
  "src/features/brand": ["e2e/landing"],
  "src/features/consents": ["e2e/donor-details", "e2e/profile"],
  "src/features/donor-parts": ["e2e/donor-list", "e2e/donor-details", "e2e/donor-home"],
  "src/features/donor-reads": ["e2e/donor-list", "e2e/donor-details", "e2e/donor-home"],
  "src/features/dossier": ["e2e/donor-details", "e2e/profile"],
  "src/features/forms": ["e2e/account", "e2e/donor-donations"],
  "src/features/history": ["e2e/profile", "e2e/donor-details"],
  "src/features/lists": ["e2e/donor-list", "e2e/columns", "e2e/tabs-and-selection", "e2e/registry-dialogs"],
  "src/features/bulk": ["e2e/donor-status", "e2e/donor-awards"],
  "src/features/exports": ["e2e/export"],
  "src/features/filters": ["e2e/filters"],
  "src/features/views": ["e2e/views"],
  "src/features/navigation": ["e2e/main-menu", "e2e/new-page", "e2e/no-page", "e2e/guards"],
  "src/features/record-form": ["e2e/donor-form", "e2e/registration", "e2e/profile"],
  "src/features/undo": ["e2e/donor-awards", "e2e/notifications"],
  "src/features/zones": ["e2e/sign-up", "e2e/registry-roles"],
  "src/widgets/backoffice": [
    "e2e/guards",
    "e2e/main-menu",
    "e2e/new-page",
    "e2e/route-errors",
    "hosts/bar",
    "hosts/print",
  ],
  "src/widgets/donor-registration": ["hosts/partner-journey", "hosts/partner-states", "hosts/visits"],
  "src/widgets/notification-bell": ["hosts/bells"],
};

/** Journeys of what all parts stand on, and of the demo: named so that each journey is somewhere. */
export const OF_THE_WHOLE: readonly string[] = [
  "dev/dev-server",
  "e2e/control-panel",
  "e2e/session",
  "e2e/transports",
  "hosts/csp",
  "hosts/faults",
  "hosts/hostile",
  "hosts/leaks",
  "hosts/life",
  "hosts/loader",
  "hosts/lost-answers",
  "hosts/new-release",
  "hosts/ready",
  "hosts/reflow",
  "hosts/spare-server",
  "hosts/traces",
  "hosts/whose-tokens",
  "kit/kit",
];

/** @returns the journeys of what changed, each once @param files from the project's root */
export function journeysOf(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const own = /^tests\/(.+)\.spec\.ts$/.exec(file)?.[1];
    if (own) found.add(own);
    const part = Object.keys(JOURNEYS)
      .filter((name) => file.startsWith(`${name}/`))
      .sort((a, b) => b.length - a.length)[0];
    for (const journey of JOURNEYS[part ?? ""] ?? []) found.add(journey);
  }
  return [...found].sort();
}
