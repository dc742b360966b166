import { isEmail } from "../../domain/contacts/email";
import { findUserByEmail } from "../auth/accounts";
import { countMail } from "../auth/attempts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { tooMany } from "../guard";
import { keptAccount, noSuchStep, taken } from "../write/conflict";

/** @throws HttpError 409 for what the account's state, or who else there is, forbids */
export function refuseChange(db: Db, by: StaffUser, before: StaffUser, after: StaffUser, email: string): void {
  if (email && !isSameAddress(email, before.email)) {
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

/** @returns whether mail to either goes to the same person */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @throws HttpError 429 where an invitation would follow a new address that has just had too many mails */
export function refuseHastyMove(db: Db, { status, email }: StaffUser, next: string): void {
  if (status !== "staged" || !isEmail(next) || isSameAddress(email, next)) return;
  const wait = countMail(db, next);
  if (wait > 0) throw tooMany(wait);
}
