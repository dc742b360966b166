import { useEffect, useState } from "react";
import { useQuery, type Query, type QueryState } from "../../api/react/use-query";
import { figureOf } from "../../domain/filter/period-counts";
import { fetchAhead } from "../../ui/loading/when-idle";
import { listRead, type PlainListSource } from "./list-source";
import { hasNext, type ListAnswer, type ListReader } from "./list-answer";
import type { ListView } from "./list-view";
import { asksForAll, type ListQuery } from "./list-query";
import { ApiError } from "../../api/errors";
import { texts } from "./texts";

/** How a server says that it can't answer this query, however often it is asked: a filter or an order it doesn't know. */
export const REFUSALS: ReadonlySet<number> = new Set([400, 413, 414, 422]);

/** How rows are read, and which of their fields. */
export interface RowReader<Row> {
  reader: ListReader<Row>;
  fields: string;
}

/**
 * A page of rows; while another one loads, the former goes on being shown. A search is aborted by the next one; pages
 * that somebody leafs through are not, since one goes back to them. The next page is read ahead. A server that refuses the
 * query leaves the former rows where they are.
 * @param instead given: nothing is asked, this is the answer
 */
export function useRows<Row>(
  source: PlainListSource,
  { reader, fields }: RowReader<Row>,
  view: ListView,
  query: ListQuery,
  instead: Exclude<QueryState<never>, { status: "ready" }> | null = null,
): QueryState<ListAnswer<Row>> {
  const [most, setMost] = useState(Infinity);
  const figures = fields.split(",").filter((name) => figureOf(name));
  const page = (pageIndex: number): Query<ListAnswer<Row>> => {
    const { path, query: parameters } = listRead(source, view, query, figures);
    const size = Math.min(view.pageSize, most);
    const skip = pageIndex * size;
    // the reader is told what can come, not what is asked for: or a server's own limit would look like a page cut short
    return { path, query: { ...parameters, skip }, schema: reader(skip, size), part: fields };
  };
  const all = asksForAll(query);
  const asked = !all || view.sort !== source.defaultSort;
  const state = useQuery(instead ? null : page(view.pageIndex), {
    keepPrevious: true,
    keepRefused: REFUSALS,
    // a query that is refused can be put in another way, where it was asked
    throwRouteErrors: (status) => !(asked && REFUSALS.has(status)),
    abort: !all,
  });
  const answer = state.status === "ready" ? state.data : null;
  // the server's own limit for a page is followed: the next page begins where this one ends
  if (state.status === "ready" && !state.stale && state.data.limit < Math.min(view.pageSize, most))
    setMost(state.data.limit);
  // nobody leafs through what they are still searching for
  useReadAhead(all && !instead && answer && hasNext(answer, view) ? page(view.pageIndex + 1) : null);
  return instead ?? state;
}

/** Reads what may be asked for next when the browser is idle, so that it shows in a frame. */
function useReadAhead<T>(wanted: Query<T> | null): void {
  const name = JSON.stringify([wanted?.query, wanted?.part]);
  const [idle, setIdle] = useState("");
  useEffect(() => fetchAhead(() => setIdle(name)), [name]);
  useQuery(idle === name ? wanted : null, { background: true });
}

/** The code of a query that isn't sent, because the server doesn't declare `computed-fields`. */
export const NOT_COMPUTED = "notComputed";

/** What is shown in place of rows: a server that ignores a rule it doesn't know would answer with other rows. */
export const WITHOUT_COMPUTED: Extract<QueryState<never>, { status: "error" }> = {
  status: "error",
  error: new ApiError("http", texts.notComputed, 422, NOT_COMPUTED),
  retry: () => undefined,
  retrying: false,
};
