import { hrefFor } from "../../domain/routes";
import { isRecord } from "../../domain/values";
import type { DonorKey } from "./requests/find-donors";

/** Donors that another page proposes for a donation day. */
export interface HandedDonors {
  ids?: readonly string[];
  cards?: readonly string[];
}

/** The key in the state of a history entry: card numbers are personal data, so they are never in an address (decisions §4). */
export const HANDED_KEY = "collectionDay";

/** @returns the state of the history entry of the donation day that begins with these donors */
export const handedDonors = (donors: HandedDonors): Record<string, unknown> => ({
  [HANDED_KEY]: JSON.stringify(donors),
});

/** @param start what the page fills in @returns the route of the donation day, without "#" */
export function collectionDayHref(start: { day?: string; place?: string; type?: string } = {}): string {
  const query = new URLSearchParams(start).toString();
  return hrefFor("collectionDay") + (query && `?${query}`);
}

/** @param stored the value of {@link HANDED_KEY} in the history entry */
export function readHanded(stored: string): DonorKey[] {
  try {
    const read = JSON.parse(stored || "null") as unknown;
    if (!isRecord(read)) return [];
    return [
      ...textsOf(read.ids).map((donorId) => ({ donorId })),
      ...textsOf(read.cards).map((cardNumber) => ({ cardNumber })),
    ];
  } catch {
    return [];
  }
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
