import { Lock, RotateCcw, Undo2 } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../navigation";
import type { FormerValue } from "../former-data";
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

/** What an entry changed, and the ways back. */
export function EntryDetails({ entry, changes, restorer }: EntryDetailsProps) {
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
              const one = former.get(field);
              const label = changes.find((change) => change.field === field)?.label ?? field;
              return one && <FieldAction former={one} label={label} onRestore={() => restorer.restore(entry, [one])} />;
            },
          })}
      />
      {entry.import && <FromImport {...entry.import} />}
      {entry.reason && <p className={tw`break-anywhere text-label text-muted`}>{texts.reason(entry.reason)}</p>}
      {restorer && <Whole entry={entry} restorer={restorer} fields={former?.size ?? 0} />}
    </div>
  );
}

/** Which import it was; who may import sees it, and from there undoes it. */
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
  onRestore: () => Promise<void>;
}

/** The field's button; why there is none stands in its place. */
function FieldAction({ former: { why }, label, onRestore }: FieldActionProps) {
  return (
    <span tabIndex={-1} className={tw`block rounded-[3px]`}>
      {why === null ? (
        <ReturnFocus>
          <Button small icon={RotateCcw} aria-label={texts.restoreField(label)} onClick={() => void onRestore()}>
            {texts.restore}
          </Button>
        </ReturnFocus>
      ) : (
        <span className={tw`inline-flex items-center gap-1.5 py-1 text-label text-faint`}>
          <Icon of={Lock} size={14} className={tw`flex-none`} />
          <span className={tw`break-anywhere`}>{why}</span>
        </span>
      )}
    </span>
  );
}

interface WholeProps {
  entry: HistoryEntry;
  restorer: Restorer;
  /** How many fields of the entry are data. */
  fields: number;
}

/** All data as they were before the entry; or what it deleted. */
function Whole({ entry, restorer, fields }: WholeProps) {
  if (restorer.bringsBack(entry))
    return (
      <ReturnFocus>
        <Button icon={Undo2} loading={restorer.writing} onClick={() => void restorer.restore(entry, null)}>
          {entry.subject === "award" ? texts.restoreAward : texts.restoreDonation}
        </Button>
      </ReturnFocus>
    );
  const all = fields === 0 ? [] : restorer.dataBefore(entry);
  const some = all.filter(({ why }) => why === null);
  // one field alone has its own button
  if (some.length === 0 || all.length < 2) return null;
  return (
    <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2 narrow:grid`}>
      <ReturnFocus>
        <Button icon={Undo2} loading={restorer.writing} onClick={() => void restorer.restore(entry, some)}>
          {texts.restoreAll}
        </Button>
      </ReturnFocus>
      <span className={tw`text-label text-faint`}>
        {texts.restoreHint(some.length, all.length, all.length > fields)}
      </span>
    </div>
  );
}

/** When it goes away with the focus in it, what it stands in takes the focus: the reason, or the rest of the entry, is read next. */
function ReturnFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const mine = box.current;
    const place = mine?.parentElement?.closest<HTMLElement>("[tabindex='-1']");
    return () => {
      const root = mine?.getRootNode();
      if (root instanceof ShadowRoot && mine?.contains(root.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={box} className={tw`inline-flex narrow:flex narrow:flex-wrap`}>
      {children}
    </span>
  );
}
