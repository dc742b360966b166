import { refusedItems } from "../../../api/errors";
import type { SaveOutcome } from "./save-outcome";

/** Why a save failed, to say it in passing and where one presses. */
export interface SaveFailure {
  /** Specification §8: the joined msg values, or the error string. */
  message: string;
  /** Somebody else saved first. */
  conflict: boolean;
  /** The server said it. Then a toast does, too (specification §8), and speaks for both. */
  answered: boolean;
  /** Nobody knows whether it was saved: it isn't told as not saved. */
  unclear: boolean;
}

/** @returns why a save has come to nothing */
export function saveFailure(outcome: Exclude<SaveOutcome<unknown>, { status: "saved" }>): SaveFailure {
  if (outcome.status === "conflict")
    return { message: outcome.conflict.message, conflict: true, answered: true, unclear: false };
  const { message, body, kind, saysWhen } = outcome.error;
  const words = refusedItems(body).map(({ msg }) => msg);
  return {
    message: saysWhen ? message : words.join(", ") || message,
    conflict: false,
    answered: kind === "http",
    unclear: kind === "unclear",
  };
}
