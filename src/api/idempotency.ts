import { featuresOf } from "./session/features";
import type { Session } from "./session/session";

export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** @returns a key that nobody else has; by hand, since `randomUUID` is missing on pages over plain http */
export const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

type Calls = Pick<Session, "call">;

/** Whether a server makes a write once that comes twice under one key; to any other one the header isn't sent. */
export const takesKeys = (session: Calls): boolean => featuresOf(session).has("idempotency");

/**
 * Makes one write that creates something, under a key of its own where the server takes keys.
 * @param write is given the headers, and may try several times with them
 * @throws what `write` throws
 */
export const underKey = <T>(session: Calls, write: (headers: Record<string, string>) => Promise<T>): Promise<T> =>
  write(takesKeys(session) ? { [IDEMPOTENCY_KEY]: createKey() } : {});
