import { useMemo, useState, type RefObject } from "react";
import { useFeature } from "../../api/react/use-feature";
import type { QueryState } from "../../api/react/use-query";
import { isComputedField } from "../../domain/filter/computed-fields";
import { figureOf } from "../../domain/filter/period-counts";
import type { ListKind } from "../../domain/record-kinds";
import { shownColumns, type ColumnLayout } from "./column-layout";
import { neededFields, type ListColumn } from "./list-column";
import { askableSorts, tabOf, type ListSource, type PlainListSource } from "./list-source";
import type { ListAnswer, ListReader } from "./list-answer";
import type { ListView } from "./list-view";
import { asksForComputed, type ListQuestion } from "./question";
import { useListPlace } from "./use-list-place";
import { useColumnLayout, type HeldLayout } from "./use-column-layout";
import { useRows, type RowReader } from "./use-rows";
import { WITHOUT_COMPUTED } from "./not-computed";
import { useListScroll } from "./use-list-scroll";
import { usePainted } from "./use-painted";

/** A list as it is shown: what is asked for, what came, and how to ask for something else. */
export interface ShownList<Row> {
  source: Pick<PlainListSource, "kind" | "defaultSort">;
  view: ListView;
  question: ListQuestion;
  page: QueryState<ListAnswer<Row>>;
  /** Other rows are there, or on their way, and those of `page` are the former ones for a moment more. */
  settling: boolean;
  /** Another page, size, order, tab or view: an entry of the history each. All but another page begin at the first. */
  show: (change: Partial<ListView>) => void;
  /** Another question, at the first page; in place of the entry, for it changes with each letter. */
  ask: (change: Partial<ListQuestion>) => void;
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
  /** Its question isn't sent, because this server can't answer it: nothing else may send it, either. */
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
  /** Columns of what a question asks, beside those. Stands outside the component. */
  askedColumns?: (question: ListQuestion) => readonly ListColumn<Row>[];
  /** What of a row is read for a question, whatever the columns show. Stands outside the component. */
  neededBy?: (question: ListQuestion) => readonly string[];
}

/** A list of rows: page, order and size in the address, what is searched for in the history entry (decisions §4). */
export function useList<Row, Source extends PlainListSource = ListSource>(
  parts: ListParts<Row, Source>,
): List<Row, Source> {
  const { source, columns: usual, askedColumns, readerOf, layout: held, neededBy } = parts;
  const computed = useFeature("computed-fields");
  const rules = { ...source, sortable: askableSorts(source, computed) };
  const { view, question, show, ask } = useListPlace(rules, tabOf(source));
  const own = useColumnLayout(source.kind);
  const [layout, setLayout] = held ?? own;
  const { shown: chosen, pinned } = layout;
  const all = useMemo(() => usual.concat(askedColumns?.(question) ?? []), [usual, askedColumns, question]);
  const columns = useMemo(() => (computed ? all : askableColumns(all, source.kind)), [all, computed, source.kind]);
  const instead = !computed && asksForComputed(question, source.kind) ? WITHOUT_COMPUTED : null;
  const shown = useMemo(() => shownColumns(columns, { shown: chosen, pinned }), [columns, chosen, pinned]);
  const needed = [...neededFields(shown), ...(neededBy?.(question) ?? [])];
  const rows = useRows(source, useReader(readerOf, needed), view, question, instead);
  const { page, settling } = usePainted(rows);
  const { top, scrollUp } = useListScroll(page.status);

  return {
    source,
    readerOf,
    view,
    question,
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
