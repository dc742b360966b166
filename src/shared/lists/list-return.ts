import type { MouseEvent } from "react";
import { addressOf, currentRoute, entryState, isPlainClick, navigate } from "../navigation";

/** Under which names the history entry of a page keeps the list that it was opened from, and which of its rows it is. */
export const PLACE_KEYS = { path: "listPath", search: "listSearch", at: "listRow" } as const;

/** @returns what the history entry of a page keeps that is opened from the present list: what the list shows, and where it is */
export function listPlace(): Record<string, unknown> {
  const { path, search } = currentRoute();
  return { ...entryState(), [PLACE_KEYS.path]: path, [PLACE_KEYS.search]: search };
}

/** Goes back to a list as it was when the present page was opened from it, else to the list with all its rows. */
export function returnToList(path: string, options: { replace?: boolean } = {}): void {
  const { [PLACE_KEYS.path]: from, [PLACE_KEYS.search]: search, [PLACE_KEYS.at]: _at, ...state } = entryState();
  if (from !== path) return navigate(path, options);
  navigate(search ? `${path}?${String(search)}` : path, { ...options, state });
}

/**
 * For a link to a list, on a page that may have been opened from it. In another tab it opens the list with all its rows.
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
