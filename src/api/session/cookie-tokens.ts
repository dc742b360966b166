import Cookies from "js-cookie";
import { REFRESH_COOKIE_DAYS } from "../../domain/constants";
import { ownerOf, removeOwner, setOwner } from "./cookie-owner";
import { fitsHeader } from "./header-value";
import type { Tokens, TokenStore } from "./token-store";

const AUTH = "auth_token";
const REFRESH = "refresh_token";

/** What the cookies of one API have to know of the page that they are in. */
export interface CookiePage {
  /** Whether tokens that the site put into the cookies itself belong to this API (decisions §2). */
  ownsSiteTokens(apiBase: string): boolean;
  /** Whether such tokens belong to some API here. */
  hasSiteApi(): boolean;
  /** Whether an element of this API keeps its tokens in the cookies, here and now. */
  usesCookies(apiBase: string): boolean;
}

/**
 * Two cookies with path "/" (specification §3): the session's and, for 7 days, the refresh token's. Only tokens that came
 * from this API are seen, and those of the site where they are this API's. In memory as long as the cookies are another
 * API's of this page, or can't be written over.
 */
export function cookieTokens(apiBase: string, page: CookiePage): TokenStore {
  const attributes = {
    path: "/",
    sameSite: "Lax",
    secure: globalThis.location?.protocol === "https:",
  } as const;
  let memory: Tokens | null = null;

  const belongsHere = (token: string) => {
    const owner = ownerOf(token);
    return owner === null ? page.ownsSiteTokens(apiBase) : owner === apiBase;
  };
  const read = (name: string) => {
    const token = Cookies.get(name);
    return token && belongsHere(token) ? token : null;
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

  const write = ({ authToken, refreshToken }: Tokens) => {
    const lasting = { ...attributes, expires: REFRESH_COOKIE_DAYS };
    const replaced = [read(AUTH), read(REFRESH)].filter((token) => token !== null);
    setOwner(apiBase, [authToken, refreshToken, ...replaced], lasting);
    Cookies.set(AUTH, authToken, attributes);
    Cookies.set(REFRESH, refreshToken, lasting);
    // Chromium writes cookies in the background: without a read, which waits, a word to another tab overtakes them there.
    Cookies.get(REFRESH);
  };

  return {
    auth: () => (memory ? memory.authToken : readAuth()),
    refresh: () => (memory ? memory.refreshToken : read(REFRESH)),
    set(next) {
      if (!memory && mayUseCookies()) write(next);
      else memory = next;
    },
    clear() {
      if (!memory) {
        for (const name of [AUTH, REFRESH]) if (read(name)) Cookies.remove(name, attributes);
        removeOwner(apiBase, attributes);
        Cookies.get(REFRESH);
      }
      memory = null;
    },
    get shared() {
      return memory === null;
    },
  };
}
