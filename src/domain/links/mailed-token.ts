interface MailedToken {
  /** Undefined if the link has an empty one. */
  token: string | undefined;
  /** The route of the link, without the token. */
  route: string;
  /** The page's own query, without the token. */
  search: string;
}

/** A parameter named "token", with what mail programs do to "&" and "=". */
const TOKEN = /^(?:amp;)*token(?:=(.*))?$/i;

/** @returns the tokens of a query in order, and the query without them */
function splitQuery(query: string): { tokens: string[]; rest: string } {
  const tokens: string[] = [];
  const rest = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const match = TOKEN.exec(name);
    // a token has no blanks: they were plus signs
    if (match) tokens.push((match[1] ?? value).replaceAll(" ", "+"));
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

const pathOf = (route: string) => route.split("?", 1)[0] ?? "";

/**
 * Finds the token of a mailed link in an address: in the query of the hash, in the page's own, or in both.
 * @param isScreen whether mailed links lead to the screen with this path
 * @returns null without a token, or for another screen
 */
export function findMailedToken(
  { hash, search }: Pick<Location, "hash" | "search">,
  isScreen: (path: string) => boolean,
): MailedToken | null {
  let route = hash.slice(1);
  // a mail program may have encoded it twice
  for (let round = 0; round < 2 && !isScreen(pathOf(route)); round += 1) route = decode(route);
  const path = pathOf(route);
  if (!isScreen(path)) return null;
  const inside = splitQuery(route.slice(path.length + 1));
  const outside = splitQuery(search);
  const tokens = [...inside.tokens, ...outside.tokens];
  if (tokens.length === 0) return null;
  return {
    token: tokens.find(Boolean),
    route: path + (inside.rest && `?${inside.rest}`),
    search: outside.tokens.length > 0 ? outside.rest && `?${outside.rest}` : search,
  };
}
