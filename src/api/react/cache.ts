import { mutate, unload, type Cache, type SWRConfiguration } from "swr";
import { SWRGlobalState } from "swr/_internal";
import { CACHE_LIFETIME, MAX_UNUSED_READS, QUERY_RETRIES } from "../../domain/constants";
import { backOff } from "../client/back-off";
import type { ReadRequest } from "../client/early-reads";
import { ApiError } from "../errors";

/**
 * SWR with the numbers of specification §9. Only transient errors are retried. `reread-on-return.ts` rereads on focus and
 * reconnect: SWR's own listeners would stay on the page after the elements are removed.
 */
export const swrOptions: SWRConfiguration = {
  keepPreviousData: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  isOnline: () => true, // a browser may say "offline" on a working intranet
  onErrorRetry(error, key, _config, revalidate, { retryCount }) {
    if (retryCount > QUERY_RETRIES) return;
    if (!(error instanceof ApiError) || !error.transient || error.notBefore) return;
    retried.add(error);
    clearTimeout(retryTimers.get(key));
    const waitMs = error.retryAfter ? error.retryAfter * 1_000 : backOff(retryCount);
    retryTimers.set(
      key,
      setTimeout(() => {
        retryTimers.delete(key);
        void revalidate({ retryCount });
      }, waitMs),
    );
  },
};

const retryTimers = new Map<string, ReturnType<typeof setTimeout>>();
const retried = new WeakSet<ApiError>();

/** Whether a failed read is retried. */
export const isRetried = (error: ApiError): boolean => retried.has(error);

export interface CachedRead extends ReadRequest {
  /** The cached part of the response, if reads of one path cache different parts. */
  part?: string;
}

/** How the keys of one API's reads begin. */
export const keyPrefix = (apiBase: string): string => `gds ${apiBase} `;

/** How the keys of one user's reads begin: another user never sees them. */
export const ownersPrefix = (apiBase: string, userId: string | null): string =>
  `${keyPrefix(apiBase)}${userId ?? "-"} `;

export const queryKey = (apiBase: string, userId: string | null, { path, query, part }: CachedRead): string =>
  `${ownersPrefix(apiBase, userId)}${path} ${JSON.stringify(query ?? {})}${part ? ` ${part}` : ""}`;

/** @param paths a path that ends in a slash matches all paths below it */
export const matchesPath = (path: string, paths: readonly string[]): boolean =>
  paths.some((stale) => path === stale || (stale.endsWith("/") && path.startsWith(stale)));

/** @returns a filter for the keys of one user's reads of some paths, whatever their query */
export function keyFilter(apiBase: string, userId: string | null, paths: readonly string[]): (key: string) => boolean {
  const prefix = ownersPrefix(apiBase, userId);
  return (key) => key.startsWith(prefix) && matchesPath(key.slice(prefix.length).split(" ", 1)[0] ?? "", paths);
}

const subscribers = new Map<string, number>();
const evictions = new Map<string, ReturnType<typeof setTimeout>>();
const running = new Map<string, AbortController>();

/** The reason with which a call is aborted when no component uses it any more. It isn't an error. */
export const UNUSED = Symbol("unused");

/**
 * Keeps an entry of the cache as long as a component uses it, and then as {@link keepUnused} says.
 * @returns how to release it
 */
export function retainEntry(cache: Cache, key: string): () => void {
  stopEviction(key);
  subscribers.set(key, (subscribers.get(key) ?? 0) + 1);
  return () => {
    const left = (subscribers.get(key) ?? 1) - 1;
    if (left > 0) return void subscribers.set(key, left);
    subscribers.delete(key);
    // not at once: another component may retain it in the same commit
    queueMicrotask(() => {
      if (subscribers.has(key)) return;
      running.get(key)?.abort(UNUSED);
      clearTimeout(retryTimers.get(key));
      retryTimers.delete(key);
    });
    keepUnused(cache, key);
  };
}

/**
 * Keeps an entry that no component uses for 5 minutes (specification §9), but only the {@link MAX_UNUSED_READS} that were used
 * last: somebody who turns the pages of a list for an hour doesn't keep all their records.
 */
export function keepUnused(cache: Cache, key: string): void {
  stopEviction(key); // the newest comes last
  evictLater(cache, key);
  for (const old of [...evictions.keys()].slice(0, -MAX_UNUSED_READS)) evict(cache, old);
}

function stopEviction(key: string): void {
  clearTimeout(evictions.get(key));
  evictions.delete(key);
}

function evictLater(cache: Cache, key: string): void {
  clearTimeout(evictions.get(key));
  evictions.set(
    key,
    setTimeout(() => evict(cache, key), CACHE_LIFETIME),
  );
}

function evict(cache: Cache, key: string): void {
  const [revalidators, mutations, reads] = SWRGlobalState.get(cache) ?? [];
  // A component that has just mounted retains its entry after the components before it have released theirs. And the response of a
  // running read would come back into the cache.
  if (revalidators?.[key]?.length || cache.get(key)?.isValidating) return evictLater(cache, key);
  stopEviction(key);
  cache.delete(key);
  outdatedMarks.delete(key);
  // What the library keeps of each key. With the mark of a read of the last two seconds, a screen would wait for that read.
  for (const kept of [revalidators, mutations, reads]) delete kept?.[key];
}

/**
 * The entries whose data are older than a write of the user, by their keys. Each write has its own mark: only a read that has
 * started after it makes the data current.
 */
export const outdatedMarks = new Map<string, object>();

/** How the writes under way change the data of a key: a response that comes meanwhile may not have their changes yet. */
export const pendingChanges = new Set<(key: string, read: unknown) => unknown>();

/** Whether a component uses an entry of the cache. */
export const isRetained = (key: string): boolean => subscribers.has(key);

/**
 * Makes a call that is aborted when no component uses the entry any more.
 * @param call rejects with the signal's reason when it is aborted
 */
export async function callWhileUsed<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  running.set(key, controller);
  try {
    return await call(controller.signal);
  } finally {
    if (running.get(key) === controller) running.delete(key);
  }
}

/**
 * Deletes all entries of one API, when the user changes.
 * @param prefix how the keys of that API begin
 */
export function clearCache(cache: Cache, prefix: string): void {
  for (const key of [...evictions.keys()]) if (key.startsWith(prefix)) stopEviction(key);
  for (const key of [...cache.keys()]) if (key.startsWith(prefix)) cache.delete(key);
  const others = [...cache.keys()].map((key) => [key, cache.get(key)] as const);
  // SWR would deduplicate reads of the last two seconds, and a user who signs in again so soon would wait.
  unload({ revalidate: false });
  // SWR can't unload a part: the reads of another API on the page, also those under way, are requested again
  for (const [key, state] of others) if (state) cache.set(key, state);
  void mutate((key) => typeof key === "string" && isRetained(key) && !key.startsWith(prefix));
}
