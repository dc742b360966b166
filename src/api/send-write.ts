import { UNCLEAR_ERROR } from "../domain/texts";
import { endpoints, isPublic } from "./endpoints";
import { ApiError } from "./errors";
import { featuresOf } from "./session/features";
import type { CallOptions } from "./http";
import { isOnline } from "./outage";
import { pause } from "./client/pause";
import type { Session } from "./session/session";
import { currentUserId } from "./session/state";
import { readSuccess } from "./read";

export type WriteRequest = { path: string } & CallOptions;

export type WriteSession = Pick<Session, "call" | "state">;

/** Seconds to wait for the first request, if the server sends no Retry-After. */
const DEFAULT_WAIT = 1;

/** How long the key of an unclear write is remembered, in ms. After that, the same button means another write. */
const KEY_MEMORY = 600_000;

interface UnclearWrite {
  key: string;
  path: string;
  /** ms since 1970 */
  expires: number;
}

/** The writes of the signed-in user whose outcome is unclear, by their fingerprint. */
const unclearWrites = new WeakMap<object, { userId: string; writes: Map<string, UnclearWrite> }>();

/**
 * Sends a write. If the server declares `idempotency`, the write carries an `Idempotency-Key`, and is sent once more under the
 * same key if its response is lost. This is the one exception to "mutation retry 0" (specification §9).
 * @returns the body of the response
 * @throws ApiError of kind "unclear" if the server may or may not have done it. The same write sent again within `KEY_MEMORY`
 *   carries the same key
 */
export async function sendWrite(session: WriteSession, { path, ...options }: WriteRequest): Promise<unknown> {
  const userId = currentUserId(session.state());
  const isPublicCall = isPublic(path);
  const wasOnline = isOnline();
  const call = async (sent: CallOptions) => {
    const body = await session.call(path, sent);
    if (path === endpoints.updateProfile()) readSuccess(body); // decisions §2: it needs its success flag
    return body;
  };
  if (userId === null || isPublicCall || !featuresOf(session).has("idempotency"))
    return call(options).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw (isPublicCall ? error.kind === "malformed" : isLost(error, wasOnline)) ? unclear(error) : error;
    });

  const writes = unclearWritesOf(session, userId);
  const name = fingerprint(path, options);
  const former = writes.get(name);
  const key = former && former.expires > Date.now() ? former.key : createKey();
  const keyed = { ...options, headers: { ...options.headers, "Idempotency-Key": key } };
  // the response to a request with this key was lost: the server may have done it, whatever the next response says
  let mayBeDone = key === former?.key;
  let mayResend = true;
  let mayWait = true;
  for (;;) {
    try {
      const body = await call(keyed);
      settle(writes, name, path, options);
      return body;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRunning = error.status === 409 && error.code === "idempotencyRunning";
      const lost = isLost(error, wasOnline);
      if (!lost && !isRunning && (!mayBeDone || isRefusal(error))) {
        writes.delete(name);
        throw error;
      }
      mayBeDone = true;
      const again = isRunning ? mayWait && error.notBefore === null : lost && mayResend;
      if (again) {
        if (isRunning) {
          mayWait = false;
          await pause((error.retryAfter ?? DEFAULT_WAIT) * 1_000, options.signal ?? new AbortController().signal);
        } else mayResend = false;
        // only the token of the user who began it may send it again
        if (currentUserId(session.state()) === userId) continue;
      }
      if (!(options.body instanceof Uint8Array)) writes.set(name, { key, path, expires: Date.now() + KEY_MEMORY });
      throw unclear(error);
    }
  }
}

/** Removes the unclear writes that a successful one makes obsolete: a later write with the same content is a new one. */
function settle(writes: Map<string, UnclearWrite>, name: string, path: string, { method }: CallOptions): void {
  writes.delete(name);
  if (method === "POST") return;
  for (const [other, { path: at }] of writes) {
    const isWithin = at === path || at.startsWith(`${path}/`);
    // a deleted record may be created again
    if (isWithin || (method === "DELETE" && path.startsWith(`${at}/`))) writes.delete(other);
  }
}

/** Whether the server has examined a write and refused it. */
const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === "http" && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Whether the response to a write is missing, late or unreadable, or a gateway sent it. */
const isLost = ({ kind, status }: ApiError, wasOnline: boolean): boolean =>
  kind === "malformed" || kind === "timeout" || (kind === "network" && wasOnline) || status === 502 || status === 504;

function unclear(cause: ApiError): ApiError {
  const error = new ApiError("unclear", UNCLEAR_ERROR, 0);
  error.cause = cause;
  return error;
}

function unclearWritesOf(session: object, userId: string): Map<string, UnclearWrite> {
  let current = unclearWrites.get(session);
  if (current?.userId !== userId) {
    current = { userId, writes: new Map() };
    unclearWrites.set(session, current);
  }
  return current.writes;
}

/** @returns a short name for a write; its body holds health data and passwords, which aren't kept (cyrb53, 53 bits) */
function fingerprint(path: string, { method, query, body }: CallOptions): string {
  const text = `${method} ${path} ${JSON.stringify([query, body instanceof Uint8Array ? null : body])}`;
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${high >>> 0}.${low >>> 0}.${text.length}`;
}

/** @returns a unique key; by hand, because `randomUUID` is missing on pages over plain http */
export const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
