import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import { forbidden, notFound } from "../guard";
import { allows, type Action } from "../auth/abilities";
import type { StaffUser } from "../db/models";

export type DonorAnswer = components["schemas"]["Donor"];

/** @returns a donor as the API answers it, with what is computed when read */
export function presentDonor(db: Db, row: number): DonorAnswer {
  const { date, code } = db.donors.nextDonation(row);
  return { ...db.donors.at(row), nextDonation: { date, reason: code } };
}

/**
 * @returns the row of a donor whom the user may act on
 * @throws Refusal 404 when there is none, 403 when the user may not
 */
export function permittedRow(db: Db, user: StaffUser, action: Action, id: unknown): number {
  const row = db.donors.find(String(id));
  if (row === undefined) throw notFound();
  if (!allows(user, action, "Donor", db.donors.at(row))) throw forbidden();
  return row;
}
