import type { components } from "../../contract/api";
import { STAFF_NOTES } from "../auth/abilities";
import { accountOf } from "../auth/accounts";
import { lockedUntil } from "../auth/attempts";
import type { Db } from "../db/db";
import type {
  Association,
  Award,
  AwardRecord,
  Donation,
  DonationRecord,
  DonorRecord,
  DonorRow,
  StaffUser,
  Zone,
} from "../db/models";
import { managersOf, placeKey } from "../db/places";
import { pick } from "./pick";

export type SerializedDonor = components["schemas"]["Donor"];

/** @returns a donor as the API returns it, with the computed fields */
export function serializeDonor(db: Db, record: DonorRecord): SerializedDonor {
  const now = db.donorRecord(record._id) ?? record;
  const { date, code } = db.donors.nextDonation(now);
  const { deleted: _, mergedInto: __, erased: ___, ...donor } = now;
  // "unknown-rules" is only for clients
  const reason = code === "unknown-rules" ? "other" : code;
  return { ...donor, nextDonation: { date, reason } };
}

/** Removes the notes of the staff if the reader is a donor. */
export function withoutStaffNotes(reader: Pick<StaffUser, "role">, donor: SerializedDonor): SerializedDonor {
  if (reader.role !== "donor") return donor;
  const visible = { ...donor };
  for (const field of STAFF_NOTES) delete visible[field];
  return visible;
}

/** @returns an account as administrators see it, with the last sign-in, invitations and lock */
export function serializeAccount(db: Db, user: StaffUser): components["schemas"]["User"] {
  const { lastSignIn, invitation, formerInvitations } = accountOf(db, user._id);
  const until = lockedUntil(db, user.email);
  const locked = until > db.now() ? new Date(until).toISOString() : null;
  return {
    ...user,
    lastSignIn,
    invitation,
    formerInvitations,
    lockedUntil: locked,
    ...(locked && { status: "lockedOut" }),
  };
}

export const serializeDonation = (donation: DonationRecord): Donation =>
  pick(donation, "key", "version", "donorId", "type", "date", "place");

export const serializeAward = (award: AwardRecord): Award =>
  pick(award, "key", "version", "donorId", "award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate");

type Schemas = components["schemas"];

/** @param donorCounts donors by zone and association, for users who may see them */
export function serializeZone(db: Db, zone: Zone, donorCounts?: ReadonlyMap<string, number>): Schemas["Zone"] {
  const { _id, name } = zone;
  const donorsOf = (association?: string) =>
    donorCounts && { donors: donorCounts.get(placeKey(name, association)) ?? 0 };
  const associations = db.records
    .associationsOf(_id)
    .map(({ _id, name, version }) => ({ _id, name, version, ...donorsOf(name) }));
  const managers = donorCounts && {
    managers: managersOf(db, name).map((user) => pick(user, "_id", "firstName", "lastName", "email", "status")),
  };
  const own = pick(zone, "_id", "name", "version", "order", "phone", "email", "cap", "caps");
  return { ...own, associations, ...donorsOf(), ...managers };
}

export function serializeAssociation(db: Db, { _id, name, version, order, zoneId }: Association) {
  const zone = { _id: zoneId, name: db.records.get("zone", zoneId)?.name ?? "" };
  return { _id, name, version, order, zone } satisfies Schemas["Association"];
}

/** Returns the name of a donor, and the fields that distinguish donors of the same name. */
export const namedDonor = (donor: DonorRow) => pick(donor, "_id", "firstName", "lastName", "cardNumber", "birthday");
