import type { components } from "../../contract/api";
import { romeDay } from "../../domain/dates/days";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { HistoryRecord, StaffUser } from "../db/models";
import { BIN_DAYS, findDocument, mayChange } from "../documents/stored-documents";
import { ENTITIES, withArea } from "../write/entities";
import { historyOfRecord } from "../write/history";

type Restore = Pick<components["schemas"]["LogEntry"], "restore" | "until">;
type Deletable = { deleted?: boolean; mergedInto?: string | undefined } | null | undefined;

const DAY = 86_400_000;

/** Whether the person whom an entry is about was erased. */
export const isErased = (db: Db, { donorId }: HistoryRecord): boolean =>
  donorId !== null && db.donorRecord(donorId)?.erased !== undefined;

/** @returns whether a user can restore what an entry has deleted, or separate what it has merged; null for other entries */
export function restorable(db: Db, user: StaffUser, entry: HistoryRecord): Restore {
  const { _id, action, subject, subjectId, donorId } = entry;
  if (action === "merge") return { restore: separable(db, user, entry) };
  if (action !== "delete") return { restore: null };
  if (isErased(db, entry)) return { restore: "gone" };
  if (subject === "user") return { restore: "again" };
  if (subject === "documentFolder") return { restore: "never" };
  const document = subject === "document" ? findDocument(db, subjectId) : null;
  const record = (subject === "document" ? document : db.records.get(subject, subjectId)) as Deletable;
  if (!record) return { restore: "gone" };
  const isLast = historyOfRecord(db, subject, subjectId).find((other) => other.action === "delete")?._id === _id;
  // a merged record was restored before; it is separated
  if (!record.deleted || record.mergedInto !== undefined || !isLast) return { restore: "restored" };
  if (subject !== "donor" && donorId !== null && !db.currentDonor(donorId)) return { restore: "owner" };
  const isAllowed = document
    ? mayChange(db, user, document)
    : allows(user, "delete", ENTITIES[subject].subject, withArea(db, record));
  if (!isAllowed) return { restore: "forbidden" };
  const binned = document?.deletedAt;
  return { restore: "possible", ...(binned && { until: romeDay(Date.parse(binned) + BIN_DAYS * DAY) }) };
}

function separable(db: Db, user: StaffUser, { subjectId, merge }: HistoryRecord): Restore["restore"] {
  const stored = merge && db.records.get("merge", merge._id);
  if (!stored) return null;
  if (stored.separated) return "restored";
  const donor = db.donor(subjectId);
  return donor && allows(user, "update", "Donor", donor) ? "possible" : "forbidden";
}
