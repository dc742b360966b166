import { createContext, use, useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import { findRoute } from "../../domain/routes";
import { pageLocation, type AreaLocation } from "./area-location";

/** The location of the area around a component; outside an area, the page's. */
export const AreaLocationContext = createContext<AreaLocation>(pageLocation);

export const useAreaLocation = (): AreaLocation => use(AreaLocationContext);

/** The query inside the hash, also without a `Router`. */
export function useHashSearch(): string {
  const { subscribe, currentRoute } = useAreaLocation();
  return useSyncExternalStore(subscribe, () => currentRoute().search);
}

/** The `hook` of wouter's `Router`. */
export function useHashLocation(): [string, AreaLocation["navigate"]] {
  const { subscribe, currentRoute, navigate } = useAreaLocation();
  return [useSyncExternalStore(subscribe, () => currentRoute().path), navigate];
}
useHashLocation.searchHook = useHashSearch;

/** @returns a text kept in the history entry under `key`, so that reload and "back" find it */
export function useEntryText(key: string): string {
  const { subscribe, entryState } = useAreaLocation();
  return useSyncExternalStore(subscribe, () => {
    const stored = entryState()[key];
    return typeof stored === "string" ? stored : "";
  });
}

/** @returns the id in the page's address; empty if its route has none */
export function useRouteId(): string {
  const [path] = useLocation();
  return findRoute(path)?.id ?? "";
}

/** @returns both ids in the page's address; empty if its route has none */
export function useRoutePair(): { id: string; other: string } {
  const [path] = useLocation();
  const { id = "", other = "" } = findRoute(path) ?? {};
  return { id, other };
}

/** @returns a function that returns the state of the entry for another tab: without an action that this one hasn't taken */
export function useStateForTab(): () => Record<string, unknown> {
  const { entryState } = useAreaLocation();
  return () => {
    const { action: _, ...state } = entryState();
    return state;
  };
}

/**
 * Reads the tab in the address (`?tab=`). Showing another tab adds an entry to the history.
 * @param first the tab that isn't in the address, and the default for unknown names
 */
export function useTab<Tab extends string>(tabs: readonly Tab[], first: Tab): [Tab, (tab: Tab) => void] {
  const { navigate, currentRoute } = useAreaLocation();
  const stateForTab = useStateForTab();
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab = tabs.find((other) => other === named) ?? first;
  const show = (next: Tab) => {
    if (next === tab) return;
    navigate(currentRoute().path + (next === first ? "" : `?tab=${next}`), { state: stateForTab() });
  };
  return [tab, show];
}
