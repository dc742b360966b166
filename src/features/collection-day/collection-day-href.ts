import { hrefFor } from "../../domain/routes";

/** The key in the state of a history entry: card numbers are personal data, so they are never in an address (decisions §4). */
export const PASTED_KEY = "collectionDayPasted";

/** What the address fills in. */
export interface SheetStart {
  day?: string;
  place?: string;
  type?: string;
}

/** @returns the route of the donation day, without "#" */
export function collectionDayHref(start: SheetStart = {}): string {
  const query = new URLSearchParams({ ...start }).toString();
  return hrefFor("collectionDay") + (query && `?${query}`);
}
