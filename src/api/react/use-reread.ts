import { ApiError } from "../errors";
import { parseAnswer } from "../schema";
import { useCachedReads } from "./cached-reads";
import { useConnection } from "./connection";
import type { Query } from "./use-query";

type ReadOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * @returns a function that reads the query again now. All components that use it get the new data. A failure changes nothing; the
 *   caller shows it
 */
export function useReread<T>(query: Query<T>): () => Promise<ReadOutcome<T>> {
  const { session } = useConnection();
  const { change } = useCachedReads();
  const { path, query: params, part, schema } = query;
  return async () => {
    try {
      const data = parseAnswer(schema, await session.call(path, { query: params }));
      change([{ path, query: params, part, data }]);
      return { ok: true, data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, error };
    }
  };
}
