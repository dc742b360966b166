import type { ReactNode } from "react";
import { formatFullDate, formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { tw } from "../../../ui/tw";
import { byDay } from "../by-day";
import { texts } from "../texts";

interface DayListsProps<Entry> {
  /** Newest first. */
  entries: readonly Entry[];
  heading: "h2" | "h3";
  /** Renders an entry as a list item. */
  children: (entry: Entry, index: number, ofDay: readonly Entry[]) => ReactNode;
}

/** Shows entries in a list for each day. */
export const DayLists = <Entry extends { date: string }>({
  entries,
  heading: Heading,
  children,
}: DayListsProps<Entry>) => (
  <div className={tw`[&>section:first-child>:first-child]:border-t-0`}>
    {byDay(entries).map(({ day, entries: ofDay }) => (
      <section key={day}>
        <Heading className={tw`border-y border-line bg-sunken px-6 py-2 text-label font-medium text-muted narrow:px-4`}>
          {day ? formatFullDate(day) : texts.noDay}
        </Heading>
        <ul>{ofDay.map(children)}</ul>
      </section>
    ))}
  </div>
);

interface DayListsFootProps {
  shown: number;
  total: number;
  /** Shows earlier entries; null if there are none. */
  onMore: (() => void) | null;
  loading?: boolean;
}

/** Says how many entries are shown, with a button for the earlier ones. */
export const DayListsFoot = ({ shown, total, onMore, loading }: DayListsFootProps) => (
  <div className={tw`flex min-h-[52px] flex-wrap items-center gap-3 border-t px-6 py-2 narrow:px-4`}>
    <span role="status" className={tw`text-label text-muted`}>
      {texts.shown(formatNumber(shown), formatNumber(total))}
    </span>
    {onMore && (
      <FocusFallback className={tw`ml-auto`}>
        <Button small loading={loading} onClick={onMore}>
          {texts.earlier}
        </Button>
      </FocusFallback>
    )}
  </div>
);
