import { useSearch } from "wouter";
import { currentRoute, entryState, navigate } from "../../../shared/navigation";

/** The record's parts, by their names in the address; the first needs none. */
export const TABS = ["data", "donations", "awards", "documents", "history"] as const;
export type RecordTab = (typeof TABS)[number];

/**
 * The tab that the address names.
 * @param shown those that there are; another one counts as the first
 */
export function useTab(shown: readonly RecordTab[]): [RecordTab, (tab: RecordTab) => void] {
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab = shown.find((known) => known === named) ?? "data";
  const show = (next: RecordTab) =>
    navigate(currentRoute().path + (next === "data" ? "" : `?tab=${next}`), { state: entryState() });
  return [tab, show];
}
