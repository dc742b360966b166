import { Lock, RotateCcw, Undo2 } from "lucide-react";
import { useContext, useLayoutEffect, useRef, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../navigation";
import type { FormerValue } from "../former-data";
import { MergeActionContext } from "../merge-action";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import type { VisibleChange } from "../visible-changes";
import type { Restorer } from "../use-restoring";
import { ChangeList } from "./change-list";

interface EntryDetailsProps {
  entry: HistoryEntry;
  changes: readonly VisibleChange[];
  restorer: Restorer | null;
}

/** Shows the changes of an entry, with buttons that restore the former values. */
export function EntryDetails({ entry, changes, restorer }: EntryDetailsProps) {
  const mergeAction = useContext(MergeActionContext);
  const former = restorer?.fieldsOf(entry);
  return (
    <div
      tabIndex={-1}
      className={tw`grid gap-3 pb-5 pt-1 pl-[70px] pr-6 focus-visible:outline-none narrow:px-4 narrow:pb-4`}
    >
      <ChangeList
        changes={changes}
        {...(restorer &&
          former &&
          former.size > 0 && {
            actionOf: (field: string) => {
              const value = former.get(field);
              const label = changes.find((change) => change.field === field)?.label ?? field;
              return (
                value && (
                  <FieldAction
                    former={value}
                    label={label}
                    busy={restorer.busy}
                    onRestore={() => restorer.restore(entry, [value])}
                  />
                )
              );
            },
          })}
      />
      {entry.import && <FromImport {...entry.import} />}
      {entry.reason && <p className={tw`break-anywhere text-label text-muted`}>{texts.reason(entry.reason)}</p>}
      {entry.action === "merge" && entry.merge && mergeAction?.(entry.merge._id)}
      {/* two merged records are separated as a whole */}
      {restorer && entry.action !== "merge" && (
        <RestoreAll entry={entry} restorer={restorer} fields={former?.size ?? 0} />
      )}
    </div>
  );
}

/** Shows the import that made the entry; a link for users who may import. */
function FromImport({ id, file }: NonNullable<HistoryEntry["import"]>) {
  const can = useCan();
  const name = file || texts.importUnnamed;
  const place = `${hrefFor("importer")}?import=${encodeURIComponent(id)}`;
  return (
    <p className={tw`break-anywhere text-label text-muted`}>
      {texts.import} {id && can("create", "Import") ? <Link href={addressOf(place)}>{name}</Link> : name}
    </p>
  );
}

interface FieldActionProps {
  former: FormerValue;
  label: string;
  /** Whether a restore, or the reads after it, are running. */
  busy: boolean;
  onRestore: () => Promise<void>;
}

/** Shows the button that restores a field, or the reason why it can't be restored. */
function FieldAction({ former: { blockedReason }, label, busy, onRestore }: FieldActionProps) {
  return (
    <span tabIndex={-1} className={tw`block rounded-[3px]`}>
      {blockedReason === null ? (
        <FocusOnUnmount>
          <Button
            small
            icon={RotateCcw}
            aria-label={texts.restoreField(label)}
            loading={busy}
            onClick={() => void onRestore()}
          >
            {texts.restore}
          </Button>
        </FocusOnUnmount>
      ) : (
        <span className={tw`inline-flex items-center gap-1.5 py-1 text-label text-faint`}>
          <Icon of={Lock} size={14} className={tw`flex-none`} />
          <span className={tw`break-anywhere`}>{blockedReason}</span>
        </span>
      )}
    </span>
  );
}

interface WholeProps {
  entry: HistoryEntry;
  restorer: Restorer;
  /** The number of changed fields that users can write. */
  fields: number;
}

/** The button that restores all data before the entry, or the record that the entry deleted. */
function RestoreAll({ entry, restorer, fields }: WholeProps) {
  if (restorer.canUndelete(entry))
    return (
      <FocusOnUnmount>
        <Button icon={Undo2} loading={restorer.busy} onClick={() => void restorer.restore(entry, null)}>
          {entry.subject === "award" ? texts.restoreAward : texts.restoreDonation}
        </Button>
      </FocusOnUnmount>
    );
  const all = fields === 0 ? [] : restorer.dataBefore(entry);
  const restorable = all.filter(({ blockedReason }) => blockedReason === null);
  // a single field has its own button
  if (restorable.length === 0 || all.length < 2) return null;
  return (
    <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2 narrow:grid`}>
      <FocusOnUnmount>
        <Button icon={Undo2} loading={restorer.busy} onClick={() => void restorer.restore(entry, restorable)}>
          {texts.restoreAll}
        </Button>
      </FocusOnUnmount>
      <span className={tw`text-label text-faint`}>
        {texts.restoreHint(restorable.length, all.length, all.length > fields)}
      </span>
    </div>
  );
}

/** If the children unmount with the focus, moves the focus to the surrounding element, so that its text is read. */
function FocusOnUnmount({ children }: { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const wrapper = box.current;
    const place = wrapper?.parentElement?.closest<HTMLElement>("[tabindex='-1']");
    return () => {
      const root = wrapper?.getRootNode();
      if (root instanceof ShadowRoot && wrapper?.contains(root.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={box} className={tw`inline-flex narrow:flex narrow:flex-wrap`}>
      {children}
    </span>
  );
}
