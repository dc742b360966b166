import { useLayoutEffect, useSyncExternalStore } from "react";
import { findRoute, type RouteName } from "../../domain/routes";
import { navigate, useHashLocation, useHashSearch } from "../navigation";

/**
 * The token of a mailed link (`#/auth/validate?token=...`). It leaves the address before the first call (decisions §2),
 * and is kept in memory for as long as its screen is the one shown: never in the history, never in a storage.
 */
let held: { route: string; token: string } | null = null;
const listeners = new Set<() => void>();

const hold = (next: typeof held): void => {
  if (held === next) return;
  held = next;
  for (const listener of [...listeners]) listener();
};

/** The screens that mailed links lead to. */
const SCREENS: readonly (RouteName | undefined)[] = ["validate", "forgotPassword", "firstLogin"];

/**
 * Takes tokens out of the address. Rendered once, beside whatever makes calls: its effect comes before theirs. Shows
 * nothing; a component so that a change of the address renders nothing else anew.
 */
export function TokenKeeper(): null {
  const [route] = useHashLocation();
  const search = useHashSearch();
  useLayoutEffect(() => {
    if (held && held.route !== route) hold(null);
    const query = new URLSearchParams(search);
    const token = query.get("token");
    if (token === null || !SCREENS.includes(findRoute(route)?.name)) return;
    query.delete("token");
    hold(token ? { route, token } : null);
    navigate(query.size > 0 ? `${route}?${query}` : route, { replace: true });
  }, [route, search]);
  return null;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns the token that led to the screen shown, used up or not, or null */
export const useMailedToken = (): string | null => useSyncExternalStore(subscribe, () => held?.token ?? null);
