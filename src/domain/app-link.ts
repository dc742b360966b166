import { decideAccess } from "./access";
import type { User } from "./entities";
import { findRoute, ROUTES, type RouteName } from "./routes";

export interface AppLink {
  path: string;
  route: RouteName;
  id?: string;
}

const MAX_LENGTH = 500;
/** What may stand in a path's parts (RFC 3986, pchar), and the little that a query of ours is made of. */
const PLAIN = /^\/app(\/[\w.~!$&'()*+,;=:@%-]+)*\/?(\?[\w.~%=&+,:-]*)?$/;

/**
 * Reads where a server says that something leads. It may lead to our own screens under `/app` and nowhere else: an
 * address of another site, a script, or a path that climbs out is refused.
 * @param text "/app/donors/details/d1", of whatever a server sends
 * @returns null for anything else
 */
export function readAppLink(text: string | null): AppLink | null {
  if (text === null || text.length > MAX_LENGTH || !PLAIN.test(text)) return null;
  const [pathname = ""] = text.split("?", 1);
  if (pathname.split("/").filter(Boolean).some(climbs)) return null;
  const found = findRoute(pathname);
  return found && { path: text, route: found.name, id: found.id };
}

/**
 * Where somebody gets to by a link: a page that is there, and from which this person isn't led away.
 * @param hasPage whether a route's page exists
 * @returns the path, or null
 */
export function openablePath(link: AppLink | null, user: User, hasPage: (route: RouteName) => boolean): string | null {
  if (!link || !hasPage(link.route)) return null;
  return decideAccess(ROUTES[link.route], user, link.id).type === "redirect" ? null : link.path;
}

/** Whether a part of a path is "..", however it is written, or hides one: an id may have a stroke in it. */
function climbs(part: string): boolean {
  try {
    return decodeURIComponent(part)
      .split(/[/\\]/)
      .some((name) => /^\.*$/.test(name));
  } catch {
    return true;
  }
}
