import type { Db } from "../db/db";
import type { Account, StaffUser } from "../db/models";
import { facePath } from "../db/pictures";
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
  const donor = db.donors.find("email", wanted).find(({ deleted }) => !deleted);
  return donor && findUser(db, donor._id);
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
