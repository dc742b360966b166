import type { Status } from "../../domain/donor/status";

/** The steps from the sign-up to the donor's record. */
type Stage =
  /** The e-mail address isn't confirmed yet. */
  | { at: "confirmation" }
  /**
   * The form, and its confirmation once it is `sent`. `confirmed`: the address was confirmed while the user waited here.
   * `opened`: the user opened it from the record.
   */
  | { at: "form"; confirmed: boolean; sent: boolean; opened: boolean }
  /** The donor's record, also after leaving the form. */
  | { at: "record" };

const CONFIRMATION: Stage = { at: "confirmation" };
const RECORD: Stage = { at: "record" };

/**
 * @param status of the account; null if it isn't a donor's
 * @param before the former stage; null at first
 * @returns the current stage. The form stays until the user leaves it, and never replaces the record
 */
export function stageFor(status: Status | null, before: Stage | null): Stage {
  if (before?.at === "form") return before;
  if (status === "provisioned") return before?.at === "confirmation" ? before : CONFIRMATION;
  if (status === "pending" && before?.at !== "record")
    return { at: "form", confirmed: before?.at === "confirmation", sent: false, opened: false };
  return RECORD;
}

/** An action of the user. */
export type Step = "opened" | "sent" | "left";

/** @returns the stage after an action. "sent" stays at the form, which shows the confirmation */
export function stageAfter(step: Step, before: Stage): Stage {
  if (step === "left") return RECORD;
  if (step === "opened") return { at: "form", confirmed: false, sent: false, opened: true };
  return before.at === "form" ? { ...before, sent: true } : before;
}
