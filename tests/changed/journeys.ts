/**
 * The journeys through each part of the product, by folder. For a file in several of these folders, the innermost counts. All
 * journeys use the parts that aren't named here (the kit, the client, the domain, the elements): `npm test` checks those.
 */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  "src/features/account": ["e2e/account"],
  "src/features/auth": [
    "e2e/first-login",
    "e2e/forgotten-password",
    "e2e/mailed-links",
    "e2e/personas",
    "e2e/sign-up",
    "e2e/signed-out-screens",
    "hosts/stuck-cookies",
  ],
  "src/features/calls": ["e2e/calls"],
  "src/features/collection-day": ["e2e/collection-day"],
  "src/features/dashboard": ["e2e/dashboard", "hosts/forced-colours"],
  "src/features/donors/awards": ["e2e/awards-due"],
  "src/features/donors/details": ["e2e/donor-details", "hosts/print"],
  "src/features/donors/donations": ["e2e/donor-donations"],
  "src/features/donors/form": ["e2e/donor-form", "e2e/donor-two-people", "e2e/desk"],
  "src/features/donors/merge": ["e2e/duplicates"],
  "src/features/donors/registry": [
    "e2e/donor-list",
    "e2e/registry-roles",
    "e2e/tabs-and-selection",
    "e2e/registry-dialogs",
    "e2e/awards-due",
  ],
  "src/features/donors/sheets": ["e2e/print-sheets", "hosts/csp"],
  "src/features/donors/status": ["e2e/donor-status", "e2e/desk"],
  "src/features/auth/front-page": ["e2e/signed-out-screens"],
  "src/features/email-templates": ["e2e/email-templates", "e2e/email-sending", "e2e/guards", "hosts/csp"],
  "src/features/email-templates/editor": ["e2e/email-editor", "hosts/email-editor"],
  "src/features/documents": ["e2e/documents", "e2e/guards"],
  "src/features/integrations": ["e2e/integrations", "e2e/guards"],
  "src/features/importer": ["e2e/importer", "hosts/csp"],
  "src/features/landing": ["e2e/sign-up", "e2e/signed-out-screens"],
  "src/features/auth/mailed-link": ["e2e/mailed-links"],
  "src/features/notifications": ["e2e/notifications", "hosts/bells"],
  "src/features/onboarding": ["hosts/partner-journey", "hosts/partner-states"],
  "src/features/own-data/home": ["e2e/donor-home"],
  "src/features/own-data/profile": ["e2e/profile"],
  "src/features/own-data/record": ["e2e/donor-home", "hosts/start-calls"],
  "src/features/own-data/registration": ["e2e/registration", "hosts/partner-journey", "hosts/partner-states"],
  "src/features/people": ["e2e/people", "e2e/guards", "e2e/search"],
  "src/features/settings": ["e2e/settings"],
  "src/shared/account/passwords": ["e2e/forgotten-password", "e2e/first-login"],
  "src/shared/record-form/person": ["e2e/donor-form", "e2e/registration", "e2e/profile"],
  "src/features/privacy": ["e2e/privacy-banner"],
  "src/features/search": ["e2e/search", "e2e/commands"],
  "src/shared/account/access": ["e2e/donor-details", "e2e/people"],
  "src/shared/brand": ["e2e/signed-out-screens"],
  "src/shared/charts": ["e2e/dashboard", "e2e/email-sending"],
  "src/shared/consents": ["e2e/desk", "e2e/donor-details", "e2e/profile"],
  "src/shared/documents": ["e2e/documents", "e2e/guards"],
  "src/shared/documents/of-donor": ["e2e/documents", "e2e/donor-home", "e2e/donor-details"],
  "src/shared/deletion-requests": ["e2e/account"],
  "src/shared/donor/person-avatar.tsx": ["hosts/csp", "e2e/account"],
  "src/shared/donor/recent-people.ts": ["e2e/search"],
  "src/shared/donor/parts": ["e2e/donor-list", "e2e/donor-details", "e2e/donor-home"],
  "src/shared/donor/reads": ["e2e/donor-list", "e2e/donor-details", "e2e/donor-home"],
  "src/features/donors/dossier": ["e2e/donor-details", "e2e/profile"],
  "src/shared/link-page": ["hosts/partner-journey"],
  "src/shared/mail-to": ["e2e/email-sending"],
  "src/shared/page-actions": ["e2e/commands"],
  "src/shared/forms": ["e2e/account", "e2e/donor-donations"],
  "src/shared/name-form": ["e2e/settings", "e2e/email-templates"],
  "src/shared/history": ["e2e/profile", "e2e/donor-details"],
  "src/shared/lists": ["e2e/donor-list", "e2e/columns", "e2e/tabs-and-selection", "e2e/registry-dialogs"],
  "src/shared/lists/bulk": ["e2e/donor-status", "e2e/awards-due"],
  "src/shared/lists/exports": ["e2e/export", "hosts/print"],
  "src/shared/lists/filters": ["e2e/filters"],
  "src/shared/lists/views": ["e2e/views"],
  "src/shared/lists/record-list": ["e2e/donor-list", "e2e/donor-status", "e2e/export", "e2e/views"],
  "src/shared/presence": ["e2e/donor-two-people", "e2e/donor-list", "e2e/email-editor"],
  "src/shared/navigation": ["e2e/main-menu", "e2e/new-page", "e2e/no-page", "e2e/guards"],
  "src/shared/record-form": ["e2e/donor-form", "e2e/registration", "e2e/profile"],
  "src/shared/session": ["e2e/guards", "hosts/partner-states"],
  "src/shared/settings": ["e2e/donor-list", "e2e/donor-details", "e2e/donor-home"],
  "src/shared/settings/texts": ["e2e/settings", "e2e/signed-out-screens"],
  "src/shared/settings/zones": ["e2e/sign-up", "e2e/registry-roles"],
  "src/shared/account/sessions": ["e2e/account"],
  "src/shared/undo": ["e2e/donor-status", "e2e/notifications"],
  "src/widgets/backoffice": ["e2e/guards", "e2e/main-menu", "e2e/new-page", "hosts/bar", "hosts/print"],
  "src/widgets/donor-registration": ["hosts/partner-journey", "hosts/partner-states", "hosts/visits"],
  "src/widgets/notification-bell": ["hosts/bells"],
};

/** Journeys that belong to no single part. A test checks that each journey is named in one of the two lists. */
export const OF_THE_WHOLE: readonly string[] = [
  "dev/dev-server",
  "e2e/control-panel",
  "e2e/demo-index",
  "e2e/labels",
  "e2e/session",
  "e2e/transports",
  "hosts/classic-loader",
  "hosts/copied-files",
  "hosts/csp",
  "hosts/faults",
  "hosts/hostile",
  "hosts/integrity",
  "hosts/leaks",
  "hosts/life",
  "hosts/loader",
  "hosts/misspelt-names",
  "hosts/new-release",
  "hosts/ready",
  "hosts/words-inside",
  "hosts/reflow",
  "hosts/snippets",
  "hosts/two-areas",
  "hosts/spare-server",
  "hosts/traces",
  "hosts/unreachable-api",
  "hosts/whose-tokens",
  "kit/kit",
];

/** @param files paths of changed files, from the project's root @returns their journeys, each once */
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
