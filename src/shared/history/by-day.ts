import { romeDay } from "../../domain/dates/days";

interface Dated {
  date: string;
}

/** The entries of one day in Rome. */
interface HistoryDay<Entry extends Dated> {
  /** ISO day; empty for entries without a valid date. */
  day: string;
  entries: Entry[];
}

/** @returns the entries, the newest first; entries without a valid date last */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => momentOf(b) - momentOf(a));

/** @param entries newest first */
export function byDay<Entry extends Dated>(entries: readonly Entry[]): HistoryDay<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const moment = momentOf(entry);
    const day = moment === NEVER ? "" : romeDay(moment);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, entriesOfDay]) => ({ day, entries: entriesOfDay }));
}

/** The earliest `Date`. Infinity can't be used, because its difference is NaN. */
const NEVER = -8.64e15;
const momentOf = ({ date }: Dated) => {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? NEVER : moment;
};
