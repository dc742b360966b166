import { useMemo } from "react";
import type { QueryState } from "../../api/react/use-query";
import type { ListKind } from "../../domain/record-kinds";
import { foldSearched, searchableText } from "../../domain/text";
import { shownColumns, useColumnLayout } from "./column-layout";
import type { ListAnswer } from "./list-answer";
import type { ListColumn } from "./list-column";
import { isDescending, sortField, type ListView, type ListViewRules, type SortOrder } from "./list-view";
import type { ShownList } from "./use-list";
import { useListState, useListScroll } from "./use-list-state";

/** What a value is ordered by; null comes last, whichever way round. */
type Orderable = string | number | null;

interface ShortListParts<Row> extends ListViewRules {
  kind: ListKind;
  /** Made outside of rendering, or kept by `useMemo`; so are the functions below. */
  columns: readonly ListColumn<Row>[];
  /** All rows, as they were read. */
  all: QueryState<ListAnswer<Row>>;
  /** Whether a row belongs to a tab; null is the first. */
  isIn: (row: Row, tab: string | null) => boolean;
  /** What is searched. */
  wordsOf: (row: Row) => string;
  /** By which value of a row a field orders it. */
  valueOf: (row: Row, field: string) => Orderable;
}

/**
 * A list whose rows are few and read at once: what `<ListPage>` shows of it is searched, ordered and cut into pages here, so
 * that its server needs to know nothing of that. It has neither filters nor views nor files.
 */
export function useShortList<Row>(parts: ShortListParts<Row>): ShownList<Row> {
  const { kind, columns, all, isIn, wordsOf, valueOf } = parts;
  const { view, query, show, ask } = useListState(parts, null);
  const [layout, setLayout] = useColumnLayout(kind);
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const { top, scrollUp } = useListScroll(all.status);
  const { tab, sort } = view;
  const rows = all.status === "ready" ? all.data.rows : null;
  const found = useMemo(() => {
    const words = foldSearched(query.text).split(/\s+/);
    const matches = (row: Row) => {
      const text = searchableText(wordsOf(row));
      return words.every((word) => text.includes(word));
    };
    const kept = rows?.filter((row) => isIn(row, tab) && matches(row)) ?? [];
    return kept.sort(byValue((row: Row) => valueOf(row, sortField(sort)), sort));
  }, [rows, query.text, tab, sort, isIn, wordsOf, valueOf]);
  return {
    source: parts,
    view,
    query,
    page: all.status === "ready" ? { ...all, data: { ...all.data, ...pageOf(found, view) } } : all,
    settling: false,
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

function pageOf<Row>(found: readonly Row[], { pageIndex, pageSize }: ListView) {
  const first = pageIndex * pageSize;
  return { rows: found.slice(first, first + pageSize), total: found.length, limit: pageSize, full: false };
}

function byValue<Row>(value: (row: Row) => Orderable, sort: SortOrder) {
  const turn = isDescending(sort) ? -1 : 1;
  return (one: Row, other: Row): number => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === "number" && typeof right === "number") return turn * (left - right);
    return turn * String(left).localeCompare(String(right), "it", { numeric: true });
  };
}
