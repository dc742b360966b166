import type { Status } from "../../domain/donor/status";

/** Where a donor stands between the sign-up and the own record. */
export type Stage =
  /** The address waits for its confirmation. */
  | { at: "confirmation" }
  /**
   * The form, and once it is `sent` what it led to. `confirmed`: the address was, while they waited here. `opened`: somebody
   * asked for it from the own record.
   */
  | { at: "form"; confirmed: boolean; sent: boolean; opened: boolean }
  /** The own record; also for who left the form. */
  | { at: "record" };

const CONFIRMATION: Stage = { at: "confirmation" };
const RECORD: Stage = { at: "record" };

/**
 * @param status what the server says; null for an account that is no donor's
 * @param before where they stood; null at first
 * @returns where they stand now: the form stays until somebody leaves it, and isn't forced upon who is at the record
 */
export function stageFor(status: Status | null, before: Stage | null): Stage {
  if (before?.at === "form") return before;
  if (status === "provisioned") return before?.at === "confirmation" ? before : CONFIRMATION;
  if (status === "pending" && before?.at !== "record")
    return { at: "form", confirmed: before?.at === "confirmation", sent: false, opened: false };
  return RECORD;
}

/** What somebody does on the way. */
export type Step = "opened" | "sent" | "left";

/** @returns where a donor stands after a step; what the form leads to is a part of it until they leave */
export function stageAfter(step: Step, before: Stage): Stage {
  if (step === "left") return RECORD;
  if (step === "opened") return { at: "form", confirmed: false, sent: false, opened: true };
  return before.at === "form" ? { ...before, sent: true } : before;
}
