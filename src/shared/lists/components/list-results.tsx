import { useState, type ReactNode } from "react";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { ErrorState } from "../../../ui/messages/error-state";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Pagination } from "../../../ui/lists/pagination";
import { TableBox } from "../../../ui/table/table-box";
import { tw } from "../../../ui/tw";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import type { ListRow } from "../list-column";
import { PAGE_SIZES } from "../list-view";
import { hasNext, totalOf } from "../list-answer";
import type { RowChanges } from "../row-changes";
import type { Selection } from "../selection";
import { texts, type ListTexts } from "../texts";
import type { ShownList } from "../use-list";
import { NOT_COMPUTED, REFUSALS } from "../use-rows";
import { asksForAll, type Dropped } from "../list-query";
import { ListSkeleton, EndRefusal, ListTrouble, NoRows, type FirstStep } from "./list-states";
import { ListTable } from "./list-table";
import { SelectionBar } from "./selection-bar";

export interface ListResultsProps<Row extends ListRow> {
  list: ShownList<Row>;
  /** The texts of this list. */
  words: ListTexts;
  /** Given: rows can be selected. */
  selection?: Selection<Row>;
  /** What somebody else has just changed. */
  changes?: RowChanges;
  selectionActions?: ReactNode;
  /** Above the rows, also if there are none: the filter. */
  strip?: ReactNode;
  /** In a column's head: the button that filters by the column. */
  headTool?: (columnId: string) => ReactNode;
  firstStep?: FirstStep;
  /** Asks for all rows again. */
  onClear: (what: Dropped) => void;
}

const loadHelp = () => import("./shortcuts-dialog").then((module) => module.ShortcutsDialog);

/** The table and its foot, or what there is to say instead. */
export function ListResults<Row extends ListRow>(props: ListResultsProps<Row>) {
  const { list, words, selection, changes, selectionActions, strip, headTool, firstStep, onClear } = props;
  const { page, settling, view, show } = list;
  const { Dialog: Help, shown, opener } = useLazyDialog(loadHelp, texts.shortcutsFailed);
  // the former page stays, dimmed, while the next is under way; a line runs along when that takes a moment
  const busy = useDelayed(page.status === "ready" && page.stale && !page.error);

  // which page the rows are of, until the next ones are shown
  const [pageIndex, setPageIndex] = useState(view.pageIndex);
  if (!settling && pageIndex !== view.pageIndex) setPageIndex(view.pageIndex);

  if (page.status === "loading") return <ListSkeleton rows={view.pageSize} label={words.loading} />;
  if (page.status === "error")
    return (
      <ErrorState
        title={words.failedTitle}
        // what this server can't be asked stays so
        onRetry={page.error.code === NOT_COMPUTED ? undefined : page.retry}
        retrying={page.retrying}
        actions={REFUSALS.has(page.error.status) && <EndRefusal list={list} onClear={onClear} />}
      >
        {page.error.message}
      </ErrorState>
    );

  const { rows, damaged, limit } = page.data;
  const total = totalOf(page.data, view);
  // where the server gives fewer rows than were asked for, more can't be had
  const most = limit < view.pageSize ? limit : Infinity;
  const isEmpty = rows.length === 0;
  const none = isEmpty && (
    <NoRows
      query={list.query}
      pastEnd={total !== 0 || damaged > 0}
      words={words}
      firstStep={firstStep}
      onClear={onClear}
      onFirstPage={() => show({ pageIndex: 0 })}
    />
  );
  // where the filter of a column left no rows, its head stays: the filter is changed there
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
        {/* there before it says something, so that it is announced */}
        <p role="status" className={tw`sr-only`}>
          {isEmpty && !page.stale && !asksForAll(list.query) && texts.noMatchSaid}
        </p>
        <DamagedRows count={isEmpty ? 0 : damaged} />
        <TableBox
          busy={busy}
          dimmed={settling}
          header={strip}
          bar={
            selection &&
            !isEmpty && (
              <SelectionBar
                selection={selection}
                rows={rows}
                total={page.stale ? null : total}
                words={words}
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
                onPageChange={(pageIndex) => show({ pageIndex })}
                pageSizes={PAGE_SIZES.filter((size) => size < most || size === view.pageSize)}
                onPageSizeChange={(pageSize) => show({ pageSize })}
              />
            )
          }
        >
          {hasHeads && (
            <ListTable
              list={list}
              label={words.title}
              rows={rows}
              total={total}
              first={pageIndex * limit}
              selection={selection}
              changed={changes?.changed}
              headTool={headTool}
              onHelp={() => void opener.onOpen()}
            />
          )}
          {none}
        </TableBox>
      </FocusFallback>
      {Help && <Help {...shown} selects={selection !== undefined} />}
    </>
  );
}
