import { ChevronDown, RotateCcw, Split } from "lucide-react";
import { useId, useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { isLogKind } from "../../../domain/activity/activity-log";
import { detailsHref, hrefFor } from "../../../domain/routes";
import { ownValue } from "../../../domain/values";
import { ChangeList, EntryAuthor, EntryTime } from "../../../shared/history";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Link } from "../../../ui/buttons/link";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { changesOf, nameOf, notesOf, whatOf } from "../entry-parts";
import { KIND_ICONS } from "../kind-icons";
import type { LogEntry } from "../log-answer";
import { texts } from "../texts";

interface LogRowProps {
  entry: LogEntry;
  /** Null if nothing can be restored. */
  onRestore: (() => void) | null;
}

const line = tw`relative flex flex-wrap items-center gap-x-3.5 gap-y-1 min-h-[56px] px-6 py-2 narrow:pl-4 narrow:pr-2 narrow:py-3`;
const who = tw`flex flex-1 items-center gap-x-3.5 min-w-0 wide:flex-none wide:w-[242px]`;
const body = tw`grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 min-w-0 order-last basis-full wide:order-none wide:flex-1 wide:grid-cols-[18px_minmax(0,1fr)_auto] narrow:grid-cols-[32px_minmax(0,1fr)] narrow:pr-2`;
/** A link or a button above the area that opens the details. */
const above = tw`relative z-[1]`;
const action = cx(above, tw`narrow:col-start-2 narrow:justify-self-start`);
const stretched = tw`after:absolute after:inset-0 after:content-[''] print:hidden`;

/** Shows an entry: its author, action and time, a button that takes it back, and the details behind an arrow. */
export function LogRow({ entry, onRestore }: LogRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const user = useUser();
  const { author, person } = entry;
  const isDeletion = entry.action === "delete";
  const changes = changesOf(entry);
  const isExpandable = changes.length > 0;
  const icon = isDeletion ? "deletions" : isLogKind(entry.kind) ? entry.kind : "settings";
  const what = whatOf(entry);
  const notes = notesOf(entry);
  return (
    <li className={tw`border-t first:border-t-0 print:[break-inside:avoid]`}>
      <div className={cx(line, isExpandable && tw`hover:bg-hover`)}>
        <span className={who}>
          <EntryAuthor author={author} own={user !== null && author?._id === user._id} />
        </span>
        <div className={body}>
          <Icon
            of={KIND_ICONS[icon]}
            className={cx(
              tw`justify-self-center`,
              notes.length > 0 && tw`self-start mt-1`,
              isDeletion ? tw`text-danger-text` : tw`text-faint`,
            )}
          />
          <span className={tw`grid min-w-0 break-anywhere`}>
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
          {entry.action === "merge" && entry.restore === "possible" && person && (
            <span className={action}>
              <Button
                small
                icon={Split}
                aria-label={texts.separateNamed(what)}
                href={addressOf(`${detailsHref(person)}?tab=history`)}
              >
                {texts.separate}
              </Button>
            </span>
          )}
        </div>
        <EntryTime instant={entry.date} className={tw`w-[60px] text-right text-label tabular-nums text-faint`} />
        <span className={tw`grid min-w-[32px] justify-items-center narrow:empty:hidden`}>
          {isExpandable && (
            <IconButton
              small
              icon={ChevronDown}
              label={texts.details(what)}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className={cx(tw`static`, stretched, open && tw`[&>svg]:rotate-180`)}
            />
          )}
        </span>
      </div>
      <div id={id} hidden={!open} className={tw`grid gap-3 pb-5 pt-1 pl-[70px] pr-6 narrow:px-4 narrow:pb-4`}>
        {open && <ChangeList changes={changes} />}
      </div>
    </li>
  );
}

/** The tabs of the sections that share one with another section. */
const TABS: Record<string, string> = { suspensionReasons: "rules", consents: "texts" };

/** The person or the thing that an entry is about, as a link if it can be opened. */
function Named({ entry }: { entry: LogEntry }) {
  const can = useCan();
  const { subject, subjectId, person } = entry;
  const name = nameOf(entry);
  if (!name) return null;
  const hrefOf = (): string | null => {
    const isGone = entry.action === "delete" && entry.restore !== "restored";
    // the donor of a deleted donation is still there
    if (isGone && (!person || person._id === subjectId)) return null;
    if (person) return detailsHref(person);
    if (!subjectId) return null;
    if (subject === "document") return hrefFor("documentDetails", { id: subjectId });
    if (subject === "settings" && can("update", "Settings"))
      return `${hrefFor("settings")}?tab=${encodeURIComponent(ownValue(TABS, subjectId) ?? subjectId)}`;
    if (subject === "import" && can("create", "Import"))
      return `${hrefFor("importer")}?import=${encodeURIComponent(subjectId)}`;
    return null;
  };
  const href = hrefOf();
  if (href === null) return <b className={tw`font-strong`}>{name}</b>;
  return (
    <Link className={above} href={addressOf(href)}>
      {name}
    </Link>
  );
}
