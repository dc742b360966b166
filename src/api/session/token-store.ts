import Cookies from "js-cookie";
import { cookieTokens, type CookiePage } from "./cookie-tokens";
import { memoryTokens } from "./memory-tokens";
import type { TokenStore } from "./tokens";

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
