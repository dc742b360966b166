import { useState } from "react";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { ApiError } from "../errors";
import type { CallOptions } from "../http";
import { useCachedReads, type CachedChange } from "./cached-reads";
import { useConnection } from "./connection";

/** A write as it goes out. */
export type WriteRequest = { path: string } & CallOptions;

/** One way to write (docs/decisions/0028): what is sent, how the answer is read, and what follows for what was read. */
export interface MutationOptions<Input, T> {
  request: (input: Input) => WriteRequest;
  /**
   * Parses the answer's body; throws an ApiError for one that doesn't fit. Without it nothing is read: a write that isn't
   * refused is done, whatever its answer says besides (decisions §2, `http.ts`).
   */
  reads?: (body: unknown) => T;
  /** The paths of reads that aren't right any more (`affected-reads.ts`), but for those whose new answer `changes` gives. */
  invalidates?: (input: Input) => readonly string[];
  /**
   * What cached reads say without being read again: asked at once, with null, and taken back when the server refuses; and
   * again with what the answer says.
   */
  changes?: (input: Input, done: { data: T } | null) => readonly CachedChange[];
  /** A refusal that comes to the same: what was to be deleted is gone already. */
  isDone?: (error: ApiError) => boolean;
}

/** How a write is made, and whether it is under way. */
export interface Mutation<Input, T> {
  write: (input: Input) => Promise<MutationOutcome<T>>;
  writing: boolean;
}

export type MutationOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * A write. It is never tried again by itself (specification §9: mutation retry 0), and never throws: a failure is part
 * of the returned type, so that no caller forgets to show it. An answer that makes no sense (a captive portal's page,
 * say) leaves open whether it was done: that failure is of kind "unclear", and all that it touches is read again.
 * @returns how to write, and whether it is under way; a second call doesn't wait for the first, so disable the button meanwhile
 */
export function useMutation<Input, T = void>({
  request,
  reads,
  invalidates = () => [],
  changes = () => [],
  isDone = () => false,
}: MutationOptions<Input, T>): Mutation<Input, T> {
  const { session } = useConnection();
  const cached = useCachedReads();
  const [writing, setWriting] = useState(false);

  const write = async (input: Input): Promise<MutationOutcome<T>> => {
    setWriting(true);
    const { path, ...options } = request(input);
    const atOnce = changes(input, null);
    const revert = cached.change(atOnce);
    try {
      const body = await session.call(path, options).catch((error: unknown) => {
        if (!(error instanceof ApiError && isDone(error))) throw error;
      });
      const data = reads?.(body) as T; // without `reads` it is void
      const known = changes(input, { data });
      cached.change(known);
      const said = new Set(known.flatMap((change) => ("data" in change ? [change.path] : [])));
      await cached.invalidate(invalidates(input).filter((path) => !said.has(path)));
      return { ok: true, data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      revert();
      const unclear = error.kind === "malformed";
      // nobody knows whether it was done
      if (unclear || error.kind === "timeout")
        await cached.invalidate([...invalidates(input), ...atOnce.map((change) => change.path)]);
      return { ok: false, error: unclear ? new ApiError("unclear", UNCLEAR_ERROR, error.status) : error };
    } finally {
      setWriting(false);
    }
  };
  return { write, writing };
}
