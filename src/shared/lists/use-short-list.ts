import { useMemo } from "react";
import type { QueryState } from "../../api/react/use-query";
import type { ListKind } from "../../domain/records/records";
import { createTextSearch } from "../../domain/language/text-search";
import { shownColumns, useColumnLayout } from "./column-layout";
import type { ListAnswer } from "./list-answer";
import type { ListColumn } from "./list-column";
import { isDescending, sortField, type ListView, type ListViewRules, type SortOrder } from "./query/list-view";
import type { ShownList } from "./use-list";
import { useListState, useListScroll } from "./query/use-list-state";

/** Null is last. */
type Orderable = string | number | null;

interface ShortListParts<Row> extends ListViewRules {
  kind: ListKind;
  /** Create these and the functions outside of rendering, or with `useMemo`. */
  columns: readonly ListColumn<Row>[];
  all: QueryState<ListAnswer<Row>>;
  /** @param tab null for the first one */
  isIn: (row: Row, tab: string | null) => boolean;
  searchTextOf: (row: Row) => string;
  /** The value to sort by. */
  valueOf: (row: Row, field: string) => Orderable;
}

/** A list that reads all rows at once, and searches, sorts and pages them in the browser. */
export function useShortList<Row>(parts: ShortListParts<Row>): ShownList<Row> {
  const { kind, columns, all, isIn, searchTextOf, valueOf } = parts;
  const { view, query, changeView, changeQuery } = useListState(parts, null);
  const [layout, setLayout] = useColumnLayout(kind);
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const { top, scrollUp } = useListScroll(all.status);
  const { tab, sort } = view;
  const rows = all.status === "ready" ? all.data.rows : null;
  const found = useMemo(() => {
    const matches = createTextSearch(query.text);
    const kept = rows?.filter((row) => isIn(row, tab) && matches(searchTextOf(row))) ?? [];
    return kept.sort(byValue((row: Row) => valueOf(row, sortField(sort)), sort));
  }, [rows, query.text, tab, sort, isIn, searchTextOf, valueOf]);
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
    changeView(change) {
      changeView(change);
      scrollUp();
    },
    changeQuery,
  };
}

function pageOf<Row>(found: readonly Row[], { pageIndex, pageSize }: ListView) {
  const first = pageIndex * pageSize;
  return { rows: found.slice(first, first + pageSize), total: found.length, limit: pageSize, full: false };
}

function byValue<Row>(value: (row: Row) => Orderable, sort: SortOrder) {
  const direction = isDescending(sort) ? -1 : 1;
  return (one: Row, other: Row): number => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === "number" && typeof right === "number") return direction * (left - right);
    return direction * String(left).localeCompare(String(right), "it", { numeric: true });
  };
}
