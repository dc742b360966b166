import type { Can } from "../../../api/session/ability";
import { presentStatus, statusesAfter, type StatusStep } from "../../../domain/donor/status";

/** What staff can do with a donor's status, or with a record that was made by mistake (decisions §3). */
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

/** @returns whether an action's step leads on from a status (decisions §3) */
export function leadsOn(status: string, action: Exclude<StatusAction, "remove">): boolean {
  const { status: known } = presentStatus(status);
  // an alternative to inviting; the e-mail of an invitation may be sent again
  if (action === "printForm") return known === "staged";
  if (action === "invite" && known === "provisioned") return true;
  return statusesAfter(status, [STEP_OF[action]]).length > 0;
}

/** A donor as the actions see it: what a list knows of one is enough. */
interface StatusDonor {
  _id: string;
  status: string;
  /** Null: the donor has none. */
  email?: string | null;
}

/** @returns whether the ability allows an action on a donor, whatever the status is. @param isAdmin by the role */
export function mayDo(can: Can, isAdmin: boolean, action: StatusAction, donor?: StatusDonor): boolean {
  if (action === "register" || action === "suspend") return can(action, "Donor", donor);
  if (action === "lift" || action === "changeSuspension") return can("suspend", "Donor", donor);
  if (action === "remove") return can("delete", "Donor", donor);
  // a final status is taken back by administrators, who say why (decisions §3)
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

/** @returns what can be done with a donor, in the order of the menu */
export function actionsFor(can: Can, isAdmin: boolean, donor: StatusDonor): StatusAction[] {
  const { status } = presentStatus(donor.status);
  const steps = ORDER.filter(
    (action) => leadsOn(donor.status, action) && (action !== "invite" || donor.email !== null),
  );
  const all: StatusAction[] = status === null ? ["remove"] : [...steps, "remove"];
  return all.filter((action) => mayDo(can, isAdmin, action, donor));
}
