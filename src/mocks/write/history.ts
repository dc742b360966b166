import type { Db } from "../db/db";
import { DERIVED_FIELDS, type EntityName, type DonorRow, type HistoryRecord, type StaffUser } from "../db/models";
import type { Writer } from "./writer";

type Change = HistoryRecord["changes"][number];

/** Properties without a history: ids, versions, and values that follow from other records. */
const NOT_RECORDED: ReadonlySet<string> = new Set([
  "_id",
  "version",
  "deleted",
  "moved",
  "mergedInto",
  "erased",
  "firstOwner",
  ...DERIVED_FIELDS,
]);

/** @returns the fields that differ; null for a missing value */
export function changesBetween(before: object | undefined, after: object | undefined): Change[] {
  const [from, to] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  const fields = Object.keys({ ...from, ...to }).filter((field) => !NOT_RECORDED.has(field));
  return fields
    .map((field) => ({ field, from: from?.[field] ?? null, to: to?.[field] ?? null }))
    .filter((change) => !isSame(change.from, change.to));
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

export function recordHistory(db: Db, entry: Omit<HistoryRecord, "_id" | "date">): void {
  db.records.put("history", { _id: db.nextId("history", "h"), date: db.instant(), ...entry });
}

/** Adds a history entry, and so an event, for a donor whose record isn't written: about consents, numbers, exports. */
export function recordAboutDonor(
  db: Db,
  { _id, area, version }: DonorRow,
  { author, import: importSource }: Writer,
  { action = "update", reason, changes = [] }: Pick<HistoryRecord, "reason"> & Partial<HistoryRecord>,
): void {
  const about = { subject: "donor" as const, subjectId: _id, donorId: _id, areas: [area] };
  const from = importSource && { import: importSource };
  recordHistory(db, { ...about, action, author, reason, version, changes, ...from });
}

/** Adds a history entry, and so an event, for a change that isn't in the record, such as an unlock. */
export function recordStep(db: Db, { _id, role, version }: StaffUser, { author }: Writer, field: string): void {
  const donor = role === "donor" ? db.donorRecord(_id) : undefined;
  const subject = donor
    ? { subject: "donor" as const, subjectId: _id, donorId: _id, areas: donor.area ? [donor.area] : [] }
    : { subject: "user" as const, subjectId: _id, donorId: null, areas: [] };
  const changes = [{ field, from: null, to: null }];
  recordHistory(db, {
    ...subject,
    author,
    action: "update",
    reason: null,
    changes,
    version: donor?.version ?? version ?? 0,
  });
}

/** @returns the history of one record, newest first */
export const historyOfRecord = (db: Db, subject: EntityName, id: string): HistoryRecord[] =>
  newestFirst(db.history.find(`${subject} ${id}`));

/** @returns the history of a donor with donations and awards, and of the records that have become a part of it, newest first */
export const historyOfDonor = (db: Db, donorId: string): HistoryRecord[] =>
  newestFirst(
    [donorId, ...db.donors.partsOf({ _id: donorId }).map(({ _id }) => _id)].flatMap((id) =>
      db.history.find(`of ${id}`),
    ),
  );

/** Sorts records by the number in their ids, because the clock may be moved back. */
export const newestFirst = <T extends { _id: string }>(records: T[]): T[] =>
  records.sort((a, b) => numberOf(b) - numberOf(a));
const numberOf = ({ _id }: { _id: string }) => Number(_id.replace(/^\D+/, ""));
