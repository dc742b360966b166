import type { ApiError } from "../../api/errors";
import { waitSentence } from "./waiting";

/** Why something was refused, and what to do about it where that isn't the same. */
export interface FormFailure {
  message: string;
  hint: string | null;
}

/**
 * The server's message (specification §7), and how long to wait where it says so (429 with Retry-After).
 * @param message the part of it that is still to be said
 */
export const failureOf = (error: ApiError, message: string = error.message): FormFailure => ({
  message,
  hint: error.retryAfter === null || error.saysWhen ? null : waitSentence(error.retryAfter),
});
