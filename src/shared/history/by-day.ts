import { romeDay } from "../../domain/days";
import type { HistoryEntry } from "./requests/get-donor-history";

/** What happened on one day in Rome. */
export interface HistoryDay {
  /** ISO day; empty for entries whose moment can't be read. */
  day: string;
  entries: HistoryEntry[];
}

/** @returns the entries newest first, whatever their order was; those without a moment last */
export const newestFirst = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  [...entries].sort((a, b) => momentOf(b) - momentOf(a));

/** @param entries newest first */
export function byDay(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const moment = momentOf(entry);
    const day = moment === NEVER ? "" : romeDay(moment);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, own]) => ({ day, entries: own }));
}

/** Before every moment; a number, since infinities have no difference. */
const NEVER = -8.64e15;
const momentOf = ({ date }: HistoryEntry) => {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? NEVER : moment;
};
