import { romeDay } from "../../domain/dates/days";

/** Something that happened at a moment. */
interface Dated {
  date: string;
}

/** What happened on one day in Rome. */
export interface HistoryDay<Entry extends Dated> {
  /** ISO day; empty for entries whose moment can't be read. */
  day: string;
  entries: Entry[];
}

/** @returns the entries newest first, whatever their order was; those without a moment last */
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
  return [...days].map(([day, own]) => ({ day, entries: own }));
}

/** Before every moment; a number, since infinities have no difference. */
const NEVER = -8.64e15;
const momentOf = ({ date }: Dated) => {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? NEVER : moment;
};
