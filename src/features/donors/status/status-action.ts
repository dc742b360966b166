import type { Can } from "../../../api/session/ability";
import { presentStatus, statusesAfter, type StatusStep } from "../../../domain/donor/status";

/** What staff can do with a donor's status, or with a record created by mistake (decisions §3). */
export type StatusAction =
  | "invite"
  | "printForm"
  | "register"
  | "suspend"
  | "changeSuspension"
  | "lift"
  | "reactivate"
  | "deactivate"
  | "takeBack"
  | "die"
  | "remove";

const STEP_OF: Record<Exclude<StatusAction, "remove" | "printForm">, StatusStep> = {
  invite: "invite",
  register: "register",
  suspend: "suspend",
  changeSuspension: "changeSuspension",
  lift: "lift",
  reactivate: "reactivate",
  deactivate: "deactivate",
  takeBack: "takeBack",
  die: "die",
};

/** @returns whether a status allows an action (decisions §3) */
export function allowsAction(status: string, action: Exclude<StatusAction, "remove">): boolean {
  const { status: knownStatus } = presentStatus(status);
  // printing is an alternative to inviting; an invitation can be sent again
  if (action === "printForm") return knownStatus === "staged";
  if (action === "invite" && knownStatus === "provisioned") return true;
  return statusesAfter(status, [STEP_OF[action]]).length > 0;
}

interface StatusDonor {
  _id: string;
  status: string;
  /** Null if the donor has none; undefined if unknown. */
  email?: string | null;
}

/** @returns whether the user may do an action on a donor, regardless of the status */
export function mayDo(can: Can, isAdmin: boolean, action: StatusAction, donor?: StatusDonor): boolean {
  if (action === "register" || action === "suspend") return can(action, "Donor", donor);
  if (action === "lift" || action === "changeSuspension") return can("suspend", "Donor", donor);
  if (action === "remove") return can("delete", "Donor", donor);
  // only administrators revert a final status (decisions §3)
  return can("update", "Donor", donor, "status") && (action !== "takeBack" || isAdmin);
}

const ORDER = [
  "invite",
  "printForm",
  "register",
  "suspend",
  "changeSuspension",
  "lift",
  "reactivate",
  "deactivate",
  "takeBack",
  "die",
] as const satisfies readonly StatusAction[];

/** @returns the possible actions on a donor, in the order of the menu */
export function actionsFor(can: Can, isAdmin: boolean, donor: StatusDonor): StatusAction[] {
  const { status } = presentStatus(donor.status);
  const steps = ORDER.filter(
    (action) => allowsAction(donor.status, action) && (action !== "invite" || donor.email !== null),
  );
  const all: StatusAction[] = status === null ? ["remove"] : [...steps, "remove"];
  return all.filter((action) => mayDo(can, isAdmin, action, donor));
}
