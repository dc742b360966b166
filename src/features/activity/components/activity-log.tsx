import { Download } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { endpoints, MAX_ROWS } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { useFeature, useFeatureQuery } from "../../../api/react/use-feature";
import type { QueryState } from "../../../api/react/use-query";
import { useToday } from "../../../api/react/use-today";
import { DayLists, DayListsFoot } from "../../../shared/history";
import { useRunner } from "../../../shared/lists/exports/components/export-dock";
import { hasNext, totalOf } from "../../../shared/lists/list-answer";
import { Button } from "../../../ui/buttons/button";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { useOpened } from "../../../ui/overlay/use-opened";
import { cx, tw } from "../../../ui/tw";
import { logAnswer, type LogAnswer, type LogEntry } from "../log-answer";
import { type LogFilter, queryOf, useLogFilter, WHOLE_LOG } from "../log-filter";
import { texts } from "../texts";
import { LogFilters } from "./log-filters";
import { LogRow } from "./log-row";
import { hasRestore, RestoreDialog } from "./restore-dialog";

/** How many entries are shown at first, and how many more at each press. */
const STEP = 50;
const FIRST_PAGE = { pageIndex: 0 };

const loadExportDialog = async () => (await import("./export-dialog")).ExportDialog;

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
  const query = { ...queryOf(filter, today), limit };
  const state = useFeatureQuery(
    "activity",
    { path: endpoints.activity(), query, schema: logAnswer(limit) },
    { keepPrevious: true },
  );
  const { Dialog: ExportDialog, times, shown, opener } = useLazyDialog(loadExportDialog);
  const runner = useRunner();
  const reread = useEffectEvent(() => {
    if (state.status === "ready") state.retry();
  });
  // an export that has ended is an entry
  useEffect(() => runner?.subscribe(() => runner.current() === null && reread()), [runner]);
  const change = (next: Partial<LogFilter>) => {
    setLimit(STEP);
    setFilter(next);
  };
  if (state.status === "absent") return null;
  const [answer, isStale] = state.status === "ready" ? [state.data, state.stale] : [null, false];
  // more entries of the same filter don't change their number
  const total = answer && (!isStale || limit > STEP) ? totalOf(answer, FIRST_PAGE) : null;
  const authors = answer?.authors ?? [];
  const author = authors.find(({ _id }) => _id === filter.author)?.name ?? texts.unknownAuthor;
  const filterText = texts.filterText(filter, author);
  return (
    <>
      {head(
        texts.lead(user?.role !== "manager"),
        isRecorded && answer && (
          <>
            <OpenerButton icon={Download} {...opener}>
              {texts.export}
            </OpenerButton>
            {ExportDialog && <ExportDialog key={times} {...shown} {...{ filter, filterText, total }} />}
          </>
        ),
      )}
      <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5`}>
        <LogFilters filter={filter} onChange={change} authors={authors} total={total} />
        <Entries state={state} filter={filter} onChange={change} onMore={() => setLimit(limit + STEP)} />
      </div>
    </>
  );
}

interface EntriesProps {
  state: QueryState<LogAnswer>;
  filter: LogFilter;
  onChange: (change: Partial<LogFilter>) => void;
  onMore: () => void;
}

function Entries({ state, filter, onChange, onMore }: EntriesProps) {
  const { times, shown, show } = useOpened();
  const [deleted, setDeleted] = useState<LogEntry | null>(null);
  const ask = (entry: LogEntry) => {
    setDeleted(entry);
    show();
  };
  if (state.status !== "ready") {
    const rows = Array.from({ length: 6 }, (_, at) => <Skeleton key={at} height={56} />);
    return <NotReady state={state} texts={texts} skeleton={<div className={tw`grid gap-px`}>{rows}</div>} />;
  }
  const { data, stale } = state;
  const { rows, damaged, total } = data;
  const hasMore = hasNext(data, FIRST_PAGE);
  const isLong = rows.length >= MAX_ROWS;
  const isWhole = filter.period === "all";
  const isFiltered = filter.kind !== null || filter.author !== "" || filter.text !== "" || !isWhole;
  return (
    <>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      {rows.length + damaged === 0 ? (
        <EmptyState
          title={texts.none}
          drawing="list"
          actions={
            isFiltered && (
              <Button onClick={() => onChange(isWhole ? WHOLE_LOG : { period: "all" })}>
                {isWhole ? texts.showAll : texts.wholePeriod}
              </Button>
            )
          }
        >
          {isFiltered && texts.noneHint}
        </EmptyState>
      ) : (
        <section className={tw`overflow-hidden rounded-lg border bg-surface`} aria-busy={stale || undefined}>
          <DamagedRows count={damaged} />
          <div className={cx(stale && tw`opacity-60`)}>
            <DayLists entries={rows} heading="h2">
              {(entry, at) => (
                <LogRow
                  key={entry._id || `${entry.date} ${at}`}
                  entry={entry}
                  onRestore={hasRestore(entry) ? () => ask(entry) : null}
                />
              )}
            </DayLists>
          </div>
          <DayListsFoot
            shown={rows.length}
            total={total ?? rows.length}
            loading={stale}
            onMore={hasMore && !isLong ? onMore : null}
          />
          {hasMore && isLong && <p className={tw`px-6 pb-4 text-label text-faint`}>{texts.tooMany(MAX_ROWS)}</p>}
        </section>
      )}
      {deleted && <RestoreDialog key={times} {...shown} entry={deleted} />}
    </>
  );
}
