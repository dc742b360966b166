import { UNCLEAR_ERROR } from "../domain/texts";
import { endpoints, isPublic } from "./endpoints";
import { ApiError } from "./errors";
import { featuresOf } from "./session/features";
import type { CallOptions } from "./http";
import { pause } from "./client/pause";
import type { Session } from "./session/session";
import { currentUserId } from "./session/state";
import { readSuccess } from "./read";

/** A write as it is sent. */
export type WriteRequest = { path: string } & CallOptions;

/** What a write needs of the session. */
export type WriteSession = Pick<Session, "call" | "state">;

/** Seconds to wait if the server doesn't say when the first request will be done. */
const USUAL_WAIT = 1;

/** The keys of the writes whose outcome is unclear, by user and request. */
const unclearKeys = new WeakMap<object, { userId: string; keys: Map<string, string> }>();

/**
 * Sends a write. If the server declares `idempotency`, the write carries an `Idempotency-Key`, and is sent once more under the
 * same key if its response is lost. This is the one exception to "mutation retry 0" (specification §9).
 * @returns the body of the response
 * @throws ApiError of kind "unclear" if nobody knows whether the server has done it. The same write sent again then carries
 *   the same key
 */
export async function sendWrite(session: WriteSession, { path, ...options }: WriteRequest): Promise<unknown> {
  const userId = currentUserId(session.state());
  const wasOnline = isOnline();
  const hasKey = userId !== null && !isPublic(path) && featuresOf(session).has("idempotency");
  const keys = keysOf(session, userId ?? "");
  const name = nameOf(path, options);
  const key = hasKey ? (keys.get(name) ?? createKey()) : null;
  const headers = key === null ? options.headers : { ...options.headers, "Idempotency-Key": key };
  let mayResend = hasKey;
  let mayWait = hasKey;
  for (;;) {
    try {
      const body = await session.call(path, { ...options, ...(headers && { headers }) });
      if (path === endpoints.updateProfile()) readSuccess(body); // decisions §2: it needs its success flag
      // the same change later on is another one: what was deleted may be created again
      if (options.method === "POST") keys.delete(name);
      else keys.clear();
      return body;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const runs = error.status === 409 && error.code === "idempotencyRunning";
      if (!runs && !isLost(error, isPublic(path), wasOnline)) {
        keys.delete(name);
        throw error;
      }
      // only the token of who began it may send it again
      const isSame = currentUserId(session.state()) === userId;
      if (isSame && runs && mayWait && error.notBefore === null) {
        mayWait = false;
        await pause((error.retryAfter ?? USUAL_WAIT) * 1_000, options.signal ?? new AbortController().signal);
        continue;
      }
      if (isSame && !runs && mayResend) {
        mayResend = false;
        continue;
      }
      if (key !== null && !(options.body instanceof Uint8Array)) keys.set(name, key);
      throw unclear(error);
    }
  }
}

/** Whether nobody knows what became of a write: its response is missing, late or unreadable, or a gateway sent it. */
function isLost({ kind, status }: ApiError, isSignedOut: boolean, wasOnline: boolean): boolean {
  if (kind === "malformed") return true;
  if (isSignedOut) return false;
  return kind === "timeout" || (kind === "network" && wasOnline) || status === 502 || status === 504;
}

function unclear(cause: ApiError): ApiError {
  const error = new ApiError("unclear", UNCLEAR_ERROR, cause.status);
  error.cause = cause;
  return error;
}

/** @returns the keys of a user; those of a former user are dropped, and what they wrote with them */
function keysOf(session: object, userId: string): Map<string, string> {
  let known = unclearKeys.get(session);
  if (known?.userId !== userId) {
    known = { userId, keys: new Map() };
    unclearKeys.set(session, known);
  }
  return known.keys;
}

const nameOf = (path: string, { method, query, body }: CallOptions): string =>
  `${method} ${path} ${JSON.stringify([query, body instanceof Uint8Array ? null : body])}`;

const isOnline = (): boolean => typeof navigator === "undefined" || navigator.onLine !== false;

/** @returns a key that nobody else has; by hand, since `randomUUID` is missing on pages over plain http */
export const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
