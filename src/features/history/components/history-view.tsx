import { useId, useState } from "react";
import { loadAllClasses } from "../../../ui/all-classes";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { DamagedRows } from "../../../ui/damaged-rows";
import { EmptyState } from "../../../ui/empty-state";
import { tw } from "../../../ui/tw";
import { byDay, newestFirst } from "../by-day";
import { useDonorHistory, type HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import { DayList } from "./day-list";
import { HistoryFailed, HistorySkeleton } from "./history-waiting";

loadAllClasses();

/** Entries that are shown before somebody asks for all. */
const FIRST_ENTRIES = 5;

export function HistoryView({ donorId }: { donorId: string }) {
  const state = useDonorHistory(donorId);
  if (state.status === "lacking") return null;
  if (state.status === "loading") return <HistorySkeleton />;
  if (state.status === "error")
    return <HistoryFailed message={state.error.message} onRetry={state.retry} retrying={state.retrying} />;
  const { history, damaged } = state.data;
  return (
    <Card title={texts.title} subtitle={texts.subtitle} flush>
      {damaged > 0 && (
        <div className={tw`px-6 pt-4 narrow:px-4`}>
          <DamagedRows count={damaged} />
        </div>
      )}
      {history.length > 0 && <Entries history={history} />}
      {history.length + damaged === 0 && (
        <EmptyState title={texts.empty} drawing="list">
          {texts.emptyHint}
        </EmptyState>
      )}
    </Card>
  );
}

function Entries({ history }: { history: readonly HistoryEntry[] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const entries = newestFirst(history);
  return (
    <>
      <div id={id} className={tw`mt-3 overflow-hidden`}>
        {byDay(all ? entries : entries.slice(0, FIRST_ENTRIES)).map(({ day, entries: own }) => (
          <DayList key={day} day={day} entries={own} />
        ))}
      </div>
      {entries.length > FIRST_ENTRIES && (
        <div className={tw`border-t border-line px-6 py-2.5 narrow:grid narrow:px-4`}>
          <Button small aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all}
          </Button>
        </div>
      )}
    </>
  );
}
