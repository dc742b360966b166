import type { User } from "./entities";
import { isRole, type Role } from "./roles";
import type { Route, RouteName } from "./routes";
import { isPending } from "./donor/status";

export type Access =
  | { type: "allowed" }
  /** The ability decides (directors, decisions §6). */
  | { type: "by-ability" }
  /** We don't know the role. Such a user opens only public routes. */
  | { type: "unknown-role" }
  | { type: "redirect"; to: RouteName; remember: boolean };

const allowed: Access = { type: "allowed" };
const dashboard = { type: "redirect", to: "dashboard", remember: false } as const;
const login = { type: "redirect", to: "login", remember: true } as const;

const STAFF: readonly Role[] = ["manager", "admin"];

/**
 * Decides who may open a route: the matrix of decisions §6, which completes specification §4 and §6.
 * @param user null if nobody is signed in
 * @param id the id in the route's path; users may open their own profile
 */
export function decideAccess(route: Route, user: User | null, id?: string): Access {
  if (route.guard === "public") return allowed;
  if (route.guard === "signed-out") return user ? dashboard : allowed;
  if (!user) return login;
  const { role, status, _id } = user;
  if (!isRole(role)) return { type: "unknown-role" };
  switch (route.guard) {
    case "registration":
      return role === "donor" && status !== "active" ? allowed : dashboard;
    case "dashboard":
      return role === "donor" && isPending(status) ? { ...dashboard, to: "registration" } : allowed;
    case "member":
      return allowed;
    case "staff":
      if (role === "donor") return dashboard;
      return STAFF.includes(role) ? allowed : { type: "by-ability" };
    case "admin":
      if (role === "donor" || role === "manager") return dashboard;
      return role === "admin" ? allowed : { type: "by-ability" };
    case "own-profile":
      if (id === _id) return allowed;
      if (role === "donor") return dashboard;
      return role === "admin" ? allowed : { type: "by-ability" };
  }
}
