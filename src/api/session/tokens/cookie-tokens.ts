import Cookies from "js-cookie";
import { REFRESH_COOKIE_DAYS } from "../../../domain/constants";
import { fitsHeader, memoryTokens, type Tokens, type TokenStore } from "./tokens";

/** Attributes that remove a cookie. `Max-Age` wins over js-cookie's date, which is wrong if the page moves its clock. */
const ENDED = { path: "/", "max-age": "0" };

/**
 * The cookie that says which API the tokens came from. It contains the API's address and a short hash of each token. Tokens
 * without a hash are the site's own.
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

/** @returns the API that a token came from; null for the site's own */
function ownerOf(token: string): string | null {
  const owner = read();
  return owner?.hashes.includes(hash(token)) ? owner.apiBase : null;
}

/**
 * Call it before the tokens are written, so that another tab knows both the old and the new ones.
 * @param tokens those of this API, old and new
 */
function setOwner(apiBase: string, tokens: readonly string[], attributes: Cookies.CookieAttributes): void {
  Cookies.set(OWNER, [apiBase, ...tokens.map(hash)].join(" "), attributes);
}

/** Prefix of the hash of a refresh token that was sent. */
const SENT = "sent:";

/** Notes that a refresh token of this API is being sent. The next pair's {@link setOwner} removes the note. */
function markSent(apiBase: string, token: string, attributes: Cookies.CookieAttributes): void {
  const owner = read();
  const hashes = owner?.apiBase === apiBase ? owner.hashes.filter((item) => !item.startsWith(SENT)) : [];
  Cookies.set(OWNER, [apiBase, ...hashes, SENT + hash(token)].join(" "), attributes);
}

function wasSent(token: string): boolean {
  return read()?.hashes.includes(SENT + hash(token)) ?? false;
}

function removeOwner(apiBase: string): void {
  if (read()?.apiBase === apiBase) Cookies.remove(OWNER, ENDED);
}

const AUTH = "auth_token";
const REFRESH = "refresh_token";

interface CookiePage {
  /** Whether the site's own tokens belong to this API (decisions §2). */
  ownsSiteTokens(apiBase: string): boolean;
  /** Whether they belong to any API of this page. */
  hasSiteApi(): boolean;
  /** Whether a connected element of this API keeps its tokens in the cookies. */
  usesCookies(apiBase: string): boolean;
}

let warned = false;

function warnOnce(): void {
  if (!warned)
    console.warn(
      "gds-widgets: the cookies auth_token and refresh_token can't be written over here (HttpOnly, or another path?). " +
        "The session lives in this page's memory: a reload signs out.",
    );
  warned = true;
}

/**
 * Keeps the tokens in two cookies with path "/" (specification §3): a session cookie and, for 7 days, the refresh token's. It
 * sees only tokens of this API. The tokens are in memory while the cookies belong to another API of this page, or can't be
 * written over.
 */
export function cookieTokens(apiBase: string, page: CookiePage): TokenStore {
  const attributes = {
    path: "/",
    sameSite: "Lax",
    secure: globalThis.location?.protocol === "https:",
  } as const;
  const lasting = { ...attributes, "max-age": String(REFRESH_COOKIE_DAYS * 86_400) };
  let memory: TokenStore | null = null;
  /** Tokens that couldn't be removed from the cookies. */
  const ended = new Set<string>();

  const belongsHere = (token: string) => {
    const owner = ownerOf(token);
    return owner === null ? page.ownsSiteTokens(apiBase) : owner === apiBase;
  };
  const read = (name: string) => {
    const token = Cookies.get(name);
    return token && !ended.has(token) && belongsHere(token) ? token : null;
  };
  const readAuth = () => {
    const token = read(AUTH);
    return token && fitsHeader(token) ? token : null;
  };

  const mayUseCookies = () => {
    if (read(AUTH) || read(REFRESH)) return true;
    const owner = ownerOf(Cookies.get(REFRESH) ?? Cookies.get(AUTH) ?? "");
    if (owner) return !page.usesCookies(owner);
    return page.ownsSiteTokens(apiBase) || !page.hasSiteApi();
  };

  /** @returns whether the tokens are in the cookies now */
  const write = ({ authToken, refreshToken }: Tokens): boolean => {
    const replaced = [read(AUTH), read(REFRESH)].filter((token) => token !== null);
    setOwner(apiBase, [authToken, refreshToken, ...replaced], lasting);
    Cookies.set(AUTH, authToken, attributes);
    Cookies.set(REFRESH, refreshToken, lasting);
    // Chromium writes cookies in the background. Without this read, a message to another tab would overtake them.
    return Cookies.get(AUTH) === authToken && Cookies.get(REFRESH) === refreshToken;
  };

  const removeCookies = () => {
    for (const name of [AUTH, REFRESH]) {
      const token = read(name);
      if (token === null) continue;
      Cookies.remove(name, ENDED);
      if (Cookies.get(name) === token) ended.add(token);
    }
    removeOwner(apiBase);
  };

  return {
    auth: () => (memory ? memory.auth() : readAuth()),
    refresh: () => (memory ? memory.refresh() : read(REFRESH)),
    set(next) {
      if (!memory && mayUseCookies()) {
        if (write(next)) return;
        warnOnce();
        for (const name of [AUTH, REFRESH]) {
          Cookies.remove(name, ENDED); // our cookie may be hidden by the one that stays
          const left = Cookies.get(name);
          if (left) ended.add(left);
        }
        removeOwner(apiBase);
      }
      memory ??= memoryTokens();
      memory.set(next);
    },
    clear() {
      if (!memory) removeCookies();
      memory = null;
    },
    markSent() {
      if (memory) return memory.markSent();
      const token = read(REFRESH);
      if (token) markSent(apiBase, token, lasting);
    },
    wasSent() {
      if (memory) return memory.wasSent();
      const token = read(REFRESH);
      return token !== null && wasSent(token);
    },
    get shared() {
      return memory === null;
    },
  };
}

/** @returns the store asked for; memory when cookies can't be used here (a sandboxed frame, a `file://` page). */
export function createTokenStore(kind: "cookie" | "memory", apiBase: string, page: CookiePage): TokenStore {
  return kind === "cookie" && cookiesWork() ? cookieTokens(apiBase, page) : memoryTokens();
}

function cookiesWork(): boolean {
  try {
    // a random name, so that two tabs don't remove each other's
    const probe = `gds_probe_${Math.random().toString(36).slice(2)}`;
    Cookies.set(probe, "1", { path: "/", sameSite: "Lax" });
    const works = Cookies.get(probe) === "1";
    Cookies.remove(probe, ENDED);
    return works;
  } catch {
    return false;
  }
}
