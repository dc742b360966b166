import type { Connection } from "./connection";
import { endpoints } from "./endpoints";
import { ApiError } from "./errors";

export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** @returns a key that nobody else has; by hand, since `randomUUID` is missing on pages over plain http */
export const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

const refusing = new WeakSet<Connection>();

/** Whether it is known by now that a server doesn't let pages send the header. */
export const refusesKeys = (connection: Connection): boolean => refusing.has(connection);

/**
 * Finds out whether a server lets pages send the header. One that was never told of it refuses the browser's preflight,
 * which looks as if there were no network; so a read is tried with it, and without. Nothing is written by asking.
 */
export async function findWhetherKeysAreRefused(connection: Connection): Promise<boolean> {
  const answers = async (headers?: Record<string, string>) => {
    try {
      await connection.session.call(endpoints.me(), { headers });
      return true;
    } catch (error) {
      return error instanceof ApiError && error.kind !== "network";
    }
  };
  if ((await answers({ [IDEMPOTENCY_KEY]: createKey() })) || !(await answers())) return false;
  refusing.add(connection);
  return true;
}
