import { findRoute, type RouteName } from "../../../domain/routes";

/** The screens that mailed links lead to. */
const SCREENS: readonly (RouteName | undefined)[] = ["validate", "confirmEmail", "forgotPassword", "firstLogin"];

interface TakenToken {
  /** Null when the link had an empty one. */
  token: string | null;
  /** Where the link leads, without it. */
  route: string;
  /** The page's own query, without it. */
  search: string;
}

/** A name that stands for the token, with what mail programs do to "&" and "=". */
const TOKEN = /^(?:amp;)*token(?:=(.*))?$/i;

/** @returns the tokens of a query, first to last, and the query without them */
function split(query: string): { tokens: string[]; rest: string } {
  const tokens: string[] = [];
  const rest = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const match = TOKEN.exec(name);
    if (match) tokens.push(match[1] ?? value);
    else rest.append(name, value);
  }
  return { tokens, rest: rest.toString() };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns the hash as a route with its query, however often a mail program has encoded it; null when it is no such screen */
function screenIn(hash: string): { path: string; query: string } | null {
  let text = hash.slice(1);
  for (let round = 0; round < 3; round += 1) {
    const [path = "", ...query] = text.split("?");
    if (SCREENS.includes(findRoute(path)?.name)) return { path, query: query.join("?") };
    text = decode(text);
  }
  return null;
}

/**
 * Finds the token of a mailed link in an address: in the query of the hash, in the page's own, or in both.
 * @returns null where there is none, or another screen
 */
export function takeToken({ hash, search }: Pick<Location, "hash" | "search">): TakenToken | null {
  const screen = screenIn(hash);
  if (!screen) return null;
  const [inside, outside] = [split(screen.query), split(search)];
  const tokens = [...inside.tokens, ...outside.tokens];
  if (tokens.length === 0) return null;
  return {
    token: tokens.find((token) => token !== "") ?? null,
    route: screen.path + (inside.rest && `?${inside.rest}`),
    search: outside.tokens.length > 0 ? outside.rest && `?${outside.rest}` : search,
  };
}
