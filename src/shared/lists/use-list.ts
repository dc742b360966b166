import { useCallback, useMemo, useState, useDeferredValue, type RefObject } from "react";
import { useFeature } from "../../api/react/use-feature";
import type { Query, QueryState } from "../../api/react/use-query";
import { isComputedField } from "../../domain/filter/computed-fields";
import { periodCountOf } from "../../domain/filter/period-counts";
import type { ListKind } from "../../domain/records/records";
import { shownColumns, useColumnLayout, type ColumnLayout, type LayoutState } from "./column-layout";
import { neededFields, type ListColumn } from "./list-column";
import { askableSorts, tabOf, type ListSource, type PlainListSource } from "./query/list-source";
import type { ListAnswer, ListReader } from "./list-answer";
import type { ListView } from "./query/list-view";
import { asksForComputed, type ListQuery } from "./query/list-query";
import { useListState, useListScroll } from "./query/use-list-state";
import { useRows, WITHOUT_COMPUTED, type RowReader } from "./use-rows";

export interface ShownList<Row> {
  source: Pick<PlainListSource, "kind" | "defaultSort">;
  view: ListView;
  query: ListQuery;
  page: QueryState<ListAnswer<Row>>;
  /** The query of the next page, which is read ahead. */
  ahead?: Query<unknown> | null;
  /** The rows are still those of the previous page. */
  settling: boolean;
  /** Adds a history entry. All but `pageIndex` go to the first page. */
  changeView: (change: Partial<ListView>) => void;
  /** Replaces the history entry; goes to the first page. */
  changeQuery: (change: Partial<ListQuery>) => void;
  columns: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  /** The user's columns, or the saved view's. */
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  /** The list's root, to scroll to. */
  top: RefObject<HTMLDivElement | null>;
}

/** A list that the server searches, sorts and pages. */
export interface List<Row, Source extends PlainListSource = ListSource> extends ShownList<Row> {
  source: Source;
  /** @see ListParts */
  readerOf: (fields: readonly string[]) => ListReader<Row>;
  /** The query needs a feature that the server lacks: no request is sent. */
  isUnsupported: boolean;
}

export interface ListParts<Row, Source extends PlainListSource = ListSource> {
  source: Source;
  /** Create them outside of rendering, or with `useMemo`. */
  columns: readonly ListColumn<Row>[];
  /** Reads rows with these fields. Define it outside of rendering. */
  readerOf: (fields: readonly string[]) => ListReader<Row>;
  /** The layout of a saved view, if one is open. */
  layout?: LayoutState;
  /** Columns that a filter adds. Define it outside of rendering. */
  filterColumns?: (filter: ListQuery["filter"]) => readonly ListColumn<Row>[];
  /** Fields that a query needs. Define it outside of rendering. */
  queryFields?: (query: ListQuery) => readonly string[];
}

export function useList<Row, Source extends PlainListSource = ListSource>(
  parts: ListParts<Row, Source>,
): List<Row, Source> {
  const { source, columns: baseColumns, filterColumns, readerOf, layout: viewLayout, queryFields } = parts;
  const computed = useFeature("computed-fields");
  const rules = useMemo(() => ({ ...source, sortable: askableSorts(source, computed) }), [source, computed]);
  const { view, query, changeView, changeQuery } = useListState(rules, tabOf(source));
  const own = useColumnLayout(source.kind);
  const [layout, setLayout] = viewLayout ?? own;
  const { shown: chosen, pinned } = layout;
  const { filter } = query;
  const all = useMemo(() => baseColumns.concat(filterColumns?.(filter) ?? []), [baseColumns, filterColumns, filter]);
  const columns = useMemo(() => (computed ? all : askableColumns(all, source.kind)), [all, computed, source.kind]);
  const instead = !computed && asksForComputed(query, source.kind) ? WITHOUT_COMPUTED : null;
  const shown = useMemo(() => shownColumns(columns, { shown: chosen, pinned }), [columns, chosen, pinned]);
  const needed = [...neededFields(shown), ...(queryFields?.(query) ?? [])];
  const rows = useRows(source, useReader(readerOf, needed), view, query, instead);
  const { page, settling } = useDeferredRows(rows.page);
  const { top, scrollUp } = useListScroll(page.status);

  return {
    source,
    readerOf,
    view,
    query,
    page,
    ahead: rows.ahead,
    isUnsupported: instead !== null,
    settling,
    columns,
    shown,
    layout,
    setLayout,
    top,
    changeView: useCallback(
      (change) => {
        changeView(change);
        scrollUp();
      },
      [changeView, scrollUp],
    ),
    changeQuery,
  };
}

/** @returns the columns that work without `computed-fields` */
const askableColumns = <Row>(columns: readonly ListColumn<Row>[], kind: ListKind): readonly ListColumn<Row>[] =>
  columns
    .filter(({ id }) => !periodCountOf(id))
    .map((column) => {
      const { sort, ...unsorted } = column;
      return sort !== undefined && isComputedField(sort, kind) ? unsorted : column;
    });

/** Keeps the fields that were read once, so that showing a column again needs no request. */
function useReader<Row>(readerOf: ListParts<Row>["readerOf"], needed: readonly string[]): RowReader<Row> {
  const [read, setRead] = useState(needed);
  const all = read.concat(needed.filter((name) => !read.includes(name)));
  if (all.length > read.length) setRead(all);
  const fields = [...all].sort().join();
  return useMemo(() => ({ reader: readerOf(fields.split(",")), fields }), [readerOf, fields]);
}

interface DeferredRows<T> {
  page: QueryState<T>;
  settling: boolean;
}

/**
 * Renders the first rows with lower priority, so that the page around them appears first. Later rows appear at once: between the
 * parts of such a rendering the browser would paint the page again and again.
 */
export function useDeferredRows<T>(read: QueryState<T>): DeferredRows<T> {
  const isReady = read.status === "ready";
  const isShown = useDeferredValue(isReady);
  return isReady && !isShown
    ? { page: { status: "loading" }, settling: false }
    : { page: read, settling: isReady && read.stale && !read.error };
}
