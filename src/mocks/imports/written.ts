import type { Db } from "../db/db";
import type { ImportRun, WrittenRow } from "../db/models";

export const SUBJECTS = { donors: "donor", donations: "donation", awards: "award" } as const;
export type Subject = (typeof SUBJECTS)[ImportRun["entity"]];

export const recordOf = (db: Db, subject: Subject, id: string) =>
  subject === "donor" ? db.donorRecord(id) : subject === "donation" ? db.donationRecord(id) : db.awardRecord(id);

export const isWritten = ({ outcome, match }: WrittenRow) =>
  match !== null && (outcome === "create" || outcome === "update");

/** Whether somebody has edited a record since the import wrote it, or added something to a donor whom it had added. */
export function isEdited(db: Db, subject: Subject, written: WrittenRow): boolean {
  const id = written.match?.id ?? "";
  const record = recordOf(db, subject, id);
  if (!record || record.deleted || record.version !== written.version) return true;
  if (subject !== "donor" || written.outcome !== "create") return false;
  const row = db.donors.find(id);
  if (row === undefined) return true;
  const own = [...db.donationsOf.of(row), ...db.awardsOf.of(row)];
  return own.some(({ key, version }) => (key !== written.donation && key !== written.award) || version !== 1);
}
