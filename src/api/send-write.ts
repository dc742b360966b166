import { STOPPED_ERROR, UNCLEAR_ERROR } from "../domain/texts";
import { endpoints, isPublic, isReadable } from "./endpoints";
import { ApiError, GONE_STATUSES, serverSentence, withRetryTime } from "./errors";
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

interface UnclearWrite {
  key: string;
  path: string;
  form: WriteForm | undefined;
  /** The paths of the reads that show whether it was done. */
  reads: readonly string[];
}

/** A form, dialog or button that sends writes, from its opening to its closing. */
export interface WriteForm {
  /** The keys of unclear writes of other forms whose outcome could be seen when this one opened. */
  readonly seen: ReadonlySet<string>;
}

interface WriteOptions {
  /** The `_id` of the user who began the sequence to which the write belongs; null binds it to nobody. */
  author?: string | null;
  /** Where the write is pressed. Without it, as in an import that continues, the same request is always the same write. */
  form?: WriteForm;
  /** The paths of the reads that show whether the write was done (`affected-reads.ts`). */
  reads?: readonly string[];
}

/** The writes of the signed-in user whose outcome is unclear, by their fingerprint. */
const unclearWrites = new WeakMap<object, { userId: string; writes: Map<string, UnclearWrite> }>();

/**
 * Opens a form. What is pressed in it after an unclear write of another form is a new write if the user could see the outcome.
 * @param areFresh whether reads have succeeded since they were last requested
 */
export function openForm(session: WriteSession, areFresh: (paths: readonly string[]) => boolean): WriteForm {
  const userId = currentUserId(session.state());
  const earlier = userId === null ? [] : [...unclearWritesOf(session, userId).values()];
  return { seen: new Set(earlier.filter(({ reads }) => areFresh(reads)).map(({ key }) => key)) };
}

/**
 * Sends a write. If the server declares `idempotency`, the write carries an `Idempotency-Key`, and is sent once more under the
 * same key if its response is lost. This is the one exception to "mutation retry 0" (specification §9).
 * @returns the body of the response
 * @throws ApiError of kind "unclear" if the server may or may not have done it: pressed again in the same form, it carries the
 *   same key. Of kind "stopped", without a request, if its author isn't signed in any more
 */
export async function sendWrite(
  session: WriteSession,
  { path, ...options }: WriteRequest,
  { author = null, form, reads = [] }: WriteOptions = {},
): Promise<unknown> {
  const userId = currentUserId(session.state());
  if (author !== null && author !== userId) throw new ApiError("stopped", STOPPED_ERROR);
  const isPublicCall = isPublic(path);
  const wasOnline = isOnline();
  const call = async (sent: CallOptions) => {
    const body = await session.call(path, sent);
    if (path === endpoints.updateProfile()) readSuccess(body); // decisions §2: it needs its success flag
    return body;
  };
  if (userId === null || isPublicCall)
    return call(options).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw (isPublicCall ? error.kind === "malformed" : isLost(error, wasOnline)) ? unclear(error) : error;
    });

  const hasKeys = featuresOf(session).has("idempotency");
  const writes = unclearWritesOf(session, userId);
  const name = fingerprint(path, options);
  const former = writes.get(name);
  const isSame = former !== undefined && (former.form === form || !form?.seen.has(former.key));
  const key = isSame ? former.key : createKey();
  const sent = hasKeys ? { ...options, headers: { ...options.headers, "Idempotency-Key": key } } : options;
  // a response to this write was lost: the server may have done it, whatever the next response says
  let mayBeDone = isSame;
  let mayResend = hasKeys;
  let mayWait = hasKeys;
  for (;;) {
    try {
      const body = await call(sent);
      settle(writes, name, path, options);
      return body;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mayBeDone && options.method === "DELETE" && (await isGone(session, path, error))) {
        settle(writes, name, path, options);
        return undefined;
      }
      const isRunning = error.status === 409 && error.code === "idempotencyRunning";
      const lost = isLost(error, wasOnline);
      if (!lost && !isRunning && (!(mayBeDone && hasKeys) || isRefusal(error))) {
        writes.delete(name);
        throw withRetryTime(error, error.retryAt);
      }
      mayBeDone = true;
      const again = error.notBefore === null && (isRunning ? mayWait : lost && mayResend);
      if (again) {
        if (isRunning) mayWait = false;
        else mayResend = false;
        const wait = error.retryAfter ?? (isRunning ? DEFAULT_WAIT : 0);
        if (wait > 0) await pause(wait * 1_000, options.signal ?? new AbortController().signal);
        // only the token of the user who began it may send it again
        if (currentUserId(session.state()) === userId) continue;
      }
      if (!(options.body instanceof Uint8Array)) writes.set(name, { key, path, form, reads });
      throw unclear(error);
    }
  }
}

/**
 * Whether the record of a repeated deletion is gone, because the first one has deleted it. After a conflict the record is read:
 * the server may refuse for another reason (newer version, not empty).
 */
async function isGone(session: WriteSession, path: string, { status, code }: ApiError): Promise<boolean> {
  if (GONE_STATUSES.has(status)) return true;
  if (status !== 409 || code === "idempotencyRunning" || !isReadable(path)) return false;
  return session.call(path).then(
    () => false,
    (error: unknown) => error instanceof ApiError && GONE_STATUSES.has(error.status),
  );
}

/** Forgets the unclear writes that a successful one makes obsolete: a later write with the same content is a new one. */
function settle(writes: Map<string, UnclearWrite>, name: string, path: string, { method }: CallOptions): void {
  writes.delete(name);
  if (path.endsWith("/draft")) return; // a draft is saved while its form is open
  for (const [other, { path: at }] of writes) {
    // a deleted record may be created again
    if (recordOf(at) === recordOf(path) || (method === "DELETE" && path.startsWith(`${at}/`))) writes.delete(other);
  }
}

/** The record to which a path belongs: `/donors/d1` for `/donors/d1/suspend`. */
const recordOf = (path: string): string => path.split("/", 3).join("/");

/** Whether the server has examined a write and refused it. */
const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === "http" && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Whether the response to a write is missing, late or unreadable, or leaves open whether the server has saved. */
const isLost = ({ kind, status }: ApiError, wasOnline: boolean): boolean =>
  kind === "malformed" || kind === "timeout" || (kind === "network" && wasOnline) || status === 408 || status >= 500;

/** Many servers answer 500 for a value that they don't accept: the error keeps the body, for its sentence and its fields. */
function unclear(cause: ApiError): ApiError {
  const { body, retryAfter } = cause;
  const message = UNCLEAR_ERROR + serverSentence(cause);
  const error = withRetryTime(new ApiError("unclear", message, 0, null, body, retryAfter), cause.retryAt);
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
