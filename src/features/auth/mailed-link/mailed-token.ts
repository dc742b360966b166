import { useLayoutEffect, useSyncExternalStore } from "react";
import { navigate, useHashLocation, useHashSearch } from "../../../shared/navigation";
import { takeToken } from "./take-token";

/**
 * The token of a mailed link (`#/auth/validate?token=...`). It leaves the address before the first call (decisions §2),
 * and is kept in memory for as long as its screen is the one shown: never in the history, never in a storage.
 */
let mailedToken: { path: string; token: string } | null = null;
const listeners = new Set<() => void>();

const setMailedToken = (next: typeof mailedToken): void => {
  if (mailedToken === next) return;
  mailedToken = next;
  for (const listener of [...listeners]) listener();
};

/** Takes a token out of the address, and keeps it for its screen. */
export function takeMailedToken(): void {
  const taken = takeToken(location);
  if (!taken) return;
  const { token, route, search } = taken;
  setMailedToken(token ? { path: route.split("?", 1)[0] ?? "", token } : null);
  if (search !== location.search)
    try {
      history.replaceState(history.state, "", location.pathname + search + location.hash);
    } catch {
      // a frame that may not touch its history
    }
  navigate(route, { replace: true });
}

/**
 * Takes tokens out of the address. Rendered once; what it finds when it comes has been taken before, by
 * {@link takeMailedToken} ahead of the first call. Shows nothing; a component so that a change of the address renders nothing else anew.
 */
export function MailedTokenReader(): null {
  const [path] = useHashLocation();
  const search = useHashSearch();
  useLayoutEffect(() => {
    if (mailedToken && mailedToken.path !== path) setMailedToken(null);
    takeMailedToken();
  }, [path, search]);
  useLayoutEffect(() => {
    // a hash that a mail program has encoded is no route: nothing else hears of it
    window.addEventListener("hashchange", takeMailedToken);
    return () => {
      window.removeEventListener("hashchange", takeMailedToken);
      setMailedToken(null);
    };
  }, []);
  return null;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns the token that led to the screen shown, used up or not, or null */
export const useMailedToken = (): string | null => useSyncExternalStore(subscribe, () => mailedToken?.token ?? null);
