import type { MouseEvent } from "react";
import { addressOf, currentRoute, entryState, isPlainClick, navigate } from "../navigation";

/** The keys of a page's history entry for the list that it was opened from, and for its row there. */
export const PLACE_KEYS = { path: "listPath", search: "listSearch", at: "listRow" } as const;

/** @returns the history state for a page that is opened from the current list: the list's address and query */
export function listPlace(): Record<string, unknown> {
  const { path, search } = currentRoute();
  return { ...entryState(), [PLACE_KEYS.path]: path, [PLACE_KEYS.search]: search };
}

/** Returns to the list as it was when the current page was opened from it, or else to the list without filters. */
export function returnToList(path: string, options: { replace?: boolean } = {}): void {
  const { [PLACE_KEYS.path]: from, [PLACE_KEYS.search]: search, [PLACE_KEYS.at]: _at, ...state } = entryState();
  if (from !== path) return navigate(path, options);
  navigate(search ? `${path}?${String(search)}` : path, { ...options, state });
}

/**
 * For a link to a list, on a page that may have been opened from it. In another tab it opens the list without filters.
 * @returns the link's attributes
 */
export const listReturn = (route: string) => ({
  href: addressOf(route),
  onClick(event: MouseEvent) {
    const path = route.split("?")[0] ?? route;
    if (!isPlainClick(event) || entryState()[PLACE_KEYS.path] !== path) return;
    event.preventDefault();
    returnToList(path);
  },
});
