import { allows, type Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { alreadyDeleted } from "../write/conflict";
import { unprocessable } from "../write/problem-words";

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
