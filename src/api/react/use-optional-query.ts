import { LACKING_STATUSES } from "../errors";
import { useLacking, useLearntLack } from "./use-lacking";
import { useQuery, type Query, type QueryOptions, type QueryState } from "./use-query";

/** As {@link QueryState}; "lacking": this server hasn't got such a collection (decisions §2). */
export type OptionalQueryState<T> = QueryState<T> | { status: "lacking" };

/**
 * Reads what a server may not have: after a 404, 405 or 501 it isn't asked for again in this session, and the feature
 * hides or says so. A collection that has been answered is there: then a 404 speaks of one record that has gone.
 * @param collection what is read, whatever its address: one person's may be another address than the next one's
 * @param options `optional` names the statuses that hide it; one that doesn't speak of the server (403) isn't remembered
 */
export function useOptionalQuery<T>(
  collection: string,
  query: Query<T> | null,
  options: QueryOptions = {},
): OptionalQueryState<T> {
  const known = useLacking().has(collection);
  const { optional = LACKING_STATUSES } = options;
  const state = useQuery(known ? null : query, { ...options, optional });
  useLearntLack(collection, state);
  const hidden = state.status === "error" && optional.has(state.error.status);
  return known || hidden ? { status: "lacking" } : state;
}
