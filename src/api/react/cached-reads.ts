import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { endpoints } from "../endpoints";
import { currentUserId } from "../session/state";
import { isRetained, keepUnused, keyFilter, matchesPath, outdatedMarks, queryKey, type CachedRead } from "./cache";
import { useConnection, useUser } from "./connection";

/** A change of cached data, which are parsed responses. */
export type CachedChange =
  /** The new data of one read, whether it was cached or not. */
  | (CachedRead & { data: unknown })
  /** A change of all cached data of a path, whatever the query. */
  | {
      path: string;
      /** Data that have the change already stay as they are: a response may come with it before the write's own. */
      apply(now: unknown): unknown;
      /** Takes the change back. By default the former data are restored, or read again if they have changed since. */
      revert?(now: unknown): unknown;
    };

/**
 * The cached reads of one user. To reread is to request a read again while its data stay on the screen; SWR calls it to
 * revalidate.
 */
export interface CachedReads {
  /** @returns a function that reverts the changes */
  change(changes: readonly CachedChange[]): () => void;
  /** Rereads the reads of these paths that are shown, and deletes the others. */
  invalidate(paths: readonly string[]): {
    /** Settles after the session's user, on which the accessible pages depend. */
    user: Promise<void>;
    /** Settles when all reads have succeeded or failed. */
    all: Promise<void>;
  };
  /** Whether reads of these paths are cached, all newer than the last write that made them stale. */
  areFresh(paths: readonly string[]): boolean;
}

/** The cached reads of the signed-in user; stable for one user. */
export function useCachedReads(): CachedReads {
  const { cache, mutate } = useSWRConfig();
  const { apiBase, session, early } = useConnection();
  const userId = useUser()?._id ?? null;
  return useMemo(() => {
    const keysOf = (paths: readonly string[]) => [...cache.keys()].filter(keyFilter(apiBase, userId, paths));
    const isUserGone = () => currentUserId(session.state()) !== userId;
    const set = (key: string, data: unknown) => void mutate(key, data, { revalidate: false });

    const changeOne = (change: CachedChange): (() => void)[] => {
      if ("data" in change) {
        const key = queryKey(apiBase, userId, change);
        outdatedMarks.delete(key);
        set(key, change.data);
        if (!isRetained(key)) keepUnused(cache, key);
        return [];
      }
      return keysOf([change.path]).flatMap((key) => {
        const before: unknown = cache.get(key)?.data;
        // If an entry without data were set, SWR would discard the response in flight, and the read would load for ever: reread it.
        if (before === undefined) {
          void mutate(key);
          return [];
        }
        const after = change.apply(before);
        set(key, after);
        return () => {
          const now: unknown = cache.get(key)?.data;
          if (now === undefined) return;
          if (change.revert) set(key, change.revert(now));
          else if (now === after) set(key, before);
          else void mutate(key);
        };
      });
    };

    const makeStale = (paths: readonly string[]): Promise<unknown>[] => {
      if (paths.length === 0 || isUserGone()) return [];
      early.drop();
      return keysOf(paths).map((key) => {
        if (isRetained(key)) outdatedMarks.set(key, {});
        else cache.delete(key);
        return mutate(key); // also discards a response that is under way
      });
    };
    const rereadUser = async (paths: readonly string[]) => {
      if (userId && !isUserGone() && matchesPath(endpoints.me(), paths)) await session.rereadUser();
    };

    return {
      change(changes) {
        if (isUserGone()) return () => undefined;
        const reverts = changes.flatMap(changeOne);
        return () => {
          if (!isUserGone()) for (const revert of reverts) revert();
        };
      },
      areFresh(paths) {
        const keys = keysOf(paths);
        const isFresh = (key: string) => !outdatedMarks.has(key) && cache.get(key)?.data !== undefined;
        return keys.length > 0 && keys.every(isFresh);
      },
      invalidate(paths) {
        const shown = makeStale(paths);
        const user = rereadUser(paths);
        return { user, all: Promise.allSettled([...shown, user]).then(() => undefined) };
      },
    };
  }, [cache, mutate, apiBase, session, early, userId]);
}
