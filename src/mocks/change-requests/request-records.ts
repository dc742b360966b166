import { REQUESTED_FIELDS } from "../../domain/donor/change-request";
import type { Db } from "../db/db";
import type { ChangeRequestRecord, DonorRecord } from "../db/models";

/** @returns the requests of a donor and of the records that have become a part of the donor's, the oldest first: a write may shorten an old one later */
export const requestRecords = (db: Db, donor: DonorRecord): ChangeRequestRecord[] =>
  [donor, ...db.donors.partsOf(donor)]
    .flatMap(({ _id }) => db.records.get("changeRequest", _id) ?? [])
    .sort((a, b) => a.date.localeCompare(b.date) || a.revision - b.revision);

/** Stores a request with a new number. */
export function putRequest(db: Db, request: Omit<ChangeRequestRecord, "revision">): void {
  db.records.put("changeRequest", { ...request, revision: db.nextNumber("changeRequest", 0) });
}

/**
 * Takes a wish out of a donor's requests when a write changes its field to the wanted value, or from it: a later correction must
 * not bring it back.
 */
export function closeFulfilled(db: Db, before: DonorRecord, after: DonorRecord): void {
  const written = REQUESTED_FIELDS.filter((field) => before[field] !== after[field]);
  if (written.length === 0) return;
  for (const request of requestRecords(db, after)) {
    const changes = request.changes.filter(
      ({ field, to }) => !written.includes(field) || (to !== before[field] && to !== after[field]),
    );
    if (changes.length === 0) db.records.remove("changeRequest", request._id);
    else if (changes.length < request.changes.length) putRequest(db, { ...request, changes });
  }
}
