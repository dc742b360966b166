import { orNull, refusedItems, type ApiError } from "../../../api/errors";
import type { MutationOutcome } from "../../../api/react/use-mutation";
import { isRecord } from "../../../domain/values";

/** Another user saved first. */
export interface Conflict<Answer> {
  /** Shown if the user can't choose between versions. */
  message: string;
  /** The current record; null if it must be read again. */
  theirs: Answer | null;
  /** The other user and an ISO instant; null if unknown. */
  author: string | null;
  date: string | null;
}

/** The outcome of a form's save. */
export type SaveOutcome<Answer> =
  /** `answer` is the saved record; null if unknown. */
  | { status: "saved"; answer: Answer | null }
  | { status: "conflict"; conflict: Conflict<Answer> }
  | { status: "failed"; error: ApiError };

/**
 * @param currentIn reads the current record in a response about a conflict
 * @returns the outcome of a write, for a form
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

/** The failure of a save. */
export interface SaveFailure {
  /** The joined msg values, or the error string (specification §8). */
  message: string;
  conflict: boolean;
  /** Whether the server has responded: then a toast shows the message, too (specification §8). */
  answered: boolean;
  /** Whether it is unknown if the record was saved. */
  unclear: boolean;
}

export function saveFailure(outcome: Exclude<SaveOutcome<unknown>, { status: "saved" }>): SaveFailure {
  if (outcome.status === "conflict")
    return { message: outcome.conflict.message, conflict: true, answered: true, unclear: false };
  const { message, body, kind, saysWhen } = outcome.error;
  const messages = refusedItems(body).map(({ msg }) => msg);
  return {
    message: saysWhen || kind === "unclear" ? message : messages.join(", ") || message,
    conflict: false,
    answered: kind === "http",
    unclear: kind === "unclear",
  };
}
