import type { Action, Subject } from "../auth/abilities";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { forbidden, notFound } from "../guard";
import { thingOf } from "../write/entities";

/**
 * @returns the row of a donor whom the user may act on
 * @throws HttpError 404 when there is none, 403 when the user may not
 */
export function permittedRow(db: Db, user: StaffUser, action: Action, id: unknown): number {
  const row = db.donors.find(String(id));
  if (row === undefined) throw notFound();
  if (!allows(user, action, "Donor", db.donors.at(row))) throw forbidden();
  return row;
}

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
