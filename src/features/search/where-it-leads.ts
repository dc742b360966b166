import { decideAccess } from "../../domain/access";
import type { User } from "../../domain/entities";
import { findRoute, hrefFor, isWithinApp, ROUTES, type RouteName } from "../../domain/routes";

/**
 * Where a hit leads: `/app/{details}` (specification §2), if that is a page of the app which is there and which this
 * person is not led away from. `details` is a server's text: whatever else it says leads nowhere.
 * @param hasPage whether a route's page exists
 * @returns the route, or null
 */
export function whereItLeads(details: string, user: User, hasPage: (route: RouteName) => boolean): string | null {
  const [named = "", query] = details.trim().split("?", 2);
  const below = named.replace(/^\/?(app\/)?/, "");
  if (below.split("/").some((part) => !/^[\w.~!$'()*+,;=:@%-]+$/.test(part) || /^(\.|%2e){1,2}$/i.test(part)))
    return null;
  const path = `${hrefFor("app")}/${below}`;
  const match = isWithinApp(path) ? findRoute(path) : null;
  if (!match || !hasPage(match.name)) return null;
  if (decideAccess(ROUTES[match.name], user, match.id).type === "redirect") return null;
  return query && /^[\w=&%.~+-]+$/.test(query) ? `${path}?${query}` : path;
}
