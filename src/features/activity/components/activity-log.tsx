import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { MAX_ROWS } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { useFeature, useFeatureQuery } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { formatFullDate } from "../../../domain/format";
import { byDay } from "../../../shared/history";
import { useRunner } from "../../../shared/lists/exports/components/export-dock";
import { Button } from "../../../ui/buttons/button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { logQuery, useLogFilter } from "../log-filter";
import type { LogAnswer } from "../log-answer";
import { texts } from "../texts";
import { hasRestore, useRestoreDeleted } from "../use-restore-deleted";
import { ExportButton } from "./export-button";
import { LogFilters } from "./log-filters";
import { LogRow } from "./log-row";

/** How many entries are shown at first, and how many more at each press. */
const STEP = 50;

interface ActivityLogProps {
  /** Renders the page's head with these parts. */
  head: (lead: string, actions: ReactNode) => ReactNode;
}

/** Who did what when, by day, the newest first: filters, export, and buttons that restore what was deleted. */
export function ActivityLog({ head }: ActivityLogProps) {
  const today = useToday();
  const user = useUser();
  const isRecorded = useFeature("exports");
  const [filter, setFilter] = useLogFilter();
  const [limit, setLimit] = useState(STEP);
  const state = useFeatureQuery("activity", logQuery(filter, limit, today), { keepPrevious: true });
  const runner = useRunner();
  const reread = useEffectEvent(() => {
    if (state.status === "ready") state.retry();
  });
  // an export that has ended is an entry
  useEffect(() => runner?.subscribe(() => runner.current() === null && reread()), [runner]);
  const change = (next: Partial<typeof filter>) => {
    setLimit(STEP);
    setFilter(next);
  };
  const answer = state.status === "ready" ? state.data : null;
  const total = answer ? (answer.total ?? answer.rows.length) : null;
  const isFiltered = filter.kind !== null || filter.author !== "" || filter.text !== "" || filter.period !== "all";
  if (state.status === "absent") return null;
  return (
    <>
      {head(
        texts.lead(user?.role !== "manager"),
        isRecorded && total !== null && total > 0 && (
          <ExportButton filter={filter} total={total} authors={answer?.authors ?? []} />
        ),
      )}
      <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5`}>
        <LogFilters filter={filter} onChange={change} authors={answer?.authors ?? []} total={total} />
        {state.status === "loading" && (
          <SkeletonGroup label={texts.loading}>
            <div className={tw`grid gap-px`}>
              {Array.from({ length: 6 }, (_, at) => (
                <Skeleton key={at} height={56} />
              ))}
            </div>
          </SkeletonGroup>
        )}
        {state.status === "error" && (
          <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
            {state.error.message}
          </ErrorState>
        )}
        {state.status === "ready" && state.error && (
          <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
        )}
        {answer && answer.rows.length + answer.damaged === 0 && (
          <EmptyState
            title={texts.none}
            drawing="list"
            actions={
              isFiltered && (
                <Button onClick={() => change({ kind: null, author: "", text: "", period: "all" })}>
                  {texts.showAll}
                </Button>
              )
            }
          >
            {texts.noneHint}
          </EmptyState>
        )}
        {answer && answer.rows.length + answer.damaged > 0 && (
          <Entries
            answer={answer}
            dimmed={state.status === "ready" && state.stale}
            onMore={() => setLimit(limit + STEP)}
          />
        )}
      </div>
    </>
  );
}

interface EntriesProps {
  answer: LogAnswer;
  /** Other entries are loading. */
  dimmed: boolean;
  onMore: () => void;
}

function Entries({ answer: { rows, damaged, total, full }, dimmed, onMore }: EntriesProps) {
  const { ask, dialog } = useRestoreDeleted();
  const all = total ?? rows.length;
  const more = total === null ? full : rows.length + damaged < total;
  return (
    <section className={tw`overflow-hidden rounded-lg border bg-surface`} aria-busy={dimmed || undefined}>
      <DamagedRows count={damaged} />
      <div className={cx(tw`[&>section:first-child>:first-child]:border-t-0`, dimmed && tw`opacity-60`)}>
        {byDay(rows).map(({ day, entries }) => (
          <section key={day}>
            <h2 className={tw`border-y border-line bg-sunken px-6 py-2 text-label font-medium text-muted narrow:px-4`}>
              {day ? formatFullDate(day) : texts.noDay}
            </h2>
            <ul>
              {entries.map((entry, at) => (
                <LogRow
                  key={entry._id || `${entry.date} ${at}`}
                  entry={entry}
                  onRestore={hasRestore(entry) ? () => ask(entry) : null}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer className={tw`flex min-h-[52px] flex-wrap items-center gap-3 border-t px-6 py-2 narrow:px-4`}>
        <span className={tw`text-label text-muted`}>{texts.shown(rows.length, all)}</span>
        {more && rows.length < MAX_ROWS && (
          <Button small className={tw`ml-auto`} loading={dimmed} onClick={onMore}>
            {texts.earlier}
          </Button>
        )}
        {more && rows.length >= MAX_ROWS && (
          <span className={tw`text-label text-faint`}>{texts.tooMany(MAX_ROWS)}</span>
        )}
      </footer>
      {dialog}
    </section>
  );
}
