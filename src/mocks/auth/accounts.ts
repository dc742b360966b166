import type { Db } from "../db/db";
import type { Account, StaffUser } from "../db/models";
import { facePath } from "../seed/pictures";
import { PASSWORD } from "../db/personas";
import { userOfDonor } from "../seed/records";

/** @returns the account of a member of the staff or of a donor */
export function findUser(db: Db, id: string): StaffUser | undefined {
  const staff = db.records.get("user", id);
  if (staff) return staff;
  const donor = db.donor(id);
  if (!donor) return undefined;
  const { profileImage, phone } = accountOf(db, id);
  const user = userOfDonor(donor);
  return { ...user, profileImage, phone: phone ?? user.phone };
}

/** @returns the account with an e-mail address; its case doesn't matter */
export function findUserByEmail(db: Db, email: string): StaffUser | undefined {
  const address = email.trim().toLowerCase();
  if (!address) return undefined;
  const staff = db.records.all("user").find((user) => user.email.toLowerCase() === address);
  if (staff) return staff;
  const donor = db.donors.find("email", address).find(({ deleted }) => !deleted);
  return donor && findUser(db, donor._id);
}

/** @returns the administrators who can sign in */
export const activeAdmins = (db: Db): StaffUser[] =>
  db.records.find("user", { where: { role: { equals: "admin" }, status: { equals: "active" } } });

/** @returns the account's sign-in data, with defaults */
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
  // a record in the journal may be older than a field
  ...db.records.get("account", userId),
});
