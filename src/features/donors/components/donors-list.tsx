import type { QueryState } from "../../../api/react/use-query";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { FocusHandover } from "../../../ui/focus-handover";
import { Pagination } from "../../../ui/pagination";
import { DamagedRows } from "../../../ui/damaged-rows";
import { TableBox } from "../../../ui/table/table-box";
import { tw } from "../../../ui/tw";
import { useDelayed } from "../../../ui/use-delayed";
import { PAGE_SIZES, type ListView, type SortField } from "../list-view";
import type { DonorsAnswer } from "../requests/list-donors";
import { hasNext, totalOf } from "../paging";
import { texts } from "../texts";
import { DonorTable } from "./donor-table";
import { DonorsSkeleton } from "./donors-skeleton";

interface DonorsListProps {
  donors: QueryState<DonorsAnswer>;
  view: ListView;
  query: string;
  today: string;
  onSort: (field: SortField) => void;
  onPage: (pageIndex: number) => void;
  onPageSize: (pageSize: number) => void;
  onClearSearch: () => void;
}

/** The table and its foot, or what there is to say instead. */
export function DonorsList({ donors, view, query, today, onClearSearch, ...on }: DonorsListProps) {
  // the former page stays while the next is under way; it dims only when that takes a moment
  const busy = useDelayed(donors.status === "ready" && donors.stale);

  if (donors.status === "loading") return <DonorsSkeleton rows={view.pageSize} />;
  if (donors.status === "error")
    return (
      <ErrorState title={texts.failedTitle} onRetry={donors.retry} retrying={donors.retrying}>
        {donors.error.message}
      </ErrorState>
    );

  const { donors: rows, damaged, limit } = donors.data;
  const total = totalOf(donors.data, view);
  if (total === 0 && damaged === 0)
    return query.trim() ? (
      <EmptyState title={texts.noMatchTitle} actions={<Button onClick={onClearSearch}>{texts.clearSearch}</Button>}>
        {texts.noMatchHint(query.trim())}
      </EmptyState>
    ) : (
      <EmptyState title={texts.emptyTitle} drawing="list">
        {texts.emptyHint}
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState title={texts.pastEndTitle} actions={<Button onClick={() => on.onPage(0)}>{texts.firstPage}</Button>}>
        {texts.pastEndHint}
      </EmptyState>
    );

  return (
    <>
      {donors.error && (
        <FocusHandover>
          <Banner
            tone="warn"
            title={texts.refreshFailed}
            live
            actions={
              <Button small onClick={donors.retry} loading={donors.refreshing}>
                {texts.retry}
              </Button>
            }
          />
        </FocusHandover>
      )}
      <FocusHandover className={tw`min-w-0`}>
        <DamagedRows count={damaged} />
        <TableBox
          busy={busy}
          footer={
            <Pagination
              pageIndex={view.pageIndex}
              pageSize={limit}
              total={total}
              rows={rows.length}
              hasNext={hasNext(donors.data, view)}
              onPageChange={on.onPage}
              pageSizes={PAGE_SIZES.filter((size) => size < limit || size === view.pageSize)}
              onPageSizeChange={on.onPageSize}
            />
          }
        >
          <DonorTable
            donors={rows}
            total={total}
            first={view.pageIndex * limit}
            sort={view.sort}
            onSort={on.onSort}
            today={today}
          />
        </TableBox>
      </FocusHandover>
    </>
  );
}
