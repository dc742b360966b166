import { isEmail } from "../../domain/contacts/email";
import { activeAdmins, findUserByEmail } from "../auth/accounts";
import { limitMails } from "../auth/attempts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import type { Body } from "../handlers/request";
import { noSuchStep, refusal } from "../write/conflict";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import type { Writer } from "../write/writer";
import { readAreas, readRole } from "./invitations";

/** Reads role, zones and status, which the schema of users doesn't check. @throws HttpError 422 */
export function readChange(db: Db, body: Body): Partial<StaffUser> {
  if ("status" in body && body.status !== "active" && body.status !== "inactive")
    throw unprocessable([{ field: "status", code: "unknown" }]);
  return {
    ...("role" in body && { role: readRole(body.role) }),
    ...("areas" in body && { areas: readAreas(db, body.areas) }),
    ...("status" in body && { status: String(body.status) }),
  };
}

/** @throws HttpError 409 if the status of the account, or the other accounts, forbid the change */
export function refuseChange(db: Db, by: StaffUser, before: StaffUser, after: StaffUser, email: string): void {
  if (email && !isSameAddress(email, before.email)) {
    if (before.status !== "staged") throw noSuchStep(before.status, "staged");
    if (findUserByEmail(db, email)) throw refusal("email");
  }
  if (after.status !== before.status) {
    const isReactivated = before.status === "inactive";
    if (before.status === "staged" || (after.status === "active" && !isReactivated))
      throw noSuchStep(before.status, after.status as "active");
  }
  if (after.status !== "inactive" && after.role === before.role) return;
  const admins = activeAdmins(db);
  if (before.role === "admin" && admins.length === 1 && admins[0]?._id === before._id) throw refusal("lastAdmin");
  if (before._id === by._id) throw refusal("self");
}

export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** @throws HttpError 429 if a new address that would get an invitation has got too many mails */
export function limitInvitations(db: Db, { status, email }: StaffUser, next: string): void {
  if (status !== "staged" || !isEmail(next) || isSameAddress(email, next)) return;
  limitMails(db, next);
}

/** Statuses of accounts that have no password: before the first login, and of dead donors. */
const WITHOUT_PASSWORD: ReadonlySet<string> = new Set(["staged", "provisioned", "dead"]);
/** Whether a person has no password, or may not sign in. Inactive donors may sign in. */
export const hasNoPassword = ({ status, role }: StaffUser) =>
  WITHOUT_PASSWORD.has(status) || (status === "inactive" && role !== "donor");

/** Makes the status of a locked account active again. */
export function activate(db: Db, { _id }: StaffUser, writer: Writer): void {
  const set = { status: "active" };
  const donor = db.donorRecord(_id);
  const staff = db.records.get("user", _id);
  if (staff) write(db, { entity: "user", action: "update", before: staff, writer, set });
  else if (donor)
    write(db, { entity: "donor", action: "update", before: donor, writer, set, steps: ["choosePassword"] });
}
