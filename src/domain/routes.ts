import { label } from "./labels";
import { parse } from "regexparam";
import type { Feature } from "./features";

/**
 * The table of all routes (specification §2), without their pages: `widgets/backoffice/pages.ts` has those. A route without
 * a page shows "Page not found" to users who may enter.
 */

type Guard =
  /** For everybody. */
  | "public"
  /** For users who are signed out; others go to the dashboard. */
  | "signed-out"
  /** The donor's own form. */
  | "registration"
  /** Signed in. */
  | "member"
  /** `/app` and the dashboard: a pending donor has a form to fill in first. */
  | "dashboard"
  /** Donors go to the dashboard; directors by ability. */
  | "staff"
  /** Donors and managers go to the dashboard; directors by ability. */
  | "admin"
  /** A donor's own id only. */
  | "own-profile";

/** The frame around a route's page (specification §2). */
export type Layout =
  /** No frame: the page brings the logo, and a decorative image if it has a form. */
  | "bare"
  /** For users who aren't registered yet: logo, a welcome, "Esci". */
  | "welcome"
  /** The shell. */
  | "app"
  /** Within the app but without the shell: the page has its own header with a link back. */
  | "own";

export interface Route {
  /** In wouter's syntax. */
  pattern: string;
  /** Before " | Gruppo Donatori di Sangue". */
  title: string;
  layout: Layout;
  guard: Guard;
  /** The route's item in the breadcrumb. A page that shows a record's name brings its own breadcrumb instead. */
  crumb?: string;
  /** The page exists only if the server declares at least one of them (decisions §2). */
  anyFeature?: readonly Feature[];
  /** What the ability must allow if `access.ts` leaves the decision to it: an action and its subject. */
  needs?: readonly [
    action: "read" | "create" | "update" | "delete",
    subject:
      | "Donor"
      | "Donation"
      | "User"
      | "Import"
      | "Zone"
      | "EmailTemplate"
      | "Integration"
      | "Document"
      | "Activity",
  ];
}

export const ROUTES = {
  landing: { pattern: "/", title: "Benvenuto", layout: "bare", guard: "public" },
  login: { pattern: "/auth/login", title: "Accedi", layout: "bare", guard: "signed-out" },
  register: { pattern: "/auth/register", title: "Registrati", layout: "bare", guard: "signed-out" },
  forgotPassword: {
    pattern: "/auth/forgot-password",
    title: "Password dimenticata",
    layout: "bare",
    guard: "signed-out",
  },
  firstLogin: { pattern: "/auth/first-login", title: "Primo accesso", layout: "bare", guard: "signed-out" },
  validate: { pattern: "/auth/validate", title: "Conferma dell’indirizzo", layout: "bare", guard: "public" },
  confirmEmail: {
    pattern: "/auth/confirm-email",
    title: "Conferma del nuovo indirizzo",
    layout: "bare",
    guard: "public",
  },
  registration: {
    pattern: "/registration",
    title: label("Registration"),
    layout: "welcome",
    guard: "registration",
    crumb: label("Registration"),
  },
  app: { pattern: "/app", title: label("Dashboard"), layout: "app", guard: "dashboard", crumb: label("Dashboard") },
  dashboard: {
    pattern: "/app/dashboard",
    title: label("Dashboard"),
    layout: "app",
    guard: "dashboard",
    crumb: label("Dashboard"),
  },
  donors: {
    pattern: "/app/donors",
    title: "Donatori",
    layout: "app",
    guard: "staff",
    crumb: "Donatori",
    needs: ["read", "Donor"],
  },
  donorCreate: {
    pattern: "/app/donors/create",
    anyFeature: ["donor-writes"],
    title: "Nuovo donatore",
    layout: "app",
    guard: "staff",
    crumb: "Nuovo donatore",
    needs: ["create", "Donor"],
  },
  collectionDay: {
    pattern: "/app/donors/collection-day",
    anyFeature: ["collection-days"],
    title: "Giornata di prelievo",
    layout: "app",
    guard: "staff",
    crumb: "Giornata di prelievo",
    needs: ["create", "Donation"],
  },
  collectionDayOutcome: {
    pattern: "/app/donors/collection-day/:id",
    anyFeature: ["collection-days"],
    title: "Giornata di prelievo",
    layout: "app",
    guard: "staff",
    needs: ["create", "Donation"],
  },
  donorDetails: {
    pattern: "/app/donors/details/:id",
    title: "Donatore",
    layout: "app",
    guard: "staff",
    needs: ["read", "Donor"],
  },
  changeRequests: {
    pattern: "/app/donors/change-requests",
    anyFeature: ["change-requests"],
    title: "Modifiche da confermare",
    layout: "app",
    guard: "staff",
    crumb: "Modifiche da confermare",
    needs: ["update", "Donor"],
  },
  duplicates: {
    pattern: "/app/donors/duplicates",
    anyFeature: ["merge"],
    title: "Possibili doppioni",
    layout: "app",
    guard: "staff",
    crumb: "Possibili doppioni",
    needs: ["update", "Donor"],
  },
  donorMerge: {
    pattern: "/app/donors/merge/:id/:other",
    anyFeature: ["merge"],
    title: "Unisci due schede",
    layout: "app",
    guard: "staff",
    crumb: "Unisci due schede",
    needs: ["update", "Donor"],
  },
  activity: {
    pattern: "/app/donors/activity",
    anyFeature: ["activity"],
    title: "Registro attività",
    layout: "app",
    guard: "staff",
    crumb: "Registro attività",
    needs: ["read", "Activity"],
  },
  donorEdit: {
    pattern: "/app/donors/edit/:id",
    anyFeature: ["donor-writes"],
    title: "Modifica donatore",
    layout: "app",
    guard: "staff",
    needs: ["update", "Donor"],
  },
  donorErase: {
    pattern: "/app/donors/erase/:id",
    anyFeature: ["erasure"],
    title: "Cancella i dati",
    layout: "app",
    guard: "admin",
    needs: ["delete", "Donor"],
  },
  calls: {
    pattern: "/app/donors/calls",
    anyFeature: ["calls"],
    title: "Chi chiamare",
    layout: "app",
    guard: "staff",
    crumb: "Chi chiamare",
    needs: ["update", "Donor"],
  },
  profile: {
    pattern: "/app/profile/:id",
    title: "I miei dati",
    layout: "app",
    guard: "own-profile",
    crumb: "I miei dati",
    needs: ["read", "Donor"],
  },
  profileEdit: {
    pattern: "/app/profile/edit/:id",
    title: "Modifica i miei dati",
    layout: "app",
    guard: "own-profile",
    crumb: "Modifica",
    needs: ["update", "Donor"],
  },
  managers: {
    pattern: "/app/managers",
    anyFeature: ["people"],
    title: "Responsabili",
    layout: "app",
    guard: "admin",
    crumb: "Responsabili",
    needs: ["read", "User"],
  },
  managerDetails: {
    pattern: "/app/managers/details/:id",
    anyFeature: ["people"],
    title: "Responsabile",
    layout: "app",
    guard: "admin",
    needs: ["read", "User"],
  },
  admins: {
    pattern: "/app/admins",
    anyFeature: ["people"],
    title: "Amministratori",
    layout: "app",
    guard: "admin",
    crumb: "Amministratori",
    needs: ["read", "User"],
  },
  adminDetails: {
    pattern: "/app/admins/details/:id",
    anyFeature: ["people"],
    title: "Amministratore",
    layout: "app",
    guard: "admin",
    needs: ["read", "User"],
  },
  importer: {
    pattern: "/app/importer",
    anyFeature: ["imports"],
    title: label("Importer"),
    layout: "app",
    guard: "admin",
    crumb: label("Importer"),
    needs: ["create", "Import"],
  },
  settings: {
    pattern: "/app/settings",
    anyFeature: ["zones", "settings", "erasure"],
    title: label("Zone & Associazioni"),
    layout: "app",
    guard: "admin",
    crumb: label("Zone & Associazioni"),
    needs: ["update", "Zone"],
  },
  accountSettings: {
    pattern: "/app/account-settings",
    title: label("Account settings"),
    layout: "app",
    guard: "member",
    crumb: label("Account settings"),
  },
  emailTemplates: {
    pattern: "/app/emails-template",
    title: label("Emails Template"),
    layout: "app",
    guard: "staff",
    crumb: label("Emails Template"),
    needs: ["read", "EmailTemplate"],
  },
  emailTemplate: {
    pattern: "/app/emails-template/:id",
    title: label("Emails Template"),
    layout: "own",
    guard: "staff",
    needs: ["read", "EmailTemplate"],
  },
  emailPerformance: {
    pattern: "/app/emails-template/:id/performance",
    title: "Performance",
    layout: "app",
    guard: "staff",
    needs: ["read", "EmailTemplate"],
  },
  emailEdit: {
    pattern: "/app/emails-template/:id/edit",
    title: "Modifica e-mail",
    layout: "own",
    guard: "staff",
    needs: ["update", "EmailTemplate"],
  },
  integrations: {
    pattern: "/app/integrations",
    anyFeature: ["integrations"],
    title: label("Integrations"),
    layout: "app",
    guard: "admin",
    crumb: label("Integrations"),
    needs: ["read", "Integration"],
  },
  documents: {
    pattern: "/app/documents",
    anyFeature: ["documents"],
    title: "Documenti",
    layout: "app",
    guard: "member",
    crumb: "Documenti",
  },
  documentFolder: {
    pattern: "/app/documents/folders/:id",
    anyFeature: ["documents"],
    title: "Documenti",
    layout: "app",
    guard: "member",
  },
  documentDetails: {
    pattern: "/app/documents/details/:id",
    anyFeature: ["documents"],
    title: "Documento",
    layout: "app",
    guard: "member",
  },
  documentsBin: {
    pattern: "/app/documents/bin",
    anyFeature: ["documents"],
    title: "Cestino",
    layout: "app",
    guard: "staff",
    needs: ["read", "Document"],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** Whether the server declares the features that a route needs. */
export const isOffered = (name: RouteName, has: (feature: Feature) => boolean): boolean => {
  const { anyFeature }: Route = ROUTES[name];
  return anyFeature?.some(has) ?? true;
};

type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/**
 * Builds a route's path, without "#", and escapes its parameters.
 */
export function hrefFor<Name extends RouteName>(
  name: Name,
  ...[params]: unknown extends Params<(typeof ROUTES)[Name]["pattern"]>
    ? []
    : [Params<(typeof ROUTES)[Name]["pattern"]>]
): string {
  const values = (params ?? {}) as Record<string, string>;
  return ROUTES[name].pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ""));
}

/** @returns the path of a user's details page. Directors are among the administrators */
export const detailsHref = ({ _id, role }: { _id: string; role: string }): string =>
  hrefFor(role === "donor" ? "donorDetails" : role === "manager" ? "managerDetails" : "adminDetails", { id: _id });

export interface MatchedRoute {
  name: RouteName;
  /** The id in the path, if the pattern has one. */
  id?: string;
  /** The second id. */
  other?: string;
}

/**
 * @param path without its query
 * @returns the route of a path, matched like wouter's `Route`; null if no route matches
 */
export function findRoute(path: string): MatchedRoute | null {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const match = parse(ROUTES[name].pattern).pattern.exec(path);
    if (!match) continue;
    const [, id, other] = match;
    return { name, ...(id !== undefined && { id: decode(id) }), ...(other !== undefined && { other: decode(other) }) };
  }
  return null;
}

/** Whether a path is within the app, where a signed-in user sees the shell even around "Page not found". */
export const isWithinApp = (path: string): boolean => /^\/app(\/|$)/i.test(path);

/** A path that the user types may have a malformed escape. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
