import { useState } from "react";
import { ApiError } from "../errors";
import type { CallOptions } from "../http";
import { useConnection } from "./connection";

export type MutationOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * A write. Never tried again by itself (specification §9: mutation retry 0), and never thrown: a failed save is a value
 * that the form shows, so nobody forgets it.
 * @param read parses the answer's body; throw an ApiError for one that doesn't fit
 * @returns how to write, and whether it is under way; a second call while one runs waits for nobody, so disable the button
 */
export function useMutation<Input, T>(
  request: (input: Input) => { path: string } & CallOptions,
  read: (body: unknown) => T,
): { write: (input: Input) => Promise<MutationOutcome<T>>; writing: boolean } {
  const { session } = useConnection();
  const [writing, setWriting] = useState(false);
  const write = async (input: Input): Promise<MutationOutcome<T>> => {
    setWriting(true);
    try {
      const { path, ...options } = request(input);
      return { ok: true, data: read(await session.call(path, options)) };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, error };
      throw error;
    } finally {
      setWriting(false);
    }
  };
  return { write, writing };
}
