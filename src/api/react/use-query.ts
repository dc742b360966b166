import { createContext, useContext, useEffect, useState } from "react";
import useSWR, { useSWRConfig, type Cache } from "swr";
import type { EarlyReads } from "../client/early-reads";
import { countRead } from "../client/shown";
import { ApiError, withRetryTime } from "../errors";
import { malformed, type Reader } from "../readers/read";
import { parseResponse } from "../readers/parse-response";
import {
  isRetried,
  keepUnused,
  outdatedMarks,
  retainEntry,
  UNUSED,
  queryKey,
  callWhileUsed,
  pendingChanges,
  type CachedRead,
} from "./cache";
import { useConnection, useUser } from "./connection";
import { FailureContext, useFailureReport } from "./failure";
import { keepLatest } from "./keep-latest";

export interface Query<T> extends CachedRead {
  schema: Reader<T>;
  /** The query of the call, if it differs from call to call. It isn't part of the cache's key. */
  currentQuery?: () => CachedRead["query"];
}

export interface QueryOptions {
  keepPrevious?: boolean;
  keepRefused?: ReadonlySet<number>;
  throwRouteErrors?: boolean | ((status: number) => boolean);
  background?: boolean;
  abort?: boolean;
  once?: boolean;
  asCached?: boolean;
  optional?: ReadonlySet<number>;
  insist?: boolean;
}

/**
 * The state of a read; `refreshing` while shown data are reread. `outdated`: the data are older than a write of the user, so a
 * button that acts on them could do the same twice. "reread": the read is under way; "failed": it has failed.
 */
export type QueryState<T> =
  | { status: "loading" }
  | { status: "error"; error: ApiError; retry: () => void; retrying: boolean }
  | {
      status: "ready";
      data: T;
      refreshing: boolean;
      outdated: "reread" | "failed" | false;
      error: ApiError | null;
      stale: boolean;
      retry: () => void;
    };

/** The wait before a discarded response is read again, in ms: many changes may follow one another. */
const DISCARDED_WAIT = 1_000;

/** Queries that a component keeps: a list has another with each page. More than the keys within one frame. */
const MAX_QUERIES = 8;

/** Whether a boundary above shows a screen for the status of a thrown error. */
export const RouteErrorsContext = createContext(false);

/**
 * Reads through the page's cache, which all elements share.
 * @param query null reads nothing (yet)
 * @param throwRouteErrors for the main read of a page: a refusal is thrown to the page's boundary, which shows the screen of its
 *   status (specification §2, route errors), unless there are data to show or it is retried. A function chooses the statuses,
 *   also optional ones. Errors without a status (offline, a time-out) stay in the page
 * @param background no component shows the data yet, so a failure isn't reported
 * @param optional statuses that are no failure (`use-feature.tsx`)
 * @param keepPrevious shows the former data, `stale`, while others load
 * @param keepRefused statuses after which the former data are still shown, `stale` and with the error
 * @param abort aborts the call when no component uses it any more
 * @param once reads once a session
 * @param insist reads again if a change of the cached data discards the response
 * @param asCached shows cached data without rereading it
 */
export function useQuery<T>(
  query: Query<T> | null,
  {
    keepPrevious = false,
    keepRefused,
    throwRouteErrors = false,
    background = false,
    abort = false,
    once = false,
    asCached = false,
    optional,
    insist = false,
  }: QueryOptions = {},
): QueryState<T> {
  const { apiBase, session, early } = useConnection();
  const { cache, mutate } = useSWRConfig();
  const reporter = useContext(FailureContext);
  const user = useUser();
  const throwsHere = useContext(RouteErrorsContext) && throwRouteErrors;
  const key = query && queryKey(apiBase, user?._id ?? null, query);

  // SWR rereads cached data in the next frame, with the newest fetcher: by then the component may have another query
  const [queries] = useState(() => new Map<string, Query<T>>());
  if (key && query) keepLatest(queries, key, query, MAX_QUERIES);

  // a response that has come before the component needs no render without data; cached data alone wouldn't take it
  const cached = key && query && !asCached && cacheArrived(cache, key, query, early);
  if (cached && !once) keepUnused(cache, key);

  const read = async (name: string, wanted: Query<T>) => {
    const mark = outdatedMarks.get(name);
    const call = (signal?: AbortSignal) =>
      session.call(wanted.path, { query: wanted.currentQuery?.() ?? wanted.query, signal });
    const answer = countRead(early.take(wanted) ?? (abort ? callWhileUsed(name, call) : call()));
    const body = await answer.catch((error: unknown) => {
      throw withRetryTime(error);
    });
    reporter.reached();
    // SWR takes undefined for "still loading"
    if (body === undefined) throw malformed(wanted.path);
    const data = parseResponse(wanted.schema, body);
    if (outdatedMarks.get(name) === mark) outdatedMarks.delete(name);
    return [...pendingChanges].reduce<unknown>((now, pending) => pending(name, now), data) as T;
  };
  const swr = useSWR<T, unknown>(key, query && ((name: string) => read(name, queries.get(name) ?? query)), {
    keepPreviousData: keepPrevious,
    revalidateIfStale: !once && !asCached,
    onDiscarded(name) {
      // a later read is under way already
      if (insist && !cache.get(name)?.isValidating) setTimeout(() => void mutate(name), DISCARDED_WAIT);
    },
  });

  useEffect(() => (key && !once ? retainEntry(cache, key) : undefined), [cache, key, once]);

  // An error that was cached before this component mounted (after the boundary's retry, or a second visit) is ignored: if it
  // were thrown at once, the read would never be made again.
  const [inherited] = useState<unknown>(swr.error);
  const isNew = swr.error !== UNUSED && !(throwsHere && swr.error === inherited);
  const failure: unknown = isNew ? swr.error : undefined;
  const error = failure instanceof ApiError ? failure : null;
  const hidden = error !== null && optional?.has(error.status) === true;
  const refused = error?.kind === "http" && swr.data === undefined ? error : null;
  const throwsRefusal =
    typeof throwsHere === "function" ? refused !== null && throwsHere(refused.status) : throwsHere && !hidden;
  const thrown = throwsRefusal ? refused : null;
  // the boundary reports thrown errors
  useFailureReport(background || hidden || thrown ? null : error);
  if (failure && !error) throw failure; // a bug, for the error boundary
  // with keepPrevious the data may be those of another key
  const stale = key !== null && cache.get(key)?.data === undefined;
  const retry = () => void swr.mutate();
  const refreshing = swr.isValidating;
  const outdated = key !== null && outdatedMarks.has(key) && (refreshing ? "reread" : "failed");
  if (swr.data !== undefined && !(stale && error && !keepRefused?.has(error.status)))
    return { status: "ready", data: swr.data, refreshing, outdated, error, stale, retry };
  if (thrown && !isRetried(thrown)) throw thrown;
  if (error && !thrown) return { status: "error", error, retry, retrying: swr.isValidating };
  return { status: "loading" };
}

/**
 * Caches an early response, unless data are cached. SWR rereads them in the next frame, and `read` then takes the same response.
 * @returns whether it did
 */
function cacheArrived<T>(cache: Cache, key: string, query: Query<T>, early: Pick<EarlyReads, "arrived">): boolean {
  // first, because each render of each reader asks
  if (cache.get(key)?.data !== undefined) return false;
  const arrived = early.arrived(query);
  if (!arrived) return false;
  try {
    cache.set(key, { ...cache.get(key), data: parseResponse(query.schema, arrived.body) });
    return true;
  } catch {
    return false; // `read` reports it
  }
}
