import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import type * as v from "valibot";
import type { CallOptions } from "../http";
import { ApiError } from "../errors";
import { parseAnswer } from "../schema";
import { holdEntry, keyPrefix } from "./cache";
import { useConnection, useUser } from "./connection";

/** A read of the API: where, with what, and what the answer must look like. */
export interface Query<Schema extends v.GenericSchema> {
  path: string;
  query?: CallOptions["query"];
  schema: Schema;
}

/** What a screen knows about a read. `refreshing` while data that are shown are read again. */
export type QueryState<T> =
  | { status: "loading" }
  | { status: "error"; error: ApiError; retry: () => void; retrying: boolean }
  | { status: "ready"; data: T; refreshing: boolean; error: ApiError | null; stale: boolean };

/** @returns the cache's name for a read: another person or another API never meets it. */
export const queryKey = (
  apiBase: string,
  userId: string | null,
  { path, query }: Pick<Query<never>, "path" | "query">,
) => `${keyPrefix(apiBase)}${userId ?? "-"} ${path} ${JSON.stringify(query ?? {})}`;

/**
 * Reads through the page's cache, which all elements share.
 * @param query null reads nothing (yet)
 * @param keepPrevious while another page loads, go on showing the former one, marked `stale`
 */
export function useQuery<Schema extends v.GenericSchema>(
  query: Query<Schema> | null,
  { keepPrevious = false }: { keepPrevious?: boolean } = {},
): QueryState<v.InferOutput<Schema>> {
  type Data = v.InferOutput<Schema>;
  const { apiBase, session } = useConnection();
  const { cache } = useSWRConfig();
  const user = useUser();
  const key = query && queryKey(apiBase, user?._id ?? null, query);

  const swr = useSWR<Data, unknown>(
    key,
    query && (async () => parseAnswer(query.schema, await session.call(query.path, { query: query.query }))),
    { keepPreviousData: keepPrevious },
  );

  useEffect(() => (key ? holdEntry(cache, key) : undefined), [cache, key]);

  const error = swr.error instanceof ApiError ? swr.error : null;
  if (swr.error && !error) throw swr.error; // a bug of ours: the error boundary's
  // With keepPrevious the data may be another key's: shown while this one loads, never beside its error.
  const stale = key !== null && cache.get(key)?.data === undefined;
  if (swr.data !== undefined && !(stale && error))
    return { status: "ready", data: swr.data, refreshing: swr.isValidating, error, stale };
  if (error) return { status: "error", error, retry: () => void swr.mutate(), retrying: swr.isValidating };
  return { status: "loading" };
}
