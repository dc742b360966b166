import { useState } from "react";
import { formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { byDay } from "../by-day";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import type { Restorer } from "../use-restoring";
import { DayList } from "./day-list";

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
