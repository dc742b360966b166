import { useLocation, useSearch } from "wouter";
import { findRoute } from "../../domain/routes";
import { currentRoute, entryState, navigate } from "./hash-location";

/** @returns the id in the page's address; empty if its route has none */
export function useRouteId(): string {
  const [path] = useLocation();
  return findRoute(path)?.id ?? "";
}

/**
 * Reads the tab in the address (`?tab=`). Showing another tab adds an entry to the history.
 * @param first the tab that isn't in the address, and the default for unknown names
 */
export function useTab<Tab extends string>(tabs: readonly Tab[], first: Tab): [Tab, (tab: Tab) => void] {
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab = tabs.find((known) => known === named) ?? first;
  const show = (next: Tab) => {
    if (next === tab) return;
    navigate(currentRoute().path + (next === first ? "" : `?tab=${next}`), { state: entryState() });
  };
  return [tab, show];
}
