import { ApiError } from "../errors";
import { parseResponse } from "../readers/parse-response";
import { useCachedReads } from "./cached-reads";
import { useConnection } from "./connection";
import type { Query } from "./use-query";

type ReadOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * @returns a function that rereads the query. All components that use it get the new data. A failure changes nothing; the
 *   caller shows it
 */
export function useReread<T>(query: Query<T>): () => Promise<ReadOutcome<T>> {
  const { session } = useConnection();
  const { change } = useCachedReads();
  const { path, query: params, part, schema } = query;
  return async () => {
    try {
      const data = parseResponse(schema, await session.call(path, { query: params }));
      change([{ path, query: params, part, data }]);
      return { ok: true, data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, error };
    }
  };
}
