import { ApiError } from "../../api/errors";
import { failureOf, waitBeside, type FormFailure } from "./form-failure";
import { texts } from "./texts";

/** Five wrong passwords lock an address for this long (decisions §3); a server that doesn't say means that. */
const LOCK_SECONDS = 15 * 60;

/** @returns whether choosing a new password is a way out: it lifts a lock (docs/openapi.yaml) */
export const newPasswordHelps = (error: unknown): boolean => error instanceof ApiError && error.code === "lockedOut";

/**
 * What to tell somebody whose sign-in failed: the server's message (specification §7), and where the account's state
 * is the reason, what to do about it (decisions §6).
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

/** @returns how many more wrong passwords lock the address, where the server tells (docs/openapi.yaml), or null */
function attemptsLeft({ status, body }: ApiError): number | null {
  if (status !== 401 || typeof body !== "object" || body === null || !("attemptsLeft" in body)) return null;
  const left = Number(body.attemptsLeft);
  return Number.isInteger(left) && left > 0 ? left : null;
}
