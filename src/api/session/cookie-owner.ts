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

export function removeOwner(apiBase: string, attributes: Cookies.CookieAttributes): void {
  if (read()?.apiBase === apiBase) Cookies.remove(OWNER, attributes);
}
