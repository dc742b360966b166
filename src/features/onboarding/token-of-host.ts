import { useEffect, useSyncExternalStore } from "react";
import { findMailedToken } from "../../shared/link-page";

/** The route `validate`: importing the table of routes would add it to every sign-up. */
const isScreen = (path: string) => path === "/auth/validate";

/** The token of a mailed link to a partner's page: only in memory, no longer in the address. */
let token: string | null = null;
const listeners = new Set<() => void>();

const set = (next: string | null): void => {
  token = next;
  for (const listener of [...listeners]) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Takes a mailed link out of the hash of a partner's page. Other hashes and the page's query stay as they are. If there is
 * a back office on the page, the hash belongs to it.
 */
export function takeTokenOfHost(): void {
  const found = findMailedToken({ hash: location.hash, search: "" }, isScreen)?.token;
  if (!found || document.querySelector("gds-backoffice")) return;
  try {
    // whole: a path would be one of the page's `<base href>`
    history.replaceState(history.state, "", location.href.replace(/#.*$/s, ""));
  } catch {
    // a frame that may not touch its history
  }
  set(found);
}

/** @returns the token that led to the page, used up or not, or null; another link in the same page counts, too */
export function useTokenOfHost(): string | null {
  useEffect(() => {
    takeTokenOfHost();
    window.addEventListener("hashchange", takeTokenOfHost);
    return () => window.removeEventListener("hashchange", takeTokenOfHost);
  }, []);
  return useSyncExternalStore(subscribe, () => token);
}

/** Forgets the token: the next user has followed no link. */
export const forgetToken = (): void => set(null);
