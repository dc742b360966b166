import type { Db } from "../db/db";
import { DERIVED_FIELDS, type EntityName, type HistoryRecord, type StaffUser } from "../db/models";
import type { Writer } from "./writer";

type Change = HistoryRecord["changes"][number];

/** What is no field: how a record is known and counted, and what follows from other records. */
const NO_FIELDS: ReadonlySet<string> = new Set(["_id", "version", "deleted", "moved", ...DERIVED_FIELDS]);

/** @returns field by field what differs; what isn't there is null */
export function changesBetween(before: object | undefined, after: object | undefined): Change[] {
  const [from, to] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  const fields = Object.keys({ ...from, ...to }).filter((field) => !NO_FIELDS.has(field));
  return fields
    .map((field) => ({ field, from: from?.[field] ?? null, to: to?.[field] ?? null }))
    .filter((change) => !isSame(change.from, change.to));
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

export function recordHistory(db: Db, entry: Omit<HistoryRecord, "_id" | "date">): void {
  db.records.put("history", { _id: db.nextId("history", "h"), date: new Date(db.now()).toISOString(), ...entry });
}

/** Adds an entry for a step that changes an account and not its record. The event for other clients follows from it. */
export function noteStep(db: Db, { _id, role, version }: StaffUser, { author }: Writer, field: string): void {
  const donor = role === "donor" ? db.donorRecord(_id) : undefined;
  const subject = donor
    ? { subject: "donor" as const, subjectId: _id, donorId: _id, areas: donor.area ? [donor.area] : [] }
    : { subject: "user" as const, subjectId: _id, donorId: null, areas: [] };
  const changes = [{ field, from: null, to: null }];
  recordHistory(db, {
    ...{ ...subject, author, action: "update", reason: null, changes },
    version: donor?.version ?? version ?? 0,
  });
}

/** @returns what was written of one record, newest first */
export const historyOfRecord = (db: Db, subject: EntityName, id: string): HistoryRecord[] =>
  newestFirst(db.history.find(`${subject} ${id}`));

/** @returns what was written of a donor, and of their donations and awards, newest first */
export const historyOfDonor = (db: Db, donorId: string): HistoryRecord[] =>
  newestFirst(db.history.find(`of ${donorId}`));

// a clock may be moved back; numbers only grow
const newestFirst = (entries: HistoryRecord[]) => entries.sort((a, b) => numberOf(b) - numberOf(a));
const numberOf = ({ _id }: HistoryRecord) => Number(_id.slice(1));
