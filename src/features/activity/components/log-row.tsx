import { ChevronDown, RotateCcw, Split } from "lucide-react";
import { useId, useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { detailsHref, hrefFor } from "../../../domain/routes";
import { hintedName, registryName } from "../../../domain/donor/registry-name";
import { capitalised } from "../../../domain/language/italian";
import { ownValue } from "../../../domain/values";
import {
  EntryAuthor,
  EntryDetails,
  EntryTime,
  fieldOf,
  visibleChanges,
  type VisibleChange,
} from "../../../shared/history";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Link } from "../../../ui/buttons/link";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { isLogKind, LOG_KINDS } from "../kinds";
import type { LogEntry } from "../log-answer";
import { fieldLabels, texts } from "../texts";

interface LogRowProps {
  entry: LogEntry;
  /** Null if nothing can be restored. */
  onRestore: (() => void) | null;
}

const line = tw`relative grid grid-cols-[32px_18px_minmax(0,1fr)_auto_32px] items-center gap-x-3.5 gap-y-1 px-6 py-3 min-h-[56px] wide:grid-cols-[32px_minmax(0,196px)_18px_minmax(0,1fr)_auto_auto_32px] wide:py-2 narrow:grid-cols-[32px_minmax(0,1fr)_0px_auto_44px] narrow:pl-4 narrow:pr-2 narrow:gap-x-2.5`;
/** A link or a button above the area that opens the details. */
const above = tw`relative z-[1]`;
const action = cx(
  above,
  tw`col-start-3 row-start-3 justify-self-start wide:col-start-5 wide:row-start-1 narrow:col-start-2`,
);
const stretched = tw`after:absolute after:inset-0 after:content-[''] print:hidden`;

/** Shows an entry: its author, action and time, a button that takes it back, and the details behind an arrow. */
export function LogRow({ entry, onRestore }: LogRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const user = useUser();
  const { author } = entry;
  const isDeletion = entry.action === "delete";
  const changes = changesOf(entry);
  const hidden = entry.hidden.map((field) => labelOf(entry, field));
  const expandable = changes.length > 0 || hidden.length > 0 || entry.import !== null;
  const separation = entry.action === "merge" && entry.restore === "possible" ? entry.person : null;
  const icon = LOG_KINDS[isDeletion ? "deletions" : isLogKind(entry.kind) ? entry.kind : "settings"];
  const what = [texts.sentence(entry), nameOf(entry)].filter(Boolean).join(" ");
  const notes = notesOf(entry);
  return (
    <li className={tw`border-t first:border-t-0 print:[break-inside:avoid]`}>
      <div className={cx(line, expandable && tw`hover:bg-hover`)}>
        <span className={tw`contents [&>:nth-child(2)]:col-span-2 wide:[&>:nth-child(2)]:col-span-1`}>
          <EntryAuthor author={author} own={user !== null && author?._id === user._id} />
        </span>
        <Icon
          of={icon}
          className={cx(
            isDeletion ? tw`text-danger-text` : tw`text-faint`,
            notes.length === 0 && tw`wide:self-center wide:mt-0`,
            tw`self-start mt-1 col-start-2 row-start-2 wide:col-start-3 wide:row-start-1 narrow:col-start-1 narrow:justify-self-center`,
          )}
        />
        <span
          className={tw`grid min-w-0 break-anywhere col-start-3 col-end-[-1] row-start-2 wide:col-start-4 wide:col-end-5 wide:row-start-1 narrow:col-start-2`}
        >
          <span>
            {texts.sentence(entry)} <Named entry={entry} />
          </span>
          {notes.length > 0 && <span className={tw`text-label text-faint`}>{notes.join(". ")}</span>}
        </span>
        {onRestore && (
          <FocusFallback className={action}>
            <Button small icon={RotateCcw} aria-label={texts.restoreNamed(what)} onClick={onRestore}>
              {texts.restore}
            </Button>
          </FocusFallback>
        )}
        {separation && (
          <span className={action}>
            <Button
              small
              icon={Split}
              aria-label={texts.separateNamed(what)}
              href={addressOf(`${detailsHref(separation)}?tab=history`)}
            >
              {texts.separate}
            </Button>
          </span>
        )}
        <EntryTime
          instant={entry.date}
          className={tw`col-start-4 row-start-1 text-label tabular-nums text-faint wide:col-start-6`}
        />
        {expandable && (
          <span className={tw`col-start-5 row-start-1 wide:col-start-7`}>
            <IconButton
              small
              icon={ChevronDown}
              label={texts.details(what)}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className={cx(tw`static`, stretched, open && tw`[&>svg]:rotate-180`)}
            />
          </span>
        )}
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <EntryDetails
              entry={{ ...entry, version: null, email: null, of: null }}
              changes={changes}
              restorer={null}
            />
            {hidden.length > 0 && (
              <p className={tw`pb-4 pl-[70px] pr-6 text-label text-muted break-anywhere narrow:px-4`}>
                {texts.hiddenValues} {texts.fields(hidden)}
              </p>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** The person or the thing that an entry is about, as a link if it can be opened. */
function Named({ entry }: { entry: LogEntry }) {
  const can = useCan();
  const name = nameOf(entry);
  const { subject, subjectId, person, action } = entry;
  if (!name) return null;
  const settings = subject === "settings" && can("update", "Settings");
  const route = person
    ? action !== "delete" && detailsHref(person)
    : subject === "document" && action !== "delete"
      ? hrefFor("documentDetails", { id: subjectId })
      : settings && `${hrefFor("settings")}?tab=${ownValue(TABS, subjectId) ?? subjectId}`;
  if (!route) return <b className={tw`font-strong`}>{name}</b>;
  return (
    <Link className={above} href={addressOf(route)}>
      {name}
    </Link>
  );
}

/** The tabs of the sections that share one with another section. */
const TABS: Record<string, string> = { suspensionReasons: "rules", consents: "texts" };

/** @returns the name of the person or the thing; "" if there is none, or if it is in the second line */
export function nameOf({ person, name, subject, action }: LogEntry): string {
  if (person) return action === "erase" ? "" : registryName(person) || texts.noName;
  if (subject === "session") return "";
  if (subject === "settings" && name) return texts.section(name);
  if (name) return subject === "integration" ? capitalised(name) : name;
  const concernsPerson = ["donor", "donation", "award", "user"].includes(subject);
  return concernsPerson && action !== "erase" ? texts.somebody : "";
}

/** @returns the sentences of the second line */
export function notesOf(entry: LogEntry): string[] {
  const { subject, name, count, reason, merge, action, hidden } = entry;
  const labels = [...changesOf(entry).map(({ label }) => label), ...hidden.map((field) => labelOf(entry, field))];
  const named = action === "update" ? [...new Set(labels)] : [];
  return [
    merge?.other && texts.other(hintedName(merge.other)),
    subject === "session" && name && texts.device(name),
    subject === "sending" && count !== null && texts.sent(count),
    subject === "import" && count !== null && texts.records(count),
    named.length > 0 && texts.fields(named),
    reason && (action === "erase" ? texts.erasure(reason) : texts.reason(reason)),
    texts.restorable(entry),
  ].filter((note) => typeof note === "string");
}

const labelOf = ({ subject }: LogEntry, field: string): string =>
  fieldOf(subject, field)?.label ?? ownValue(fieldLabels, field) ?? field;

const changesOf = (entry: LogEntry): VisibleChange[] =>
  visibleChanges({ ...entry, version: null, email: null, of: null }).map((change) => ({
    ...change,
    label: labelOf(entry, change.field),
  }));
