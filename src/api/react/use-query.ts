import { createContext, useContext, useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { ApiError, withRetryTime } from "../errors";
import { malformed, type Reader } from "../read";
import { parseAnswer } from "../schema";
import { isTriedAgain, retainEntry, NOT_WANTED, queryKey, whileWanted, type CachedRead } from "./cache";
import { useConnection, useUser } from "./connection";
import { FailureContext, useFailureReport } from "./failure";

/** A read of the API: where, with what, and how the answer is read. */
export interface Query<T> extends CachedRead {
  schema: Reader<T>;
  /** The call's query where it may be another each time, in place of `query`: the read is cached under one name. */
  asked?: () => CachedRead["query"];
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

/** What a screen knows about a read. `refreshing` while data that are shown are read again. */
export type QueryState<T> =
  | { status: "loading" }
  | { status: "error"; error: ApiError; retry: () => void; retrying: boolean }
  | { status: "ready"; data: T; refreshing: boolean; error: ApiError | null; stale: boolean; retry: () => void };

/** How long after an answer that a change here has overtaken it is asked for again, in ms: many may come in a row. */
const OVERTAKEN_WAIT = 1_000;

/** Whether what fails can be thrown: a boundary above shows the screen of its status in the page's place. */
export const RouteErrorsContext = createContext(false);

/**
 * Reads through the page's cache, which all elements share.
 * @param query null reads nothing (yet)
 * @param throwRouteErrors for the read that a page is about: a server's refusal is thrown to the page's boundary, which shows the
 *   screen of its status (specification §2, route errors), as long as there is nothing to show and it isn't to be tried again by
 *   itself; till then the read is "loading". A function tells which statuses, optional ones, too. Without a boundary, and where no status came (offline, a
 *   time-out), the failure stays in the page
 * @param background nothing shows it yet: its failure is no news for the page
 * @param optional statuses that are no failure: what is read may not be there for this person (`use-feature.tsx`)
 * @param keepPrevious while another page loads, go on showing the former one, marked `stale`
 * @param keepRefused statuses with which the former page goes on being shown, `stale` and beside the error
 * @param abort a call that nobody waits for any more is aborted: for what changes with each letter
 * @param once read once a session: neither a second screen nor coming back to the page reads it again
 * @param insist an answer is dropped when a change here has overtaken it (a live notification, say): it is read again
 * @param asCached what another screen has read is shown as it is: the caller reads it again by itself
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

  const read = async (asked: Query<T>) => {
    const call = (signal?: AbortSignal) => session.call(asked.path, { query: asked.asked?.() ?? asked.query, signal });
    const answer = early.take(asked) ?? (abort && key ? whileWanted(key, call) : call());
    const body = await answer.catch((error: unknown) => {
      throw withRetryTime(error);
    });
    reporter.reached();
    // SWR takes undefined for "still loading", and defaults would show a page of nothing
    if (body === undefined) throw malformed(asked.path);
    return parseAnswer(asked.schema, body);
  };
  const swr = useSWR<T, unknown>(key, query && (() => read(query)), {
    keepPreviousData: keepPrevious,
    revalidateIfStale: !once && !asCached,
    onDiscarded(name) {
      // one that a later reading has overtaken needs no other
      if (insist && !cache.get(name)?.isValidating) setTimeout(() => void mutate(name), OVERTAKEN_WAIT);
    },
  });

  useEffect(() => (key && !once ? retainEntry(cache, key) : undefined), [cache, key, once]);

  // An error that was in the cache before this component mounted (after the boundary's retry, or a second visit) is
  // ignored: thrown at once, it would keep the read from ever being made again.
  const [inherited] = useState<unknown>(swr.error);
  const news = swr.error !== NOT_WANTED && !(throwsHere && swr.error === inherited);
  const failure: unknown = news ? swr.error : undefined;
  const error = failure instanceof ApiError ? failure : null;
  const hidden = error !== null && optional?.has(error.status) === true;
  const refused = error?.kind === "http" && swr.data === undefined ? error : null;
  const goes =
    typeof throwsHere === "function" ? refused !== null && throwsHere(refused.status) : throwsHere && !hidden;
  const thrown = goes ? refused : null;
  // what is thrown is the boundary's to report
  useFailureReport(background || hidden || thrown ? null : error);
  if (failure && !error) throw failure; // a bug of ours: the error boundary's
  // With keepPrevious the data may be another key's: shown while this one loads, beside its error only when asked for.
  const stale = key !== null && cache.get(key)?.data === undefined;
  const retry = () => void swr.mutate();
  if (swr.data !== undefined && !(stale && error && !keepRefused?.has(error.status)))
    return { status: "ready", data: swr.data, refreshing: swr.isValidating, error, stale, retry };
  if (thrown && !isTriedAgain(thrown)) throw thrown;
  if (error && !thrown) return { status: "error", error, retry, retrying: swr.isValidating };
  return { status: "loading" };
}
