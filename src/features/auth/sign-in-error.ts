import { ApiError } from "../../api/errors";
import { failureOf, waitBeside, type FormFailure } from "./form-failure";
import { texts } from "./texts";

/** Five wrong passwords lock an address for this long (decisions §3): the default without Retry-After. */
const LOCK_SECONDS = 15 * 60;

/** @returns whether a new password helps: it lifts a lock (docs/openapi.yaml) */
export const newPasswordHelps = (error: unknown): boolean => error instanceof ApiError && error.code === "lockedOut";

/**
 * Returns the message for a failed sign-in: the server's own (specification §7), with a hint if the state of the account
 * is the reason (decisions §6).
 */
export function signInError(error: unknown): FormFailure {
  if (!(error instanceof ApiError)) return { message: texts.recaptchaFailed, hint: null };
  switch (error.code) {
    case "lockedOut":
      return {
        message: error.message,
        hint: [texts.locked, waitBeside(error, error.retryAfter ?? LOCK_SECONDS)].filter(Boolean).join(" "),
      };
    case "passwordExpired":
      return { message: error.message, hint: texts.expired };
    case "firstLogin":
      return { message: error.message, hint: texts.firstLogin };
    default: {
      const left = attemptsLeft(error);
      return left === null ? failureOf(error) : { message: error.message, hint: texts.attemptsLeft(left) };
    }
  }
}

/** @returns how many more wrong passwords lock the address (docs/openapi.yaml); null if the server doesn't say */
function attemptsLeft({ status, body }: ApiError): number | null {
  if (status !== 401 || typeof body !== "object" || body === null || !("attemptsLeft" in body)) return null;
  const left = Number(body.attemptsLeft);
  return Number.isInteger(left) && left > 0 ? left : null;
}
