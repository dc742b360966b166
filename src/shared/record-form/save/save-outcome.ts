import { GONE_STATUSES, orNull, refusedItems, type ApiError } from "../../../api/errors";
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

/** The message of a failed save. */
export interface SaveFailure {
  /** The joined msg values, or the error string (specification §8). */
  message: string;
  /** Whether the server has responded: then a toast shows the message, too (specification §8). */
  answered: boolean;
}

export function saveFailure({ message, body, kind, saysWhen }: ApiError): SaveFailure {
  const messages = refusedItems(body).map(({ msg }) => msg);
  return {
    message: saysWhen || kind === "unclear" ? message : messages.join(", ") || message,
    answered: kind === "http",
  };
}

/** The stages of a form after an error that isn't a conflict. */
export type FailedStage = "editing" | "unclear" | "gone";

/** @returns the stage of a form after an error */
export function stageAfter({ kind, status, code }: ApiError): FailedStage {
  if (kind === "unclear") return "unclear";
  return GONE_STATUSES.has(status) || (status === 409 && code === "deleted") ? "gone" : "editing";
}
