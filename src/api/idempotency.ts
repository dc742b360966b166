import { endpoints } from "./endpoints";
import { ApiError } from "./errors";
import type { Session } from "./session/session";

export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** @returns a key that nobody else has; by hand, since `randomUUID` is missing on pages over plain http */
export const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

type Calls = Pick<Session, "call">;
const refusing = new WeakSet<Calls>();

/** Whether it is known by now that a server doesn't let pages send the header. */
export const refusesKeys = (session: Calls): boolean => refusing.has(session);

/**
 * Finds out whether a server lets pages send the header. One that was never told of it refuses the browser's preflight,
 * which looks as if there were no network; so a read is tried with it, and without. Nothing is written by asking.
 */
export async function findWhetherKeysAreRefused(session: Calls): Promise<boolean> {
  const answers = async (headers?: Record<string, string>) => {
    try {
      await session.call(endpoints.me(), { headers });
      return true;
    } catch (error) {
      return error instanceof ApiError && error.kind !== "network";
    }
  };
  if ((await answers({ [IDEMPOTENCY_KEY]: createKey() })) || !(await answers())) return false;
  refusing.add(session);
  return true;
}

/**
 * Makes one write that creates something, under a key of its own; without one where the server refuses the header.
 * @param write is given the headers, and may try several times with them
 * @throws what `write` throws
 */
export async function underKey<T>(session: Calls, write: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  if (refusesKeys(session)) return write({});
  try {
    return await write({ [IDEMPOTENCY_KEY]: createKey() });
  } catch (error) {
    const unreached = error instanceof ApiError && error.kind === "network";
    if (!unreached || !(await findWhetherKeysAreRefused(session))) throw error;
    return write({});
  }
}
