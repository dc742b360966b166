import { hintedName } from "../../../domain/donor/registry-name";
import type { RecipientsCount, Sending } from "./read-sendings";

/** A running or recent sending of the same template, and those who would get the mail a second time. */
export interface Repeat {
  _id: string;
  state: string;
  at: string | null;
  /** How many would get it twice; null if the server doesn't say. */
  count: number | null;
  /** The names of the first of them. */
  names: readonly string[];
}

const DAY = 86_400_000;

/** @param now in milliseconds @returns the sendings that are scheduled, are running, or ran within the last 24 hours */
export const recentOf = (sendings: readonly Sending[], now: number): Sending[] =>
  sendings.filter(({ state, at, ended }) => {
    if (state === "cancelled") return false;
    const last = ended ?? at;
    return state === "scheduled" || state === "sending" || (last !== null && now - Date.parse(last) < DAY);
  });

/**
 * @param counted the sendings that the count names; null if the server names none
 * @param listed recent sendings of the server's list that were found when the user pressed
 */
export function repeatsOf(counted: RecipientsCount["recent"], listed: readonly Sending[]): Repeat[] {
  const named = counted ?? [];
  const repeats = named.map(({ people, ...one }) => ({
    ...one,
    names: people.map(hintedName).filter((name) => name !== ""),
  }));
  const unnamed = listed.filter(({ _id }) => named.every((one) => one._id !== _id));
  return [
    ...repeats.filter(({ count }) => count > 0),
    ...unnamed.map(({ _id, state, at }) => ({ _id, state, at, count: null, names: [] })),
  ];
}
