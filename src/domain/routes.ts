import type { Role } from "./roles";
import type { User } from "./entities";

/**
 * The one table of all routes (specification §2), without their pages: `widgets/backoffice` maps pages to them. A route
 * whose page isn't registered yet shows "Page not found" to whoever may enter.
 */

export type Access =
  /** Whoever comes. */
  | "public"
  /** For people who are signed out; the others go to the dashboard. */
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

export interface Route {
  /** In wouter's syntax. */
  pattern: string;
  /** Before " | Gruppo Donatori di Sangue". */
  title: string;
  access: Access;
  /** What the route adds to the breadcrumb. */
  crumb?: string;
  /** What the ability must allow where {@link decideEntry} leaves it to the ability: an action and its subject. */
  needs?: readonly [
    action: "read" | "create" | "update",
    subject: "Donor" | "User" | "Import" | "Zone" | "EmailTemplate" | "Integration",
  ];
}

export const ROUTES = {
  landing: { pattern: "/", title: "Benvenuto", access: "public" },
  login: { pattern: "/auth/login", title: "Accedi", access: "signed-out" },
  register: { pattern: "/auth/register", title: "Registrati", access: "signed-out" },
  forgotPassword: { pattern: "/auth/forgot-password", title: "Password dimenticata", access: "signed-out" },
  firstLogin: { pattern: "/auth/first-login", title: "Primo accesso", access: "signed-out" },
  validate: { pattern: "/auth/validate", title: "Conferma dell’indirizzo", access: "public" },
  registration: { pattern: "/registration", title: "Registration", access: "registration", crumb: "Registration" },
  app: { pattern: "/app", title: "Dashboard", access: "dashboard", crumb: "Dashboard" },
  dashboard: { pattern: "/app/dashboard", title: "Dashboard", access: "dashboard", crumb: "Dashboard" },
  donors: { pattern: "/app/donors", title: "Donatori", access: "staff", crumb: "Donatori", needs: ["read", "Donor"] },
  donorCreate: {
    pattern: "/app/donors/create",
    title: "Nuovo donatore",
    access: "staff",
    crumb: "Nuovo donatore",
    needs: ["create", "Donor"],
  },
  donorDetails: {
    pattern: "/app/donors/details/:id",
    title: "Donatore",
    access: "staff",
    crumb: "Dettagli",
    needs: ["read", "Donor"],
  },
  donorEdit: {
    pattern: "/app/donors/edit/:id",
    title: "Modifica donatore",
    access: "staff",
    crumb: "Modifica",
    needs: ["update", "Donor"],
  },
  profile: {
    pattern: "/app/profile/:id",
    title: "Profilo",
    access: "own-profile",
    crumb: "Profilo",
    needs: ["read", "Donor"],
  },
  profileEdit: {
    pattern: "/app/profile/edit/:id",
    title: "Modifica profilo",
    access: "own-profile",
    crumb: "Modifica",
    needs: ["update", "Donor"],
  },
  managers: {
    pattern: "/app/managers",
    title: "Responsabili",
    access: "admin",
    crumb: "Responsabili",
    needs: ["read", "User"],
  },
  managerDetails: {
    pattern: "/app/managers/details/:id",
    title: "Responsabile",
    access: "admin",
    crumb: "Dettagli",
    needs: ["read", "User"],
  },
  admins: {
    pattern: "/app/admins",
    title: "Amministratori",
    access: "admin",
    crumb: "Amministratori",
    needs: ["read", "User"],
  },
  adminDetails: {
    pattern: "/app/admins/details/:id",
    title: "Amministratore",
    access: "admin",
    crumb: "Dettagli",
    needs: ["read", "User"],
  },
  importer: {
    pattern: "/app/importer",
    title: "Importer",
    access: "admin",
    crumb: "Importer",
    needs: ["create", "Import"],
  },
  settings: {
    pattern: "/app/settings",
    title: "Zone & Associazioni",
    access: "admin",
    crumb: "Zone & Associazioni",
    needs: ["update", "Zone"],
  },
  accountSettings: {
    pattern: "/app/account-settings",
    title: "Account settings",
    access: "member",
    crumb: "Account settings",
  },
  emailTemplates: {
    pattern: "/app/emails-template",
    title: "Emails Template",
    access: "staff",
    crumb: "Emails Template",
    needs: ["read", "EmailTemplate"],
  },
  emailTemplate: {
    pattern: "/app/emails-template/:id",
    title: "Emails Template",
    access: "staff",
    crumb: "Dettagli",
    needs: ["read", "EmailTemplate"],
  },
  emailPerformance: {
    pattern: "/app/emails-template/:id/performance",
    title: "Performance",
    access: "staff",
    crumb: "Performance",
    needs: ["read", "EmailTemplate"],
  },
  emailEdit: {
    pattern: "/app/emails-template/:id/edit",
    title: "Modifica e-mail",
    access: "staff",
    crumb: "Modifica",
    needs: ["update", "EmailTemplate"],
  },
  integrations: {
    pattern: "/app/integrations",
    title: "Integrations",
    access: "admin",
    crumb: "Integrations",
    needs: ["read", "Integration"],
  },
  documents: { pattern: "/app/documents", title: "Documenti", access: "member", crumb: "Documenti" },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The parameters that a route's address needs. */
type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/**
 * Builds a route's path, without "#".
 * @param params one for each ":name" of the pattern, escaped here
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

export interface MatchedRoute {
  name: RouteName;
  /** The route's own id, where its pattern has one. */
  id?: string;
}

/**
 * @param path without its query; letters count, a slash at its end doesn't
 * @returns the route of a path, by the one table; null for a path that no route has
 */
export function findRoute(path: string): MatchedRoute | null {
  const segments = path.replace(/(?<=.)\/$/, "").split("/");
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const pattern = ROUTES[name].pattern.split("/");
    if (pattern.length !== segments.length) continue;
    const fits = pattern.every((part, index) =>
      part.startsWith(":") ? segments[index] !== "" : part === segments[index],
    );
    if (!fits) continue;
    const id = segments[pattern.indexOf(":id")];
    return id === undefined ? { name } : { name, id: decode(id) };
  }
  return null;
}

/** What somebody typed into an address need not be well formed. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export type Entry =
  | { type: "enter" }
  /** Nothing redirects, but the ability must allow it (directors, decisions §6). */
  | { type: "by-ability" }
  | { type: "redirect"; to: RouteName; remember: boolean };

const enter: Entry = { type: "enter" };
const dashboard = { type: "redirect", to: "dashboard", remember: false } as const;
const login = { type: "redirect", to: "login", remember: true } as const;

const STAFF: readonly Role[] = ["manager", "admin"];

/**
 * Who lands where: the matrix of decisions §6, which completes specification §4 and §6.
 * @param route where somebody wants to go
 * @param user who it is, null when signed out
 * @param id the route's own id, compared as a whole path segment
 */
export function decideEntry(route: Route, user: User | null, id?: string): Entry {
  if (route.access === "public") return enter;
  if (route.access === "signed-out") return user ? dashboard : enter;
  if (!user) return login;
  const { role, status, _id } = user;
  switch (route.access) {
    case "registration":
      return role === "donor" && status !== "active" ? enter : dashboard;
    case "dashboard":
      return role === "donor" && status === "pending" ? { ...dashboard, to: "registration" } : enter;
    case "member":
      return enter;
    case "staff":
      if (role === "donor") return dashboard;
      return STAFF.includes(role) ? enter : { type: "by-ability" };
    case "admin":
      if (role === "donor" || role === "manager") return dashboard;
      return role === "admin" ? enter : { type: "by-ability" };
    case "own-profile":
      if (role === "donor") return id === _id ? enter : dashboard;
      return role === "admin" ? enter : { type: "by-ability" };
  }
}
