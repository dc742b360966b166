import { useState, useId } from "react";
import { ChevronDown } from "lucide-react";
import { tw, cx } from "../../../ui/tw";
import type { HistoryEntry } from "../requests/get-donor-history";
import type { Restorer } from "../use-restoring";
import { useUser } from "../../../api/react/connection";
import { Icon } from "../../../ui/icons/icon";
import { visibleChanges } from "../visible-changes";
import { DayLists, DayListsFoot } from "./day-lists";
import { EntryDetails } from "./entry-details";
import { EntryAuthor, EntryTime } from "./entry-parts";
import { Summary } from "./summary";

const FIRST_ENTRIES = 5;
const MORE_ENTRIES = 20;

interface EntryListProps {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  restorer: Restorer | null;
  heading: "h2" | "h3";
}

/** Shows the latest entries by day, with a button for the earlier ones. */
export function EntryList({ entries, restorer, heading }: EntryListProps) {
  const [entryLimit, setEntryLimit] = useState(FIRST_ENTRIES);
  const shown = entries.slice(0, entryLimit);
  return (
    <>
      <DayLists entries={shown} heading={heading}>
        {(entry, index, ofDay) => <EntryItem key={keyOf(ofDay, index)} entry={entry} restorer={restorer} />}
      </DayLists>
      {entries.length > FIRST_ENTRIES && (
        <DayListsFoot
          shown={shown.length}
          total={entries.length}
          onMore={shown.length < entries.length ? () => setEntryLimit(entryLimit + MORE_ENTRIES) : null}
        />
      )}
    </>
  );
}

/** Returns a key that stays the same when newer entries are added: equal entries are counted from the oldest. */
function keyOf(entries: readonly HistoryEntry[], index: number): string {
  const name = nameOf(entries[index]);
  return `${name} ${entries.slice(index + 1).filter((other) => nameOf(other) === name).length}`;
}

const nameOf = (entry: HistoryEntry | undefined) =>
  entry ? [entry.date, entry.subject, entry.subjectId, entry.version, entry.action].join(" ") : "";

interface EntryItemProps {
  entry: HistoryEntry;
  /** Null if nothing can be restored. */
  restorer: Restorer | null;
}

const line = tw`grid w-full grid-cols-[32px_minmax(0,200px)_minmax(0,1fr)_auto_18px] items-center gap-x-3.5 gap-y-0.5 px-6 py-2 min-h-[56px] text-left medium:grid-cols-[32px_minmax(0,1fr)_auto_18px] narrow:grid-cols-[32px_minmax(0,1fr)_18px] narrow:items-start narrow:gap-x-3 narrow:gap-y-1 narrow:px-4 narrow:py-3`;
const pressed = tw`cursor-pointer hover:bg-hover focus-visible:outline-offset-[-2px] print:[break-inside:avoid]`;
const what = tw`min-w-0 medium:col-start-2 medium:col-end-[-1] medium:row-start-2 narrow:col-start-2 narrow:col-end-[-1] narrow:row-start-2`;
const when = tw`text-label tabular-nums text-faint narrow:col-start-2 narrow:row-start-3`;
const arrow = tw`text-muted transition-transform duration-fast narrow:col-start-3 narrow:row-start-1`;

/** Shows author, summary and time of an entry; a click shows its details. */
function EntryItem({ entry, restorer }: EntryItemProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const user = useUser();
  const { author, reason } = entry;
  const own = user !== null && author?._id === user._id;
  const changes = visibleChanges(entry);
  const expandable =
    changes.length > 0 ||
    Boolean(reason) ||
    entry.import !== null ||
    entry.action === "merge" ||
    restorer?.canUndelete(entry) === true;
  const content = (
    <>
      <EntryAuthor author={author} own={own} />
      <span className={what}>
        <Summary entry={entry} changes={changes} own={own} />
      </span>
      <EntryTime instant={entry.date} className={when} />
      {expandable && <Icon of={ChevronDown} className={cx(arrow, open && tw`rotate-180`)} />}
    </>
  );
  return (
    <li className={tw`border-t first:border-t-0`}>
      {expandable ? (
        <button
          type="button"
          className={cx(line, pressed)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {content}
        </button>
      ) : (
        <div className={line}>{content}</div>
      )}
      <div id={id} hidden={!open}>
        {open && <EntryDetails entry={entry} changes={changes} restorer={restorer} />}
      </div>
    </li>
  );
}
