import { ApiError } from "../errors";
import { parseAnswer } from "../schema";
import { useCachedReads } from "./cached-reads";
import { useConnection } from "./connection";
import type { Query } from "./use-query";

type ReadOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * @returns how to read something again, now: somebody else may have changed it. All who show it see the answer; a failure
 *   leaves what they show, and is the caller's to tell
 */
export function useReread<T>(query: Query<T>): () => Promise<ReadOutcome<T>> {
  const { session } = useConnection();
  const { change } = useCachedReads();
  const { path, query: asked, part, schema } = query;
  return async () => {
    try {
      const data = parseAnswer(schema, await session.call(path, { query: asked }));
      change([{ path, query: asked, part, data }]);
      return { ok: true, data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, error };
    }
  };
}
