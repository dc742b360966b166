import type { User } from "./entities";
import { isRole, type Role } from "./roles";
import type { Route, RouteName } from "./routes";
import { isPending } from "./status";

export type Entry =
  | { type: "enter" }
  /** Nothing redirects, but the ability must allow it (directors, decisions §6). */
  | { type: "by-ability" }
  /** Nothing is allowed to a role that nobody here knows. */
  | { type: "unknown-role" }
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
  if (!isRole(role)) return { type: "unknown-role" };
  switch (route.access) {
    case "registration":
      return role === "donor" && status !== "active" ? enter : dashboard;
    case "dashboard":
      return role === "donor" && isPending(status) ? { ...dashboard, to: "registration" } : enter;
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
