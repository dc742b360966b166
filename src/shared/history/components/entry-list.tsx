import { useState } from "react";
import { formatNumber, formatFullDate } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { byDay, type HistoryDay } from "../by-day";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import type { Restorer } from "../use-restoring";
import { EntryItem } from "./entry-item";

/** Entries that are shown before somebody asks for more, and how many more each time. */
const FIRST_ENTRIES = 5;
const MORE_ENTRIES = 20;

interface EntryListProps {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  restorer: Restorer | null;
  heading: "h2" | "h3";
}

/** The latest entries by day, and the earlier ones when asked for. */
export function EntryList({ entries, restorer, heading }: EntryListProps) {
  const [most, setMost] = useState(FIRST_ENTRIES);
  const shown = entries.slice(0, most);
  return (
    <>
      <div className={tw`[&>section:first-child>:first-child]:border-t-0`}>
        {byDay(shown).map(({ day, entries: own }) => (
          <DayList key={day} day={day} entries={own} restorer={restorer} heading={heading} />
        ))}
      </div>
      {entries.length > FIRST_ENTRIES && (
        <div className={tw`flex min-h-[52px] items-center gap-3 border-t px-6 py-2 narrow:px-4`}>
          <span role="status" className={tw`text-label text-muted`}>
            {texts.shown(formatNumber(shown.length), formatNumber(entries.length))}
          </span>
          {shown.length < entries.length && (
            <Button small className={tw`ml-auto`} onClick={() => setMost(most + MORE_ENTRIES)}>
              {texts.earlier}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface DayListProps extends HistoryDay<HistoryEntry> {
  restorer: Restorer | null;
  heading: "h2" | "h3";
}

/** What happened on one day, under its name. */
const DayList = ({ day, entries, restorer, heading: Heading }: DayListProps) => (
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
