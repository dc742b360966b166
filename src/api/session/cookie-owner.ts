import Cookies from "js-cookie";

/**
 * A cookie beside the tokens says which API they came from, and marks them: tokens without a mark were put there by the
 * site. It holds the API's address and a short hash of each token, never a token.
 */
const OWNER = "gds_token_api";

/** FNV-1a, 32 bits: enough to tell one token from another. */
function hash(token: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) value = Math.imul(value ^ token.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}

function read(): { apiBase: string; hashes: string[] } | null {
  const [apiBase, ...hashes] = (Cookies.get(OWNER) ?? "").split(" ");
  return apiBase ? { apiBase, hashes } : null;
}

/** @returns the API that a token came from, or null when the site put it there */
export function ownerOf(token: string): string | null {
  const owner = read();
  return owner?.hashes.includes(hash(token)) ? owner.apiBase : null;
}

/**
 * Written before the tokens themselves, with those that they replace: another tab that looks in between knows both.
 * @param tokens those of this API, old and new
 */
export function setOwner(apiBase: string, tokens: readonly string[], attributes: Cookies.CookieAttributes): void {
  Cookies.set(OWNER, [apiBase, ...tokens.map(hash)].join(" "), attributes);
}

/** Precedes the hash of a refresh token that was sent. */
const SENT = "sent:";

/** Notes that a refresh token of this API is being sent. The next pair's {@link setOwner} removes the note. */
export function markSent(apiBase: string, token: string, attributes: Cookies.CookieAttributes): void {
  const owner = read();
  const hashes = owner?.apiBase === apiBase ? owner.hashes.filter((item) => !item.startsWith(SENT)) : [];
  Cookies.set(OWNER, [apiBase, ...hashes, SENT + hash(token)].join(" "), attributes);
}

export function wasSent(token: string): boolean {
  return read()?.hashes.includes(SENT + hash(token)) ?? false;
}

export function removeOwner(apiBase: string, attributes: Cookies.CookieAttributes): void {
  if (read()?.apiBase === apiBase) Cookies.remove(OWNER, attributes);
}
