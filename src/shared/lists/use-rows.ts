import { useEffect, useState } from "react";
import { useQuery, type Query, type QueryState } from "../../api/react/use-query";
import { periodCountOf } from "../../domain/filter/period-counts";
import { fetchAhead } from "../../api/client/ahead";
import { listRead, type PlainListSource } from "./query/list-source";
import { hasNext, type ListAnswer, type ListReader } from "./list-answer";
import type { ListView } from "./query/list-view";
import { asksForAll, type ListQuery } from "./query/list-query";
import { ApiError } from "../../api/errors";
import { texts } from "./texts";

/** Statuses of a query that the server rejects: an unknown filter or order. */
export const REFUSALS: ReadonlySet<number> = new Set([400, 413, 414, 422]);

export interface RowReader<Row> {
  reader: ListReader<Row>;
  fields: string;
}

interface Rows<Row> {
  page: QueryState<ListAnswer<Row>>;
  /** The query of the next page, for {@link ReadAhead}. */
  ahead: Query<unknown> | null;
}

/**
 * Reads a page of rows. The former rows stay until the response arrives. A new search aborts the former one.
 * @param instead if given, the result; no request is sent
 */
export function useRows<Row>(
  source: PlainListSource,
  { reader, fields }: RowReader<Row>,
  view: ListView,
  query: ListQuery,
  instead: Exclude<QueryState<never>, { status: "ready" }> | null = null,
): Rows<Row> {
  const [maxPageSize, setMaxPageSize] = useState(Infinity);
  const periodCounts = fields.split(",").filter((name) => periodCountOf(name));
  const page = (pageIndex: number): Query<ListAnswer<Row>> => {
    const { path, query: parameters } = listRead(source, view, query, periodCounts);
    const size = Math.min(view.pageSize, maxPageSize);
    const skip = pageIndex * size;
    // with the view's size, a server's own limit would look like a short page
    return { path, query: { ...parameters, skip }, schema: reader(skip, size), part: fields };
  };
  const all = asksForAll(query);
  const isRefusable = !all || view.sort !== source.defaultSort;
  const state = useQuery(instead ? null : page(view.pageIndex), {
    keepPrevious: true,
    keepRefused: REFUSALS,
    // the user can change a refused query on the page
    throwRouteErrors: (status) => !(isRefusable && REFUSALS.has(status)),
    abort: !all,
  });
  const answer = state.status === "ready" ? state.data : null;
  // adopts the server's page size
  if (state.status === "ready" && !state.stale && state.data.limit < Math.min(view.pageSize, maxPageSize))
    setMaxPageSize(state.data.limit);
  // no reading ahead during a search
  const ahead = all && !instead && answer && hasNext(answer, view) ? page(view.pageIndex + 1) : null;
  return { page: instead ?? state, ahead };
}

/** Reads the next page when the browser is idle. A component, so that its response doesn't render the list again. */
export function ReadAhead({ query }: { query: Query<unknown> }) {
  const name = JSON.stringify([query.query, query.part]);
  const [idle, setIdle] = useState("");
  useEffect(() => fetchAhead(() => setIdle(name)), [name]);
  useQuery(idle === name ? query : null, { background: true });
  return null;
}

/** Error code of a query that needs `computed-fields`. */
export const NOT_COMPUTED = "notComputed";

/** The result of such a query. It isn't sent: a server that ignores the rule would return other rows. */
export const WITHOUT_COMPUTED: Extract<QueryState<never>, { status: "error" }> = {
  status: "error",
  error: new ApiError("http", texts.notComputed, 422, NOT_COMPUTED),
  retry: () => undefined,
  retrying: false,
};
