import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { ImportRun } from "../db/models";
import { findDonor, noDonor, type Values } from "./known-donors";
import { findOwnerOf } from "./owned-plan";

/** @returns the donor that a row of a file is about, as the API answers it */
export function presentDonor(
  db: Db,
  entity: ImportRun["entity"],
  values: Values,
): components["schemas"]["ImportDonor"] {
  const found = entity === "donors" ? findDonor(db, values) : findOwnerOf(db, entity, values).found;
  const { match, candidates } = found;
  const nobody = match === null && candidates.length === 0;
  const reason =
    found.reason ?? (entity === "donors" && nobody ? noDonor(values, db.records.zones().length > 0) : null);
  const row = match ? db.donors.find(match.id) : undefined;
  if (row === undefined) return { match, candidates, reason, donor: null };
  const { status, birthday, gender, suspension, suspensionDate } = db.donors.at(row);
  const donations = db.donationsOf.of(row).map(({ key, type, date }) => ({ key, type, date }));
  const suspended = suspension && { from: suspension.from, until: suspension.until };
  return {
    match,
    candidates,
    reason,
    donor: { status, birthday, gender, suspension: suspended, suspensionDate, donations },
  };
}
