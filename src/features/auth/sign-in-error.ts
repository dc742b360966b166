import { ApiError } from "../../api/errors";
import { texts } from "./texts";

/**
 * What to tell somebody whose sign-in failed: the server's message (specification §7), and where the account's state
 * is the reason, what to do about it (decisions §6).
 */
export function signInError(error: unknown): { message: string; hint: string | null } {
  if (!(error instanceof ApiError)) return { message: texts.recaptchaFailed, hint: null };
  if (error.code === "lockedOut") return { message: error.message, hint: texts.locked };
  if (error.code === "passwordExpired") return { message: error.message, hint: texts.expired };
  return { message: error.message, hint: null };
}
