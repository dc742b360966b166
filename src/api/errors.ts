import { RETRY_BACKOFF_CAP } from "../domain/constants";
import { retryAt } from "../domain/async/retry-at";
import { DEFAULT_ERROR_MESSAGE } from "../domain/texts";
import { asFlag, isRecord } from "../domain/values";

/**
 * "unclear": the response to a write was lost; the server may have done it. "stopped": the author of a write isn't signed in any
 * more, and it wasn't sent (both `send-write.ts`).
 */
type ApiErrorKind = "http" | "network" | "timeout" | "malformed" | "unclear" | "stopped";

/** A call that failed. `message` is for the user; `status` is 0 without a response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly status = 0,
    /** The server's code of the reason, for example `lockedOut`. */
    readonly code: string | null = null,
    /** The parsed body of the response. */
    readonly body: unknown = null,
    /** Seconds to wait before another try, from Retry-After. */
    readonly retryAfter: number | null = null,
    /** Whether the message already says when to try again ({@link withRetryTime}). */
    readonly saysWhen = false,
  ) {
    super(message);
    this.retryAt = retryAfter ? new Date(Date.now() + retryAfter * 1_000) : null;
  }

  /** When the Retry-After ends. */
  readonly retryAt: Date | null;

  /** When a Retry-After longer than our longest wait (specification §9) ends. Such an error isn't retried automatically. */
  get notBefore(): Date | null {
    return (this.retryAfter ?? 0) * 1_000 > RETRY_BACKOFF_CAP ? this.retryAt : null;
  }

  /** Whether the same call may succeed later. */
  get transient(): boolean {
    return ["network", "timeout", "unclear"].includes(this.kind) || this.status === 429 || this.status >= 500;
  }
}

/**
 * @param notDone builds a sentence from the reason, such as "Not saved: ..."
 * @returns the message for a failed write; the message of an unclear one is unchanged, because the write may be done
 */
export const notDoneMessage = (error: ApiError, notDone: (reason: string) => string): string =>
  error.kind === "unclear" ? error.message : notDone(error.message);

/** @returns the message for the user if a write failed; null if it succeeded */
export const failureOf = (outcome: { ok: true } | { ok: false; error: ApiError }): string | null =>
  outcome.ok ? null : outcome.error.message;

/**
 * @param at when to try again; by default only after a long Retry-After, because reads are retried after a short one
 * @returns the error, with that time in its message
 */
export function withRetryTime<E>(error: E, at = error instanceof ApiError ? error.notBefore : null): E | ApiError {
  if (!(error instanceof ApiError) || !at || error.saysWhen) return error;
  const { kind, message, status, code, body, retryAfter } = error;
  return new ApiError(kind, `${message} ${retryAt(at)}`, status, code, body, retryAfter, true);
}

/** Statuses after which a new token may help. */
export const REFUSED_STATUSES: readonly number[] = [401, 403];

/** Statuses for a record that the user may not read. */
export const FORBIDDEN_STATUSES: ReadonlySet<number> = new Set([403]);

/** Statuses for a record that doesn't exist, or not any more. */
export const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);

/** Statuses for a record that doesn't exist or that the user may not read. */
export const UNSEEN_STATUSES: ReadonlySet<number> = new Set([403, 404]);

/** One reason of a refusal: its message, and the name of the field if there is one. */
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
 * Reads the `error` of a body: a text, or a list of texts or of items with `msg` and `param` (specification §5).
 * @param body of any shape
 */
export function refusedItems(body: unknown): RefusedItem[] {
  const error = isRecord(body) ? body.error : null;
  return (Array.isArray(error) ? error : [error]).flatMap(refusedItem);
}

/**
 * @param body of any shape
 * @returns its message, else those of its error joined with commas (specification §5), else a default (specification §7)
 */
export function errorMessage(body: unknown): string {
  if (isRecord(body) && typeof body.message === "string" && body.message) return body.message;
  return (
    refusedItems(body)
      .map(({ msg }) => msg)
      .join(", ") || DEFAULT_ERROR_MESSAGE
  );
}

/** @returns the sentence of a server about an unclear write, after a space; "" if it sent none */
export const serverSentence = ({ body }: ApiError): string => {
  const sentence = errorMessage(body);
  return sentence === DEFAULT_ERROR_MESSAGE ? "" : ` Risposta del server: «${sentence}».`;
};

/** Whether a body says `success: false`, whatever the status (specification §7). */
export const refuses = (body: unknown): boolean => isRecord(body) && asFlag(body.success) === false;

const errorCode = (body: unknown): string | null =>
  isRecord(body) && typeof body.code === "string" ? body.code : null;

/** @param body the parsed body; null if it isn't JSON @returns the error of a refused call */
export function refusal({ status, headers }: Response, body: unknown): ApiError {
  const message = body === null ? DEFAULT_ERROR_MESSAGE : errorMessage(body);
  const retryAfter = readRetryAfter(headers.get("Retry-After"), Date.now());
  return new ApiError("http", message, status, errorCode(body), body, retryAfter);
}

/** A day, in seconds. */
const LONGEST_RETRY_AFTER = 86_400;

/**
 * Reads a Retry-After header: seconds, or a date.
 * @param now ms since 1970
 * @returns seconds from now, at most a day; null for no wait
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : /[a-z]/i.test(text) ? (Date.parse(text) - now) / 1_000 : NaN;
  return seconds > 0 ? Math.ceil(Math.min(seconds, LONGEST_RETRY_AFTER)) : null;
}

/** @returns the result of `read`; null if it throws an ApiError, because the body lacks a required part */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
