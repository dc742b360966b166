import type { components } from "../../contract/api";
import { romeDay } from "../../domain/dates/days";
import { allows, type Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { HistoryRecord, StaffUser } from "../db/models";
import { BIN_DAYS, findDocument, mayChange } from "../documents/stored-documents";
import { withArea } from "../write/entities";
import { historyOfRecord } from "../write/history";

type Restore = Pick<components["schemas"]["LogEntry"], "restore" | "until">;
type Deleted = { deleted: boolean; mergedInto?: string | undefined } | null | undefined;

const DAY = 86_400_000;

/** Whether the person whom an entry is about was erased. */
export const isErased = (db: Db, { donorId }: HistoryRecord): boolean =>
  donorId !== null && db.donorRecord(donorId)?.erased !== undefined;

/** @returns whether a user can restore what an entry has deleted, or separate what it has merged; null for other entries */
export function restorable(db: Db, user: StaffUser, entry: HistoryRecord): Restore {
  const { subject, subjectId, donorId } = entry;
  if (entry.action === "merge") return { restore: separable(db, user, entry) };
  if (entry.action !== "delete") return { restore: null };
  if (isErased(db, entry)) return { restore: "gone" };
  if (subject === "user") return { restore: "again" };
  if (subject === "document") return restorableDocument(db, user, entry);
  const records: Partial<Record<HistoryRecord["subject"], [Subject, Deleted]>> = {
    donor: ["Donor", db.donorRecord(subjectId)],
    donation: ["Donation", db.records.get("donation", subjectId)],
    award: ["Award", db.records.get("award", subjectId)],
    zone: ["Zone", db.records.get("zone", subjectId)],
    association: ["Association", db.records.get("association", subjectId)],
  };
  const [type, record] = records[subject] ?? [];
  if (!type) return { restore: "never" };
  if (!record) return { restore: "gone" };
  // a merged record was restored before; it is separated
  if (!record.deleted || record.mergedInto !== undefined || isOlder(db, entry)) return { restore: "restored" };
  if (subject !== "donor" && donorId !== null && !db.currentDonor(donorId)) return { restore: "owner" };
  return { restore: allows(user, "delete", type, withArea(db, record)) ? "possible" : "forbidden" };
}

function separable(db: Db, user: StaffUser, { subjectId, merge }: HistoryRecord): Restore["restore"] {
  const stored = merge && db.records.get("merge", merge._id);
  if (!stored) return null;
  if (stored.separated) return "restored";
  const donor = db.donor(subjectId);
  return donor && allows(user, "update", "Donor", donor) ? "possible" : "forbidden";
}

function restorableDocument(db: Db, user: StaffUser, entry: HistoryRecord): Restore {
  const document = findDocument(db, entry.subjectId);
  if (!document) return { restore: "gone" };
  if (!document.deleted || document.deletedAt === null || isOlder(db, entry)) return { restore: "restored" };
  if (!mayChange(db, user, document)) return { restore: "forbidden" };
  return { restore: "possible", until: romeDay(Date.parse(document.deletedAt) + BIN_DAYS * DAY) };
}

/** Whether the record has been deleted again since. */
const isOlder = (db: Db, { _id, subject, subjectId }: HistoryRecord): boolean =>
  historyOfRecord(db, subject, subjectId).find(({ action }) => action === "delete")?._id !== _id;
