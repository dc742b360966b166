import type { FirstReads, ReadRequest } from "../../api/client/early-reads";
import { endpoints } from "../../api/endpoints";
import { abilityQuery } from "../../api/session/features";
import type { User } from "../../domain/entities";
import { decideAccess } from "../../domain/access";
import { findRoute, isWithinApp, ROUTES, type RouteName } from "../../domain/routes";
import { currentRoute, entryStateOf } from "../../shared/navigation";
import { pages } from "./pages";

const NOTIFICATIONS: ReadRequest = { path: endpoints.notifications() };

/**
 * What the back office reads first at the current address: the ability and the notifications where its screen needs
 * them, and the page's own first reads. The page's code is asked for, too.
 */
export const firstReads: FirstReads = (user) => {
  const { path, search } = currentRoute();
  const match = findRoute(path);
  if (!match) return isWithinApp(path) ? [abilityQuery, NOTIFICATIONS] : [];
  const name = landsAt(match.name, user, match.id);
  const page = pages[name];
  page?.load(user);
  const place = {
    search: new URLSearchParams(name === match.name ? search : ""),
    state: entryStateOf(user?._id ?? null),
  };
  const own = page?.preload?.(place, user) ?? [];
  const { layout } = ROUTES[name];
  if (layout === "bare") return own;
  return layout === "app" ? [abilityQuery, NOTIFICATIONS, ...own] : [abilityQuery, ...own];
};

/** @returns the route that is shown in the end, after redirects; before the user is known, a token counts as signed in */
function landsAt(name: RouteName, user: User | null, id?: string): RouteName {
  if (!user) return ROUTES[name].guard === "signed-out" ? "dashboard" : name;
  const access = decideAccess(ROUTES[name], user, id);
  return access.type === "redirect" ? landsAt(access.to, user) : name;
}
