import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { endpoints } from "../endpoints";
import { currentUserId } from "../session/state";
import { isRetained, keyFilter, matchesPath, queryKey, type CachedRead } from "./cache";
import { useConnection, useUser } from "./connection";

/** What a cached read says from now on. Its data are what the read's schema made of the answer. */
export type CachedChange =
  /** The read's new answer, whether anybody has read it before or not. */
  | (CachedRead & { data: unknown })
  /** A change of each cached answer, whatever its query. */
  | {
      path: string;
      apply(now: unknown): unknown;
      /** Takes it back; without it the former answer comes back, or is read again where it has changed since. */
      revert?(now: unknown): unknown;
    };

/** The answers in the cache that belong to one person: no write of theirs touches another's. */
export interface CachedReads {
  /** @returns how to take the changes back */
  change(changes: readonly CachedChange[]): () => void;
  /**
   * Reads again what is shown of these paths and forgets the rest. The session's own user is waited for, as what may be
   * opened depends on it.
   * @param fresh reads that have just been made: they stay as they are
   */
  invalidate(paths: readonly string[], fresh?: readonly CachedRead[]): Promise<void>;
  /** The same; settles when all of it has been answered, or has failed. */
  reread(paths: readonly string[], fresh?: readonly CachedRead[]): Promise<void>;
}

/** The cached answers of who is signed in; stable for one person. */
export function useCachedReads(): CachedReads {
  const { cache, mutate } = useSWRConfig();
  const { apiBase, session, early } = useConnection();
  const userId = useUser()?._id ?? null;
  return useMemo(() => {
    const keysOf = (paths: readonly string[]) => [...cache.keys()].filter(keyFilter(apiBase, userId, paths));
    const isOver = () => currentUserId(session.state()) !== userId;
    const set = (key: string, data: unknown) => void mutate(key, data, { revalidate: false });

    const changeOne = (change: CachedChange): (() => void)[] => {
      if ("data" in change) {
        set(queryKey(apiBase, userId, change), change.data);
        return [];
      }
      return keysOf([change.path]).flatMap((key) => {
        const before: unknown = cache.get(key)?.data;
        // A write without data would make SWR drop the answer that is under way, and wait for ever: read again instead.
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

    const makeStale = (paths: readonly string[], fresh: readonly CachedRead[]): Promise<unknown>[] => {
      if (paths.length === 0 || isOver()) return [];
      early.drop();
      const kept = new Set(fresh.map((read) => queryKey(apiBase, userId, read)));
      const stale = keysOf(paths).filter((key) => !kept.has(key));
      return stale.map((key) => {
        if (!isRetained(key)) cache.delete(key);
        return mutate(key); // also discards an answer that is under way
      });
    };
    const rereadUser = async (paths: readonly string[]) => {
      if (userId && !isOver() && matchesPath(endpoints.me(), paths)) await session.reload();
    };

    return {
      change(changes) {
        if (isOver()) return () => undefined;
        const reverts = changes.flatMap(changeOne);
        return () => {
          if (!isOver()) for (const revert of reverts) revert();
        };
      },
      async invalidate(paths, fresh = []) {
        makeStale(paths, fresh);
        await rereadUser(paths);
      },
      async reread(paths, fresh = []) {
        await Promise.allSettled([...makeStale(paths, fresh), rereadUser(paths)]);
      },
    };
  }, [cache, mutate, apiBase, session, early, userId]);
}
