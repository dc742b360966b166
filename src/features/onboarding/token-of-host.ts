import { useEffect, useSyncExternalStore } from "react";
import { tokenInHash } from "./token-in-hash";

/** The token that a mailed link has brought to somebody else's page: in memory alone, and out of its address. */
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
 * Takes the token of a mailed link out of the hash of a page that isn't ours, and the hash with it, which is all ours. Any
 * other hash and the page's query stay as they are; where a back office is on the same page, the hash is its own.
 */
export function takeTokenOfHost(): void {
  const found = tokenInHash(location.hash);
  if (found === null || document.querySelector("gds-backoffice")) return;
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

/** Whoever comes next in this page has followed no link. */
export const forgetToken = (): void => set(null);
