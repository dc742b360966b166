import { STOPPED_ERROR, UNCLEAR_ERROR } from "../../domain/texts";
import { asFlag, isRecord } from "../../domain/values";
import { endpoints, isPublic, isReadable } from "../endpoints";
import { ApiError, GONE_STATUSES, serverSentence, withRetryTime } from "../errors";
import { featuresOf } from "../session/features";
import type { CallOptions } from "../http";
import { isOnline } from "../outage/outage";
import { pause } from "../client/pause";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";
import { readSuccess } from "../readers/read";
import { createKey } from "./create-key";
import { fingerprint, settle, unclearWritesOf, type WriteForm } from "./unclear-writes";

export type WriteRequest = { path: string } & CallOptions;

export type WriteSession = Pick<Session, "call" | "state">;

/** Seconds to wait for the first request, if the server sends no Retry-After. */
const DEFAULT_WAIT = 1;

interface WriteOptions {
  /** The `_id` of the user who began the sequence to which the write belongs; null binds it to nobody. */
  author?: string | null;
  /** Where the write is pressed. Without it, as in an import that continues, the same request is always the same write. */
  form?: WriteForm;
  /** The paths of the reads that show whether the write was done (`affected-reads.ts`). */
  reads?: readonly string[];
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
      if (mayBeDone && options.method === "DELETE" && (await isGone(session, { path, ...options }, error))) {
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
async function isGone(
  session: WriteSession,
  { path, query }: WriteRequest,
  { status, code }: ApiError,
): Promise<boolean> {
  if (GONE_STATUSES.has(status)) return true;
  if (status !== 409 || code === "idempotencyRunning" || !isReadable(path)) return false;
  return session.call<unknown>(path).then(
    // what is deleted for good was marked as deleted before
    (body) => !query?.forGood && isMarkedDeleted(body),
    (error: unknown) => error instanceof ApiError && GONE_STATUSES.has(error.status),
  );
}

/** Whether the record in a response is a tombstone, or in the bin. */
const isMarkedDeleted = (body: unknown): boolean =>
  isRecord(body) &&
  [body, ...Object.values(body)].some((part) => isRecord(part) && (asFlag(part.deleted) || Boolean(part.deletedAt)));

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
