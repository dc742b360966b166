import { orNull, refusedItems, type ApiError } from "../../../api/errors";
import type { MutationOutcome } from "../../../api/react/use-mutation";
import { isRecord } from "../../../domain/values";

/** Somebody else saved first. */
export interface Conflict<Answer> {
  /** How it is told where nobody can choose. */
  message: string;
  /** The record as it is now; null where it has to be read again. */
  theirs: Answer | null;
  /** Who it was, and when (an ISO instant), where the server says it. */
  author: string | null;
  date: string | null;
}

/** What became of a form's save. */
export type SaveOutcome<Answer> =
  /** `answer` is the record as it is afterwards; null if neither the response nor a read says it. */
  | { status: "saved"; answer: Answer | null }
  | { status: "conflict"; conflict: Conflict<Answer> }
  | { status: "failed"; error: ApiError };

/**
 * @param currentIn reads the record that a refusal by its version tells; null for none
 * @returns what a write has come to, for a form
 */
export function saveOutcome<Answer>(
  outcome: MutationOutcome<Answer>,
  currentIn: (body: unknown) => Answer | null = () => null,
): SaveOutcome<Answer> {
  if (outcome.ok) return { status: "saved", answer: outcome.data };
  const { status, code, message, body } = outcome.error;
  if (status !== 409 || code !== "version") return { status: "failed", error: outcome.error };
  const { author, date } = isRecord(body) && isRecord(body.changed) ? body.changed : {};
  const conflict: Conflict<Answer> = {
    message,
    theirs: isRecord(body) ? orNull(() => currentIn(body.current)) : null,
    author: isRecord(author) && typeof author.name === "string" && author.name ? author.name : null,
    date: typeof date === "string" && !Number.isNaN(Date.parse(date)) ? date : null,
  };
  return { status: "conflict", conflict };
}

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
