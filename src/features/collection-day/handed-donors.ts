import { hrefFor } from "../../domain/routes";
import type { HandedRecipients } from "../../shared/mail-to";

/** Donors that another page proposes for a donation day: by id, by a list's query, or by card number. */
export interface HandedDonors extends HandedRecipients {
  cards?: string[];
}

/** The key in the state of a history entry: card numbers are personal data, so they are never in an address (decisions §4). */
export const HANDED_KEY = "collectionDay";

/** @returns the state of the history entry of the donation day that begins with these donors */
export const handedDonors = (donors: HandedDonors): Record<string, unknown> => ({
  [HANDED_KEY]: JSON.stringify(donors),
});

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
