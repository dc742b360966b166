import { useState, type ReactNode } from "react";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { ErrorState } from "../../../ui/messages/error-state";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Pagination } from "../../../ui/lists/pagination";
import { TableBox } from "../../../ui/table/table-box";
import { tw } from "../../../ui/tw";
import { useDelayed } from "../../../ui/messages/use-delayed";
import type { ListRow } from "../list-column";
import { PAGE_SIZES } from "../query/list-view";
import { hasNext, totalOf } from "../list-answer";
import type { RowChanges } from "./row-changes";
import type { Selection } from "../selection";
import { texts, type ListTexts } from "../texts";
import type { ShownList } from "../use-list";
import { NOT_COMPUTED, REFUSALS } from "../use-rows";
import { asksForAll, type ClearTarget } from "../query/list-query";
import { ListSkeleton, EndRefusal, ListTrouble, NoRows, type FirstStep } from "./list-states";
import { ListTable } from "./list-table";
import { SelectionBar } from "./selection-bar";

export interface ListResultsProps<Row extends ListRow> {
  list: ShownList<Row>;
  listTexts: ListTexts;
  /** If given, rows can be selected. */
  selection?: Selection<Row>;
  /** The rows that somebody else has just changed. */
  changes?: RowChanges;
  selectionActions?: ReactNode;
  /** The filter, above the rows. It stays if there are no rows. */
  strip?: ReactNode;
  /** The filter button in a column's header. */
  headTool?: (columnId: string) => ReactNode;
  firstStep?: FirstStep;
  onClear: (what: ClearTarget) => void;
}

export function ListResults<Row extends ListRow>(props: ListResultsProps<Row>) {
  const { list, listTexts, selection, changes, selectionActions, strip, headTool, firstStep, onClear } = props;
  const { page, settling, view, changeView } = list;
  // the previous page stays visible and dimmed; a progress bar appears after a moment
  const busy = useDelayed(page.status === "ready" && page.stale && !page.error);

  // the page of the visible rows
  const [pageIndex, setPageIndex] = useState(view.pageIndex);
  if (!settling && pageIndex !== view.pageIndex) setPageIndex(view.pageIndex);

  if (page.status === "loading") return <ListSkeleton rows={view.pageSize} label={listTexts.loading} />;
  if (page.status === "error")
    return (
      <ErrorState
        title={listTexts.failedTitle}
        // a query that the server can't answer isn't retried
        onRetry={page.error.code === NOT_COMPUTED ? undefined : page.retry}
        retrying={page.retrying}
        actions={REFUSALS.has(page.error.status) && <EndRefusal list={list} onClear={onClear} />}
      >
        {page.error.message}
      </ErrorState>
    );

  const { rows, damaged, limit } = page.data;
  const total = totalOf(page.data, view);
  // a server with a smaller page size gives no more
  const maxPageSize = limit < view.pageSize ? limit : Infinity;
  const isEmpty = rows.length === 0;
  const none = isEmpty && (
    <NoRows
      query={list.query}
      pastEnd={total !== 0 || damaged > 0}
      listTexts={listTexts}
      firstStep={firstStep}
      onClear={onClear}
      onFirstPage={() => changeView({ pageIndex: 0 })}
    />
  );
  // a filtered list keeps its headers, so that the user can change the filter
  const hasHeads = !isEmpty || list.query.filters.length > 0;
  if (!hasHeads && !strip)
    return (
      <>
        <ListTrouble list={list} onClear={onClear} />
        {none}
      </>
    );

  return (
    <>
      <ListTrouble list={list} onClear={onClear} />
      <FocusFallback className={tw`flex min-w-0 flex-col gap-4`}>
        {changes && (
          <span role="status" className={tw`sr-only`}>
            {texts.changedElsewhere(changes.changed.size, changes.gone)}
          </span>
        )}
        {/* a live region must exist before its text changes */}
        <p role="status" className={tw`sr-only`}>
          {isEmpty && !page.stale && !asksForAll(list.query) && texts.noMatchStatus}
        </p>
        <DamagedRows count={isEmpty ? 0 : damaged} />
        <TableBox
          busy={busy}
          dimmed={settling}
          header={strip}
          bar={
            selection && (
              <SelectionBar
                selection={selection}
                rows={rows}
                total={page.stale ? null : total}
                listTexts={listTexts}
                actions={selectionActions}
              />
            )
          }
          footer={
            !isEmpty && (
              <Pagination
                pageIndex={view.pageIndex}
                pageSize={limit}
                total={total}
                rows={rows.length}
                hasNext={hasNext(page.data, view)}
                onPageChange={(pageIndex) => changeView({ pageIndex })}
                pageSizes={PAGE_SIZES.filter((size) => size < maxPageSize || size === view.pageSize)}
                onPageSizeChange={(pageSize) => changeView({ pageSize })}
              />
            )
          }
        >
          {hasHeads && (
            <ListTable
              list={list}
              label={listTexts.title}
              rows={rows}
              total={total}
              first={pageIndex * limit}
              selection={selection}
              changed={changes?.changed}
              headTool={headTool}
            />
          )}
          {none}
        </TableBox>
      </FocusFallback>
    </>
  );
}
