import { DEFAULT_ERROR_MESSAGE } from "../domain/texts";

export type ApiErrorKind = "http" | "network" | "timeout" | "malformed";

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
  ) {
    super(message);
  }

  /** Whether the same call may pass later without anybody changing anything. */
  get transient(): boolean {
    return this.kind === "network" || this.kind === "timeout" || this.status === 429 || this.status >= 500;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const validationMessage = (item: unknown): string | null => {
  if (typeof item === "string") return item;
  return isRecord(item) && typeof item.msg === "string" ? item.msg : null;
};

/**
 * The words of a refused call: the answer's message, else its error field, else a default sentence (specification §7);
 * an error that is a list of items shows their `msg` values joined with commas (specification §5).
 * @param body the parsed answer, of any shape
 */
export function errorMessage(body: unknown): string {
  if (!isRecord(body)) return DEFAULT_ERROR_MESSAGE;
  if (typeof body.message === "string" && body.message) return body.message;
  if (typeof body.error === "string" && body.error) return body.error;
  if (Array.isArray(body.error)) {
    const messages = body.error.map(validationMessage).filter((message) => message !== null);
    if (messages.length > 0) return messages.join(", ");
  }
  return DEFAULT_ERROR_MESSAGE;
}

/** @returns the answer's `code`, when it has one. */
export const errorCode = (body: unknown): string | null =>
  isRecord(body) && typeof body.code === "string" ? body.code : null;
