import Cookies from "js-cookie";
import { REFRESH_COOKIE_DAYS } from "../../domain/constants";

export interface Tokens {
  authToken: string;
  refreshToken: string;
}

/** Where the two session tokens are kept. A read never throws. */
export interface TokenStore {
  auth(): string | null;
  refresh(): string | null;
  set(tokens: Tokens): void;
  clear(): void;
  /** Whether other tabs of this site see the same tokens. */
  shared: boolean;
}

const AUTH = "auth_token";
const REFRESH = "refresh_token";

/** Two cookies with path "/" (specification §3): the session's and, for 7 days, the refresh token's. */
export function cookieTokens(): TokenStore {
  const attributes = {
    path: "/",
    sameSite: "Lax",
    secure: globalThis.location?.protocol === "https:",
  } as const;
  // Chromium writes cookies in the background: without a read, which waits, a word to another tab overtakes them there.
  const settle = () => void Cookies.get(REFRESH);
  return {
    auth: () => Cookies.get(AUTH) || null,
    refresh: () => Cookies.get(REFRESH) || null,
    set({ authToken, refreshToken }) {
      Cookies.set(AUTH, authToken, attributes);
      Cookies.set(REFRESH, refreshToken, { ...attributes, expires: REFRESH_COOKIE_DAYS });
      settle();
    },
    clear() {
      Cookies.remove(AUTH, attributes);
      Cookies.remove(REFRESH, attributes);
      settle();
    },
    shared: true,
  };
}

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
export function createTokenStore(kind: "cookie" | "memory"): TokenStore {
  return kind === "cookie" && cookiesWork() ? cookieTokens() : memoryTokens();
}

function cookiesWork(): boolean {
  try {
    const probe = "gds_probe";
    Cookies.set(probe, "1", { path: "/", sameSite: "Lax" });
    const works = Cookies.get(probe) === "1";
    Cookies.remove(probe, { path: "/" });
    return works;
  } catch {
    return false;
  }
}
