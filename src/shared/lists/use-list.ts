import { useMemo, useState, useDeferredValue, type RefObject } from "react";
import { useFeature } from "../../api/react/use-feature";
import type { QueryState } from "../../api/react/use-query";
import { isComputedField } from "../../domain/filter/computed-fields";
import { figureOf } from "../../domain/filter/period-counts";
import type { ListKind } from "../../domain/record-kinds";
import { shownColumns, useColumnLayout, type ColumnLayout, type HeldLayout } from "./column-layout";
import { neededFields, type ListColumn } from "./list-column";
import { askableSorts, tabOf, type ListSource, type PlainListSource } from "./list-source";
import type { ListAnswer, ListReader } from "./list-answer";
import type { ListView } from "./list-view";
import { asksForComputed, type ListQuery } from "./list-query";
import { useListState, useListScroll } from "./use-list-state";
import { useRows, WITHOUT_COMPUTED, type RowReader } from "./use-rows";

/** A list as it is shown: what is asked for, what came, and how to ask for something else. */
export interface ShownList<Row> {
  source: Pick<PlainListSource, "kind" | "defaultSort">;
  view: ListView;
  query: ListQuery;
  page: QueryState<ListAnswer<Row>>;
  /** Other rows are there, or on their way, and those of `page` are the former ones for a moment more. */
  settling: boolean;
  /** Another page, size, order, tab or view: an entry of the history each. All but another page begin at the first. */
  show: (change: Partial<ListView>) => void;
  /** Another query, at the first page; in place of the entry, for it changes with each letter. */
  ask: (change: Partial<ListQuery>) => void;
  /** All columns that the list has, and those that are shown, in their order. */
  columns: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  /** The person's columns, or the saved view's, and how others take their place. */
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  /** For the outermost part of what is seen of the list: it is scrolled back to. */
  top: RefObject<HTMLDivElement | null>;
}

/** A list whose server searches it, orders it and gives it page by page. */
export interface List<Row, Source extends PlainListSource = ListSource> extends ShownList<Row> {
  source: Source;
  /** Reads its rows, for who asks for some of them beforehand; stands outside of rendering. */
  readerOf: (fields: readonly string[]) => ListReader<Row>;
  /** Its query isn't sent, because this server can't answer it: nothing else may send it, either. */
  unasked: boolean;
}

export interface ListParts<Row, Source extends PlainListSource = ListSource> {
  source: Source;
  /** Made outside of rendering, or kept by `useMemo`. */
  columns: readonly ListColumn<Row>[];
  /** Reads rows with the fields of those names; what else a row has is dropped where it enters. Stands outside the component. */
  readerOf: (fields: readonly string[]) => ListReader<Row>;
  /** Given: a layout that is held elsewhere, as by a saved view. */
  layout?: HeldLayout;
  /** Columns of what a query asks, beside those. Stands outside the component. */
  askedColumns?: (query: ListQuery) => readonly ListColumn<Row>[];
  /** What of a row is read for a query, whatever the columns show. Stands outside the component. */
  neededBy?: (query: ListQuery) => readonly string[];
}

/** A list of rows: page, order and size in the address, what is searched for in the history entry (decisions §4). */
export function useList<Row, Source extends PlainListSource = ListSource>(
  parts: ListParts<Row, Source>,
): List<Row, Source> {
  const { source, columns: usual, askedColumns, readerOf, layout: held, neededBy } = parts;
  const computed = useFeature("computed-fields");
  const rules = { ...source, sortable: askableSorts(source, computed) };
  const { view, query, show, ask } = useListState(rules, tabOf(source));
  const own = useColumnLayout(source.kind);
  const [layout, setLayout] = held ?? own;
  const { shown: chosen, pinned } = layout;
  const all = useMemo(() => usual.concat(askedColumns?.(query) ?? []), [usual, askedColumns, query]);
  const columns = useMemo(() => (computed ? all : askableColumns(all, source.kind)), [all, computed, source.kind]);
  const instead = !computed && asksForComputed(query, source.kind) ? WITHOUT_COMPUTED : null;
  const shown = useMemo(() => shownColumns(columns, { shown: chosen, pinned }), [columns, chosen, pinned]);
  const needed = [...neededFields(shown), ...(neededBy?.(query) ?? [])];
  const rows = useRows(source, useReader(readerOf, needed), view, query, instead);
  const { page, settling } = useDeferredRows(rows);
  const { top, scrollUp } = useListScroll(page.status);

  return {
    source,
    readerOf,
    view,
    query,
    page,
    unasked: instead !== null,
    settling,
    columns,
    shown,
    layout,
    setLayout,
    top,
    show(change) {
      show(change);
      scrollUp();
    },
    ask,
  };
}

/** The columns for a server that doesn't declare `computed-fields`: no figures, and no order by what it doesn't compute. */
const askableColumns = <Row>(columns: readonly ListColumn<Row>[], kind: ListKind): readonly ListColumn<Row>[] =>
  columns
    .filter(({ id }) => !figureOf(id))
    .map((column) => {
      const { sort, ...unsorted } = column;
      return sort !== undefined && isComputedField(sort, kind) ? unsorted : column;
    });

/** Fields that were read once go on being read: hiding a column, and showing it again, asks for nothing. */
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
 * Keeps what was shown for one more rendering: a press is answered in the next frame (the page's number, dimmed rows),
 * and the rows follow in a rendering that lets the browser paint and hear in between. So do the first rows, after what
 * stood in their place.
 */
export function useDeferredRows<T>(read: QueryState<T>): DeferredRows<T> {
  const data = read.status === "ready" ? read.data : null;
  const painted = useDeferredValue(data);
  if (read.status !== "ready") return { page: read, settling: false };
  if (painted === null) return { page: { status: "loading" }, settling: false };
  return { page: { ...read, data: painted }, settling: (read.stale && !read.error) || painted !== data };
}
