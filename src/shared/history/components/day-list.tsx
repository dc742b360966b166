import { formatFullDate } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import type { HistoryDay } from "../by-day";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import type { Restorer } from "../use-restoring";
import { EntryItem } from "./entry-item";

interface DayListProps extends HistoryDay<HistoryEntry> {
  restorer: Restorer | null;
  /** Of the day's name, below what stands above it. */
  heading: "h2" | "h3";
}

/** What happened on one day, under its name. */
export const DayList = ({ day, entries, restorer, heading: Heading }: DayListProps) => (
  <section>
    <Heading className={tw`border-y border-line bg-sunken px-6 py-2 text-label font-medium text-muted narrow:px-4`}>
      {day ? formatFullDate(day) : texts.noDay}
    </Heading>
    <ul>
      {entries.map((entry, index) => (
        <EntryItem key={keyOf(entries, index)} entry={entry} restorer={restorer} />
      ))}
    </ul>
  </section>
);

/** What stays when a new entry comes on top: which of those alike it is, from the oldest. */
function keyOf(entries: readonly HistoryEntry[], index: number): string {
  const name = nameOf(entries[index]);
  return `${name} ${entries.slice(index + 1).filter((other) => nameOf(other) === name).length}`;
}

const nameOf = (entry: HistoryEntry | undefined) =>
  entry ? [entry.date, entry.subject, entry.subjectId, entry.version, entry.action].join(" ") : "";
