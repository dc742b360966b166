import type { Db } from "../db/db";
import type { Account, StaffUser } from "../db/models";
import { facePath } from "../db/faces";
import { PASSWORD } from "../db/personas";
import { userOfDonor } from "../db/seed-records";

/** @returns the account of somebody of the staff, or of a donor, or undefined */
export function findUser(db: Db, id: string): StaffUser | undefined {
  const staff = db.records.get("user", id);
  if (staff) return staff;
  const donor = db.donor(id);
  if (!donor) return undefined;
  const { profileImage, phone } = accountOf(db, id);
  const user = userOfDonor(donor);
  return { ...user, profileImage, phone: phone ?? user.phone };
}

/** @returns whose address this is, whatever its case, or undefined */
export function findUserByEmail(db: Db, email: string): StaffUser | undefined {
  const wanted = email.trim().toLowerCase();
  if (!wanted) return undefined;
  const staff = db.records.all("user").find((user) => user.email.toLowerCase() === wanted);
  if (staff) return staff;
  for (let row = 0; row < db.donors.size; row++) {
    const donor = db.donors.at(row);
    if (db.donors.exists(row) && donor.email?.toLowerCase() === wanted) return findUser(db, donor._id);
  }
  return undefined;
}

/** @returns the accounts of many addresses, in lower case, by one look at all */
export function findUsersByEmail(db: Db, emails: readonly string[]): ReadonlyMap<string, StaffUser> {
  const wanted = new Set(emails.map((email) => email.trim().toLowerCase()));
  const found = new Map<string, StaffUser>();
  for (let row = 0; row < db.donors.size; row++) {
    const { _id, email } = db.donors.at(row);
    const user = db.donors.exists(row) && email && wanted.has(email.toLowerCase()) ? findUser(db, _id) : undefined;
    if (user && email) found.set(email.toLowerCase(), user);
  }
  for (const user of db.records.all("user"))
    if (wanted.has(user.email.toLowerCase())) found.set(user.email.toLowerCase(), user);
  return found;
}

/** @returns what is known of signing in as this user; the defaults when nothing was changed yet */
export const accountOf = (db: Db, userId: string): Account => ({
  _id: userId,
  password: PASSWORD,
  issued: 0,
  profileImage: facePath(userId),
  phone: null,
  emailChange: null,
  choices: {},
  lastSignIn: null,
  invitation: null,
  formerInvitations: [],
  // what a demo has stored may be older than one of these
  ...db.records.get("account", userId),
});
