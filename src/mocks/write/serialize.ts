import type { components } from "../../contract/api";
import { STAFF_NOTES } from "../auth/abilities";
import { accountOf } from "../auth/accounts";
import { lockedUntil } from "../auth/attempts";
import type { Db } from "../db/db";
import type { Award, AwardRecord, Donation, DonationRecord, DonorRecord, StaffUser } from "../db/models";

export type DonorAnswer = components["schemas"]["Donor"];

/** @returns a donor as the API answers it, with what is computed when read */
export function serializeDonor(db: Db, row: number): DonorAnswer {
  const { date, code } = db.donors.nextDonation(row);
  // a server knows its own rules
  const reason = code === "unknown-rules" ? "other" : code;
  return { ...db.donors.at(row), nextDonation: { date, reason } };
}

/** @returns what a reader is told of a donor: to the donor not what staff note of them */
export function tellDonor(reader: Pick<StaffUser, "role">, donor: DonorAnswer): DonorAnswer {
  if (reader.role !== "donor") return donor;
  const told = { ...donor };
  for (const field of STAFF_NOTES) delete told[field];
  return told;
}

/** @returns an account of the staff as administrators are told of it: when they came last, and what keeps them out */
export function tellAccount(db: Db, user: StaffUser): components["schemas"]["User"] {
  const { lastSignIn, invitation, formerInvitations } = accountOf(db, user._id);
  const until = lockedUntil(db, user.email);
  const locked = until > db.now() ? new Date(until).toISOString() : null;
  return {
    ...{ ...user, lastSignIn, invitation, formerInvitations, lockedUntil: locked },
    ...(locked && { status: "lockedOut" }),
  };
}

/** @throws RangeError when no such donor was ever there */
export const serializeDonorRecord = (db: Db, { _id }: DonorRecord): DonorAnswer =>
  serializeDonor(db, db.donors.findEver(_id) ?? -1);

export const serializeDonation = ({ key, version, donorId, type, date, place }: DonationRecord): Donation => ({
  key,
  version,
  donorId,
  type,
  date,
  place,
});

export const serializeAward = (award: AwardRecord): Award => ({
  key: award.key,
  version: award.version,
  donorId: award.donorId,
  award: award.award,
  awardDate: award.awardDate,
  awardDonorsGroup: award.awardDonorsGroup,
  awardDonorsGroupDate: award.awardDonorsGroupDate,
});
