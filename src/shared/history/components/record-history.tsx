import { useState } from "react";
import { romeDay } from "../../../domain/dates/days";
import { formatNumber, formatShortDate } from "../../../domain/format";
import { EmptyState } from "../../../ui/messages/empty-state";
import { tw } from "../../../ui/tw";
import { KINDS, kindsOf, type HistoryKind } from "../kinds";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import { useRestoring, type DonorNow } from "../use-restoring";
import { EntryList } from "./entry-list";
import { KindChips } from "./kind-chips";

interface RecordHistoryProps {
  donorId: string;
  /** Newest first. */
  entries: readonly HistoryEntry[];
  donor: DonorNow;
}

/** The history in a donor's record: by kind, and with the ways back. */
export function RecordHistory({ donorId, entries, donor }: RecordHistoryProps) {
  const [kind, setKind] = useState<HistoryKind | null>(null);
  const restorer = useRestoring(donorId, entries, donor);
  const there = new Set(KINDS.filter((one) => entries.some((entry) => kindsOf(entry).includes(one))));
  const shown = kind === null ? entries : entries.filter((entry) => kindsOf(entry).includes(kind));
  const oldest = new Date(shown.at(-1)?.date ?? "");
  const since = Number.isNaN(oldest.getTime()) ? null : formatShortDate(romeDay(oldest));
  // how a record came here is no change of it
  const changed = shown.filter(({ subject, action }) => subject !== "donor" || action !== "create").length;
  return (
    <>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
        <KindChips shown={kind} there={there} onShow={setKind} />
        <p role="status" className={tw`text-label text-faint`}>
          {texts.counted(changed, formatNumber(changed), since)}
        </p>
      </div>
      <div className={tw`overflow-hidden rounded-lg border bg-surface`}>
        {shown.length > 0 ? (
          <EntryList heading="h2" key={kind} entries={shown} restorer={restorer.mayAny ? restorer : null} />
        ) : (
          <EmptyState title={texts.noneOfKind} drawing="list">
            {texts.noneOfKindHint}
          </EmptyState>
        )}
      </div>
    </>
  );
}
