import { useSearch } from "wouter";
import { currentRoute, entryState, navigate } from "./hash-location";

/**
 * The tab that the address names (`?tab=`), and how to show another one, which is an entry of its own in the history.
 * @param tabs the names of those that there are
 * @param first the one that the address needn't name, and that an unknown name stands for
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
