import { RETRY_BACKOFF_CAP } from "../domain/constants";
import { retryAt } from "../domain/async/retry-at";
import { DEFAULT_ERROR_MESSAGE } from "../domain/texts";
import { asFlag, isRecord } from "../domain/values";

/** "unclear": the response to a write was lost; nobody knows whether the server has done it (`send-write.ts`). */
type ApiErrorKind = "http" | "network" | "timeout" | "malformed" | "unclear";

/** A call that failed. `message` is ready to be shown; `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly status = 0,
    /** The answer's machine-readable reason, for example `lockedOut`. */
    readonly code: string | null = null,
    /** The answer's body as it came, for calls that give it back as a value. */
    readonly body: unknown = null,
    /** Seconds to wait before another try, from Retry-After. */
    readonly retryAfter: number | null = null,
    /** Whether the message says already when to try again ({@link toldToWait}). */
    readonly saysWhen = false,
  ) {
    super(message);
    const wait = (retryAfter ?? 0) * 1_000;
    this.notBefore = wait > RETRY_BACKOFF_CAP ? new Date(Date.now() + wait) : null;
  }

  /**
   * When the server wants to be asked again, where that is later than any wait of ours (specification §9): nothing is tried again by
   * itself then, and the person is told ({@link toldToWait}).
   */
  readonly notBefore: Date | null;

  /** Whether the same call may pass later without anybody changing anything. */
  get transient(): boolean {
    return ["network", "timeout", "unclear"].includes(this.kind) || this.status === 429 || this.status >= 500;
  }
}

/**
 * @param notDone puts what wasn't done before the reason
 * @returns what to show after a failed write; an unclear failure stands alone, because nobody knows that the write wasn't done
 */
export const notDoneMessage = (error: ApiError, notDone: (why: string) => string): string =>
  error.kind === "unclear" ? error.message : notDone(error.message);

/** Returns why a write failed, for the user; null if it is done. */
export const failureOf = (outcome: { ok: true } | { ok: false; error: ApiError }): string | null =>
  outcome.ok ? null : outcome.error.message;

/** What ends a read or a write: the same failure, its message with the moment of a long wait, or else whatever was thrown. */
export function toldToWait<E>(error: E): E | ApiError {
  if (!(error instanceof ApiError) || !error.notBefore || error.saysWhen) return error;
  const { kind, message, status, code, body, retryAfter, notBefore } = error;
  return new ApiError(kind, `${message} ${retryAt(notBefore)}`, status, code, body, retryAfter, true);
}

/** How a server refuses a token; a fresh one may be taken. */
export const REFUSED_STATUSES: readonly number[] = [401, 403];

/** This person may not read it. */
export const FORBIDDEN_STATUSES: ReadonlySet<number> = new Set([403]);

/** There is no such thing, or this person may not read it. */
export const UNSEEN_STATUSES: ReadonlySet<number> = new Set([403, 404]);

/** One thing that a server refuses: its words, and the name of what it is about where it says so. */
interface RefusedItem {
  msg: string;
  param: string | null;
}

const refusedItem = (item: unknown): RefusedItem[] => {
  if (typeof item === "string") return item ? [{ msg: item, param: null }] : [];
  if (!isRecord(item) || typeof item.msg !== "string" || !item.msg) return [];
  return [{ msg: item.msg, param: typeof item.param === "string" ? item.param : null }];
};

/**
 * What an answer's error field says, in each of the shapes that servers send: a text, or a list of texts or of items
 * with `msg` and `param` (specification §5).
 * @param body the parsed answer, of any shape
 */
export function refusedItems(body: unknown): RefusedItem[] {
  const error = isRecord(body) ? body.error : null;
  return (Array.isArray(error) ? error : [error]).flatMap(refusedItem);
}

/**
 * The words of a refused call: the answer's message, else its error field, else a default sentence (specification §7);
 * an error that is a list of items shows their `msg` values joined with commas (specification §5).
 * @param body the parsed answer, of any shape
 */
export function errorMessage(body: unknown): string {
  if (isRecord(body) && typeof body.message === "string" && body.message) return body.message;
  return (
    refusedItems(body)
      .map(({ msg }) => msg)
      .join(", ") || DEFAULT_ERROR_MESSAGE
  );
}

/** Whether an answer says no, whatever its status (specification §7, the success flag). */
export const refuses = (body: unknown): boolean => isRecord(body) && asFlag(body.success) === false;

/** @returns the answer's `code`, when it has one. */
const errorCode = (body: unknown): string | null =>
  isRecord(body) && typeof body.code === "string" ? body.code : null;

/** @param body the answer's JSON; null where it is none @returns the error of an answer that says no */
export function refusal({ status, headers }: Response, body: unknown): ApiError {
  const message = body === null ? DEFAULT_ERROR_MESSAGE : errorMessage(body);
  const retryAfter = readRetryAfter(headers.get("Retry-After"), Date.now());
  return new ApiError("http", message, status, errorCode(body), body, retryAfter);
}

/** A day, in seconds. Nobody waits longer, and a timer holds at most 24 days. */
const LONGEST_RETRY_AFTER = 86_400;

/**
 * Reads a Retry-After header: seconds, or the moment from which on one may try again.
 * @param now ms since 1970
 * @returns seconds from now, at most a day; null when there is nothing to wait for, or nothing that makes sense
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : /[a-z]/i.test(text) ? (Date.parse(text) - now) / 1_000 : NaN;
  return seconds > 0 ? Math.ceil(Math.min(seconds, LONGEST_RETRY_AFTER)) : null;
}

/** @returns what `read` gives; null if it throws an ApiError: the body doesn't contain what it reads */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
