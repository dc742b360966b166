import { findUserByEmail } from "../auth/accounts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { keptAccount, noSuchStep, taken } from "../write/conflict";

/** @throws HttpError 409 for what the account's state, or who else there is, forbids */
export function refuseChange(db: Db, by: StaffUser, before: StaffUser, after: StaffUser, email: string): void {
  if (email && email.toLowerCase() !== before.email.toLowerCase()) {
    if (before.status !== "staged") throw noSuchStep(before.status, "staged");
    if (findUserByEmail(db, email)) throw taken("email");
  }
  if (after.status !== before.status) {
    const comesBack = before.status === "inactive";
    if (before.status === "staged" || (after.status === "active" && !comesBack))
      throw noSuchStep(before.status, after.status as "active");
  }
  if (after.status !== "inactive" && after.role === before.role) return;
  const admins = db.records.all("user").filter(({ role, status }) => role === "admin" && status === "active");
  if (before.role === "admin" && admins.length === 1 && admins[0]?._id === before._id) throw keptAccount("lastAdmin");
  if (before._id === by._id) throw keptAccount("self");
}
