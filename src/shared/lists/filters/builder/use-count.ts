import { useEffect, useMemo, useState } from "react";
import { useQuery, type QueryState } from "../../../../api/react/use-query";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { totalOf, type ListAnswer } from "../../list-answer";
import { neededFields, type ListColumn, type ListRow } from "../../list-column";
import { listRead } from "../../list-source";
import { REFUSALS } from "../../use-rows";
import type { List } from "../../use-list";

/** Milliseconds after the last change. */
const DELAY = 300;
/** The first rows that are shown beside the count. */
const ROWS = 3;
const FIRST = { pageIndex: 0 };

export interface Count<Row> {
  /** How many rows the filter has; of an earlier filter while `waiting`. Null while nobody knows. */
  found: number | null;
  rows: readonly Row[];
  /** Without the filter. */
  all: number | null;
  /** A newer filter is still being counted. */
  waiting: boolean;
  /** Why it can't be counted: the server refuses the filter, or doesn't answer. */
  trouble: { refused: boolean; message: string } | null;
}

/**
 * Counts while a filter is built, together with what else the list is asked for. One read for count and rows, a moment
 * after the last change; the former is aborted, and what it had found stays until there is something newer.
 * @param filter the filter as it stands, when nothing is wrong in it; undefined leaves the last good one
 * @param open nothing is counted behind a closed window
 */
export function useCount<Row extends ListRow>(
  list: List<Row>,
  filter: FilterGroup | null | undefined,
  open: boolean,
): Count<Row> {
  const [counted, setCounted] = useState<FilterGroup | null>(filter ?? null);
  const next = filter === undefined ? counted : filter;
  useEffect(() => {
    if (next === counted) return;
    const timer = setTimeout(() => setCounted(next), DELAY);
    return () => clearTimeout(timer);
  }, [next, counted]);

  const { readerOf, columns } = list;
  const reader = useMemo(() => readerOf(neededFields(shownFirst(columns))), [readerOf, columns]);
  const ask = (asked: FilterGroup | null, rows: number) => {
    const { path, query } = listRead(list.source, list.view, { ...list.query, filter: asked });
    return { path, query: { ...query, skip: 0, limit: rows }, schema: reader(0, rows) };
  };
  const state = useQuery(open ? ask(counted, ROWS) : null, { keepPrevious: true, keepRefused: REFUSALS, abort: true });
  const whole = useQuery(open ? ask(null, 1) : null, { background: true });
  const answer = state.status === "ready" ? state.data : null;
  const error = state.status === "loading" ? null : state.error;
  return {
    found: answer && foundIn(answer),
    rows: answer?.rows.slice(0, ROWS) ?? [],
    all: foundIn(whole),
    waiting: next !== counted || (state.status === "ready" ? state.stale && !error : state.status === "loading"),
    trouble: error && { refused: REFUSALS.has(error.status), message: error.message },
  };
}

/** @returns what is shown of the first rows: whose row it is, and what stands beside that on a card */
export const shownFirst = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ area }) => area === "name" || area === "aside");

function foundIn(answer: ListAnswer<unknown> | QueryState<ListAnswer<unknown>>): number | null {
  if ("status" in answer) return answer.status === "ready" ? foundIn(answer.data) : null;
  return totalOf(answer, FIRST);
}
