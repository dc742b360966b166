import Cookies from "js-cookie";
import { cookieTokens, type CookiePage } from "./cookie-tokens";
import type { Tokens, TokenStore } from "./tokens";

/** Tokens that live as long as the page, for hosts whose other scripts are not to be trusted with them (decisions §1). */
export function memoryTokens(): TokenStore {
  let tokens: Tokens | null = null;
  return {
    auth: () => tokens?.authToken ?? null,
    refresh: () => tokens?.refreshToken ?? null,
    set: (next) => (tokens = next),
    clear: () => (tokens = null),
    shared: false,
  };
}

/** @returns the store asked for; memory when cookies can't be used here (a sandboxed frame, a `file://` page). */
export function createTokenStore(kind: "cookie" | "memory", apiBase: string, page: CookiePage): TokenStore {
  return kind === "cookie" && cookiesWork() ? cookieTokens(apiBase, page) : memoryTokens();
}

function cookiesWork(): boolean {
  try {
    // a name of its own: another tab that looks in the same moment takes only its own away
    const probe = `gds_probe_${Math.random().toString(36).slice(2)}`;
    Cookies.set(probe, "1", { path: "/", sameSite: "Lax" });
    const works = Cookies.get(probe) === "1";
    Cookies.remove(probe, { path: "/" });
    return works;
  } catch {
    return false;
  }
}
