import { useState } from "react";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { ApiError } from "../errors";
import type { CallOptions } from "../http";
import { useConnection } from "./connection";

type CallFor<Input> = (input: Input) => { path: string } & CallOptions;
/** How a write is made, and whether it is under way. */
export interface Mutation<Input, T> {
  write: (input: Input) => Promise<MutationOutcome<T>>;
  writing: boolean;
}

export type MutationOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * A write. It is never tried again by itself (specification §9: mutation retry 0), and never throws: a failure is part
 * of the returned type, so that no caller forgets to show it. An answer that makes no sense (a captive portal's page,
 * say) leaves open whether it was done: that failure is of kind "unclear", and whoever can reads the record again.
 * @param read parses the answer's body; throw an ApiError for one that doesn't fit. Without it nothing is read: a write
 *   that isn't refused is done, whatever its answer says besides (decisions §2, `http.ts`)
 * @returns how to write, and whether it is under way; a second call doesn't wait for the first, so disable the button meanwhile
 */
export function useMutation<Input>(request: CallFor<Input>): Mutation<Input, void>;
export function useMutation<Input, T>(request: CallFor<Input>, read: (body: unknown) => T): Mutation<Input, T>;
export function useMutation<Input, T>(
  request: CallFor<Input>,
  read?: (body: unknown) => T,
): Mutation<Input, T | undefined> {
  const { session } = useConnection();
  const [writing, setWriting] = useState(false);
  const write = async (input: Input): Promise<MutationOutcome<T | undefined>> => {
    setWriting(true);
    const { path, ...options } = request(input);
    const reads = (options.method ?? "GET") === "GET";
    try {
      const body = await session.call(path, options);
      return { ok: true, data: read?.(body) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, error: reads || error.kind !== "malformed" ? error : unclear(error) };
    } finally {
      setWriting(false);
    }
  };
  return { write, writing };
}

const unclear = ({ status }: ApiError) => new ApiError("unclear", UNCLEAR_ERROR, status);
