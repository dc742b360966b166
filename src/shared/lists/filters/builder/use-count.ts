import { useEffect, useMemo, useState } from "react";
import { useQuery, type QueryState } from "../../../../api/react/use-query";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { totalOf, type ListAnswer } from "../../list-answer";
import { neededFields, type ListColumn, type ListRow } from "../../list-column";
import { listRead } from "../../query/list-source";
import { REFUSALS } from "../../use-rows";
import type { List } from "../../use-list";

/** ms after the last change */
const DELAY = 300;
const ROWS = 3;
const FIRST = { pageIndex: 0 };

export interface Count<Row> {
  /** Of an earlier filter while `waiting`; null if unknown. */
  found: number | null;
  rows: readonly Row[];
  /** Without the filter. */
  all: number | null;
  waiting: boolean;
  /** The error of the count; `refused`: the server rejects the filter. */
  trouble: { refused: boolean; message: string } | null;
}

/**
 * Counts the rows of a draft a moment after each change, together with the list's other filters. Until then, the former
 * results stay.
 * @param filter undefined keeps the last valid one
 * @param open false: no requests
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

/** @returns the name column and the one beside it on cards */
export const shownFirst = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ area }) => area === "name" || area === "aside");

function foundIn(answer: ListAnswer<unknown> | QueryState<ListAnswer<unknown>>): number | null {
  if ("status" in answer) return answer.status === "ready" ? foundIn(answer.data) : null;
  return totalOf(answer, FIRST);
}
