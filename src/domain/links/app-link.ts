import { decideAccess } from "../access";
import type { User } from "../entities";
import { findRoute, ROUTES, type RouteName } from "../routes";

export interface AppLink {
  path: string;
  route: RouteName;
  id?: string;
}

const MAX_LENGTH = 500;
/** A path of RFC 3986 characters (pchar), with a query of plain characters. */
const APP_LINK = /^\/app(\/[\w.~!$&'()*+,;=:@%-]+)*\/?(\?[\w.~%=&+,:-]*)?$/;

/**
 * Reads a link that a server sends, such as "/app/donors/details/d1".
 * @returns null for a link to anything but a route under `/app`: another site, a script, a path with ".."
 */
export function readAppLink(text: string | null): AppLink | null {
  if (text === null || text.length > MAX_LENGTH || !APP_LINK.test(text)) return null;
  const [pathname = ""] = text.split("?", 1);
  if (pathname.split("/").filter(Boolean).some(hasDotSegment)) return null;
  const found = findRoute(pathname);
  return found && { path: text, route: found.name, id: found.id };
}

/**
 * @param hasPage whether a route has a page
 * @returns the path of a link that the user may open; null if it has no page or redirects this user
 */
export function openablePath(link: AppLink | null, user: User, hasPage: (route: RouteName) => boolean): string | null {
  if (!link || !hasPage(link.route)) return null;
  return decideAccess(ROUTES[link.route], user, link.id).type === "redirect" ? null : link.path;
}

/** Whether a segment of a path is or contains "." or "..", also escaped. An id may contain an escaped slash. */
function hasDotSegment(segment: string): boolean {
  try {
    return decodeURIComponent(segment)
      .split(/[/\\]/)
      .some((name) => /^\.*$/.test(name));
  } catch {
    return true;
  }
}
