import type { ApiError } from "../../api/errors";
import { texts } from "./texts";
import { waitSentence } from "./waiting";

/** Why something was refused, and what to do about it where that isn't the same. */
export interface FormFailure {
  message: string;
  hint: string | null;
}

/** "riprova tra 15 minuti", "Riprova alle 20:43". */
const NAMES_A_TIME = /\d\s*(?:second|minut|or[ae]\b)|\d{1,2}:\d{2}/i;

/** @returns how long to wait, unless the message says when by itself. @param seconds as in Retry-After */
export const waitBeside = ({ message, saysWhen }: ApiError, seconds: number): string | null =>
  saysWhen || NAMES_A_TIME.test(message) ? null : waitSentence(seconds);

/**
 * The server's message (specification §7), and how long to wait where it says so (429 with Retry-After).
 * @param message the part of it that is still to be said
 */
export const failureOf = (error: ApiError, message: string = error.message): FormFailure => ({
  message,
  hint: error.retryAfter === null ? null : waitBeside(error, error.retryAfter),
});

/** How a server refuses a call that it doesn't offer. */
const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * As {@link failureOf}, for the calls around a mailed link and the sign-up: their screens always exist, whether the
 * server offers the calls or not.
 */
export const linkFailureOf = (error: ApiError, message?: string): FormFailure =>
  failureOf(error, NOT_OFFERED.has(error.status) ? texts.notOffered : message);
