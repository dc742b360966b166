import { useState } from "react";
import { Card } from "../../../ui/display/card";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { newestFirst } from "../by-day";
import { useDonorHistory, type HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import { type CurrentDonor, useRestoring } from "../use-restoring";
import { EntryList } from "./entry-list";
import { HistoryFailed, HistorySkeleton } from "./history-waiting";
import { romeDay } from "../../../domain/dates/days";
import { formatNumber, formatShortDate } from "../../../domain/format";
import { KINDS, kindsOf, type HistoryKind } from "../kinds";
import { KindChips } from "./kind-chips";

interface HistoryViewProps {
  donorId: string;
  donor: CurrentDonor | null;
}

export function HistoryView({ donorId, donor }: HistoryViewProps) {
  const state = useDonorHistory(donorId);
  if (state.status === "absent") return null;
  if (state.status === "loading") return <HistorySkeleton />;
  if (state.status === "error")
    return <HistoryFailed message={state.error.message} onRetry={state.retry} retrying={state.retrying} />;
  const { history, damaged } = state.data;
  const entries = newestFirst(history);
  if (donor && entries.length > 0)
    return (
      <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-3.5`}>
        {damaged > 0 && <DamagedRows count={damaged} />}
        <RecordHistory donorId={donorId} read={state} entries={entries} donor={donor} />
      </div>
    );
  return (
    <Card title={texts.title} subtitle={texts.subtitle} flush>
      {damaged > 0 && (
        <div className={tw`px-6 pt-4 narrow:px-4`}>
          <DamagedRows count={damaged} />
        </div>
      )}
      {entries.length > 0 && (
        <div className={tw`mt-3 overflow-hidden rounded-b-lg border-t`}>
          <EntryList heading="h3" entries={entries} restorer={null} />
        </div>
      )}
      {entries.length + damaged === 0 && (
        <EmptyState title={texts.empty} drawing="list">
          {texts.emptyHint}
        </EmptyState>
      )}
    </Card>
  );
}

interface RecordHistoryProps {
  donorId: string;
  /** The read of the entries. */
  read: Parameters<typeof useRestoring>[1];
  /** Newest first. */
  entries: readonly HistoryEntry[];
  donor: CurrentDonor;
}

/** The history in a donor's record, with a filter by kind and buttons to restore data. */
function RecordHistory({ donorId, read, entries, donor }: RecordHistoryProps) {
  const [kind, setKind] = useState<HistoryKind | null>(null);
  const restorer = useRestoring(
    donorId,
    read,
    entries.filter(({ of }) => of === null),
    donor,
  );
  const { rereadOutdated } = restorer;
  const existing = new Set(KINDS.filter((candidate) => entries.some((entry) => kindsOf(entry).includes(candidate))));
  const shown = kind === null ? entries : entries.filter((entry) => kindsOf(entry).includes(kind));
  const oldest = new Date(shown.at(-1)?.date ?? "");
  const since = Number.isNaN(oldest.getTime()) ? null : formatShortDate(romeDay(oldest));
  return (
    <>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
        <KindChips
          kinds={KINDS.filter((candidate) => existing.has(candidate) || candidate === kind)}
          labels={texts.kind}
          shown={kind}
          onShow={setKind}
        />
        <p role="status" className={tw`text-label text-faint`}>
          {texts.counted(shown.length, formatNumber(shown.length), since)}
        </p>
      </div>
      {restorer.canRestore && rereadOutdated && (
        <ReadFailed title={texts.outdated} onRetry={rereadOutdated} retrying={false} />
      )}
      <div className={tw`overflow-hidden rounded-lg border bg-surface`}>
        {shown.length > 0 ? (
          <EntryList
            heading="h2"
            key={kind}
            entries={shown}
            restorer={restorer.canRestore && !rereadOutdated ? restorer : null}
          />
        ) : (
          <EmptyState title={texts.noneOfKind} drawing="list">
            {texts.noneOfKindHint}
          </EmptyState>
        )}
      </div>
    </>
  );
}
