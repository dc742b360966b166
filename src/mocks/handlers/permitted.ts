import { type Action, allows, type Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { forbidden, notFound } from "../guard";
import { refuseErased } from "../erasure/erased";
import { alreadyDeleted } from "../write/conflict";
import { withArea } from "../write/entities";
import { unprocessable } from "../write/problem-texts";

/** Returns an existing donor on whom the user may act, also by the id of a merged record. @throws HttpError 403, 404 also for a deleted or erased donor */
export const permittedRow = (db: Db, user: StaffUser, action: Action, id: unknown): DonorRecord =>
  permitted(db, user, [action, "Donor"], db.currentDonor(String(id)) ?? erasedRecord(db, String(id)));

const erasedRecord = (db: Db, id: string): DonorRecord | undefined => {
  const donor = db.donorRecord(id);
  return donor?.erased === undefined ? undefined : donor;
};

/** Returns the record if the user may act on it. It may be deleted, so that a late write gets a 409. @throws HttpError 403, 404 also if its donor was erased */
export function permitted<T extends object>(db: Db, user: StaffUser, needs: [Action, Subject], record?: T): T {
  if (!record) throw notFound();
  if (!allows(user, ...needs, withArea(db, record))) throw forbidden();
  refuseErased(db, record);
  return record;
}

/** Returns a donor on whom the user may act, a deleted one too. @throws HttpError 403, 404 */
export const permittedDonor = (db: Db, user: StaffUser, action: Action, id: unknown): DonorRecord =>
  permitted(db, user, [action, "Donor"], db.donorRecord(String(id)));

/**
 * Returns the donor for a new donation or award.
 * @throws HttpError 403, 409 for a deleted donor, 422 for an unknown one
 */
export function ownerOf(db: Db, user: StaffUser, subject: Subject, donorId: unknown): DonorRecord {
  if (!allows(user, "create", subject)) throw forbidden();
  const donor = db.donorRecord(String(donorId));
  if (!donor) throw unprocessable([{ field: "donorId", code: donorId ? "unknown" : "missing" }]);
  if (!allows(user, "create", subject, { donorId: donor._id, area: donor.area })) throw forbidden();
  refuseErased(db, donor);
  if (donor.deleted) throw alreadyDeleted(db, "donor", donor._id);
  return donor;
}
