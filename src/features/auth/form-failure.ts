import type { ApiError } from "../../api/errors";
import { texts } from "./texts";

/** The message of a failed request, and a hint if the message doesn't say what to do. */
export interface FormFailure {
  message: string;
  hint: string | null;
}

/** "riprova tra 15 minuti", "Riprova alle 20:43". */
const NAMES_A_TIME = /\d\s*(?:second|minut|or[ae]\b)|\d{1,2}:\d{2}/i;

/** @returns a sentence with the time to wait, unless the message names one. @param seconds as in Retry-After */
export const waitBeside = ({ message, saysWhen }: ApiError, seconds: number): string | null =>
  saysWhen || NAMES_A_TIME.test(message) ? null : waitSentence(seconds);

/**
 * Returns the server's message (specification §7), and the time to wait from Retry-After.
 * @param message the part of it that isn't on the screen yet
 */
export const failureOf = (error: ApiError, message: string = error.message): FormFailure => ({
  message,
  hint: error.retryAfter === null ? null : waitBeside(error, error.retryAfter),
});

/** Statuses of a call that the server doesn't have. */
const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501]);

/** Like {@link failureOf}, for the calls of mailed links and the sign-up: their screens exist even if the server lacks the calls. */
export const linkFailureOf = (error: ApiError, message?: string): FormFailure =>
  failureOf(error, NOT_OFFERED.has(error.status) ? texts.notOffered : message);

/** @returns how long to wait before another try, in words. @param seconds as in Retry-After */
export function waitSentence(seconds: number): string {
  if (seconds < 60) return `Aspetta ${seconds === 1 ? "un secondo" : `${seconds} secondi`}, poi riprova.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `Aspetta ${minutes === 1 ? "un minuto" : `${minutes} minuti`}, poi riprova.`;
  const hours = Math.ceil(minutes / 60);
  return `Aspetta ${hours === 1 ? "un’ora" : `${hours} ore`}, poi riprova.`;
}
