import { openablePath, readAppLink } from "../../domain/app-link";
import type { User } from "../../domain/entities";
import type { RouteName } from "../../domain/routes";

/**
 * Where a hit leads: `/app/{details}` (specification §2), if that is a page of the app which is there and which this
 * person is not led away from. `details` is a server's text: whatever else it says leads nowhere.
 * @param hasPage whether a route's page exists
 * @returns the route, or null
 */
export function whereItLeads(details: string, user: User, hasPage: (route: RouteName) => boolean): string | null {
  const below = details.trim().replace(/^\/?(app\/)?/, "");
  return below === "" ? null : openablePath(readAppLink(`/app/${below}`), user, hasPage);
}
