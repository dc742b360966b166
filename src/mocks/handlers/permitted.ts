import { type Action, allows, type Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { forbidden, notFound } from "../guard";
import { alreadyDeleted } from "../write/conflict";
import { thingOf } from "../write/entities";
import { unprocessable } from "../write/problem-texts";

/**
 * @returns a donor whom the user may act on
 * @throws HttpError 404 for none, or a deleted one, 403 when the user may not
 */
export const permittedRow = (db: Db, user: StaffUser, action: Action, id: unknown): DonorRecord =>
  permitted(db, user, [action, "Donor"], db.donor(String(id)));

/**
 * A record that somebody wants to write, a tombstone too: who comes too late is told so.
 * @throws HttpError 404 when it was never there, 403 when the user may not
 */
export function permitted<T extends object>(db: Db, user: StaffUser, needs: [Action, Subject], record?: T): T {
  if (!record) throw notFound();
  if (!allows(user, ...needs, thingOf(db, record))) throw forbidden();
  return record;
}

/** The same for a donor by the id of a path. */
export const permittedDonor = (db: Db, user: StaffUser, action: Action, id: unknown): DonorRecord =>
  permitted(db, user, [action, "Donor"], db.donorRecord(String(id)));

/**
 * @returns the donor to whom something is added
 * @throws HttpError 422 when there was never such a donor, 403 when the user may not, 409 when the donor was deleted
 */
export function ownerOf(db: Db, user: StaffUser, subject: Subject, donorId: unknown): DonorRecord {
  if (!allows(user, "create", subject)) throw forbidden();
  const donor = db.donorRecord(String(donorId));
  if (!donor) throw unprocessable([{ field: "donorId", code: donorId ? "unknown" : "missing" }]);
  if (!allows(user, "create", subject, { donorId: donor._id, area: donor.area })) throw forbidden();
  if (donor.deleted) throw alreadyDeleted(db, "donor", donor._id);
  return donor;
}
