import { memo, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { asksForAll, withoutComputed, type ClearTarget, type ListQuery } from "../query/list-query";
import { texts, type ListTexts } from "../texts";
import { Banner } from "../../../ui/messages/banner";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { NOT_COMPUTED, REFUSALS } from "../use-rows";
import type { ShownList } from "../use-list";
import { RowSkeletons } from "./row-skeletons";
import { SkeletonGroup } from "../../../ui/messages/skeleton";
import { TableBox } from "../../../ui/table/table-box";

export interface FirstStep {
  hint: string;
  action: ReactNode;
}

interface NoRowsProps {
  query: ListQuery;
  /** The page is after the last one. */
  pastEnd: boolean;
  listTexts: ListTexts;
  firstStep?: FirstStep;
  onClear: (what: ClearTarget) => void;
  onFirstPage: () => void;
}

export function NoRows({ query, pastEnd, listTexts, firstStep, onClear, onFirstPage }: NoRowsProps) {
  if (pastEnd)
    return (
      <EmptyState title={texts.pastEndTitle} actions={<Button onClick={onFirstPage}>{texts.firstPage}</Button>}>
        {texts.pastEndHint}
      </EmptyState>
    );
  if (asksForAll(query))
    return (
      <EmptyState title={listTexts.emptyTitle} drawing="list" actions={firstStep?.action}>
        {firstStep?.hint ?? listTexts.emptyHint}
      </EmptyState>
    );
  const filtered = query.filters.length > 0 || query.filter !== null;
  const text = query.text.trim();
  return (
    <EmptyState
      title={texts.noMatchTitle}
      actions={
        <>
          {text && <Button onClick={() => onClear("search")}>{texts.clearSearch}</Button>}
          {filtered && <Button onClick={() => onClear("filters")}>{texts.clearFilters}</Button>}
        </>
      }
    >
      {filtered ? (text ? texts.noMatchOfBoth(text) : texts.noFilterMatch) : listTexts.noMatchHint(text)}
    </EmptyState>
  );
}

type TroubledList = Pick<ShownList<unknown>, "page" | "query" | "view" | "source" | "changeView" | "changeQuery">;

interface ListTroubleProps {
  list: TroubledList;
  onClear: (what: ClearTarget) => void;
}

/** Shows a read error above the former rows. */
export function ListTrouble({ list, onClear }: ListTroubleProps) {
  const { page } = list;
  if (page.status !== "ready" || !page.error) return null;
  if (!page.stale || !REFUSALS.has(page.error.status))
    return <ReadFailed title={texts.refreshFailed} onRetry={page.retry} retrying={page.refreshing} />;
  return (
    <FocusFallback>
      <Banner tone="warn" title={refusal(list)} live actions={<EndRefusal small list={list} onClear={onClear} />}>
        {page.error.message}
      </Banner>
    </FocusFallback>
  );
}

function refusal({ query, view, source }: TroubledList): string {
  if (asksForAll(query)) return texts.refusedOrder;
  return view.sort === source.defaultSort ? texts.refusedFilter : texts.refusedFilterOrOrder;
}

/** Removes the filters or the order that the server refused. */
export function EndRefusal({ list, onClear, small }: ListTroubleProps & { small?: boolean }) {
  const { page, query, view, source, changeView, changeQuery } = list;
  const usualSort = source.defaultSort;
  const notComputed = page.status === "error" && page.error.code === NOT_COMPUTED;
  return (
    <>
      {notComputed && (
        <Button small={small} onClick={() => changeQuery(withoutComputed(query, source.kind))}>
          {texts.withoutComputed}
        </Button>
      )}
      {!asksForAll(query) && (
        <Button small={small} onClick={() => onClear("all")}>
          {texts.clearFilters}
        </Button>
      )}
      {view.sort !== usualSort && (
        <Button small={small} onClick={() => changeView({ sort: usualSort })}>
          {texts.usualOrder}
        </Button>
      )}
    </>
  );
}

/** At most ten rows. */
export const ListSkeleton = memo(function ListSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      <TableBox>
        <RowSkeletons count={rows} />
      </TableBox>
    </SkeletonGroup>
  );
});
