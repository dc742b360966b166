import { Card } from "../../../ui/display/card";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { tw } from "../../../ui/tw";
import { newestFirst } from "../by-day";
import { useDonorHistory } from "../requests/get-donor-history";
import { texts } from "../texts";
import type { DonorNow } from "../use-restoring";
import { EntryList } from "./entry-list";
import { HistoryFailed, HistorySkeleton } from "./history-waiting";
import { RecordHistory } from "./record-history";

interface HistoryViewProps {
  donorId: string;
  donor: DonorNow | null;
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
        <RecordHistory donorId={donorId} entries={entries} donor={donor} />
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
