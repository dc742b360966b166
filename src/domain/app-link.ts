import { findRoute, type RouteName } from "./routes";

/** One of our screens, as a server names it. */
export interface AppLink {
  /** With its query. */
  path: string;
  route: RouteName;
}

/** Longer than any address of ours. */
const MAX_LENGTH = 500;
const PLAIN = /^\/app(\/[\w.~%-]+)*\/?(\?[\w.~%=&+,:-]*)?$/;

/**
 * Reads where a server says that something leads. It may lead to our own screens under `/app` and nowhere else: an
 * address of another site, a script, or a path that climbs out is refused.
 * @param text "/app/donors/details/d1", of whatever a server sends
 * @returns null for anything else
 */
export function readAppLink(text: string | null): AppLink | null {
  if (text === null || text.length > MAX_LENGTH || !PLAIN.test(text)) return null;
  const [pathname = ""] = text.split("?", 1);
  if (pathname.split("/").some(climbs)) return null;
  const found = findRoute(pathname);
  return found && { path: text, route: found.name };
}

/** Whether a part of a path is "..", however it is written. */
function climbs(part: string): boolean {
  try {
    return /^\.+$|[/\\]/.test(decodeURIComponent(part));
  } catch {
    return true;
  }
}
