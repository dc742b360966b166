import type { components } from "../../contract/api";
import { isRecordKind } from "../../domain/records/records";
import type { Db } from "../db/db";
import type { HistoryRecord } from "../db/models";
import { newestFirst } from "../write/history";

type Activity = components["schemas"]["Activity"];

/** The kind of activity of each entry in the history; null: not an activity. */
const KIND_OF: Record<HistoryRecord["subject"], Activity["kind"] | null> = {
  donor: "donors",
  donation: "donations",
  award: "awards",
  user: "users",
  zone: "zones",
  association: "zones",
  settings: "settings",
  integration: "settings",
  notification: null,
  document: null,
  documentFolder: null,
};
export const ACTIVITY_KINDS: readonly (string | null)[] = ["exports", ...Object.values(KIND_OF)];

/** @returns what a person wrote and exported, newest first */
export function activitiesOf(db: Db, userId: string): Activity[] {
  const written = db.records.all("history").flatMap((entry): Activity[] => {
    const kind = entry.action === "export" ? "exports" : KIND_OF[entry.subject];
    if (entry.author._id !== userId || !kind) return [];
    const { _id, date, action, changes } = entry;
    const fields = action === "update" ? changes.map(({ field }) => field) : [];
    return [{ _id, date, kind, action, person: personOf(db, entry), fields, rows: null }];
  });
  const exported = db.records
    .find("export", { where: { author: { _id: { equals: userId } } } })
    .flatMap(({ _id, date, entity, format, rows }): Activity[] =>
      isRecordKind(entity)
        ? [{ _id, date, kind: "exports", action: "export", person: null, fields: [], rows, format, entity }]
        : [],
    );
  return newestFirst([...written, ...exported]).sort((a, b) => b.date.localeCompare(a.date));
}

export function personOf(db: Db, { subject, subjectId, donorId }: HistoryRecord): Activity["person"] {
  const account = subject === "user" ? db.records.get("user", subjectId) : undefined;
  const person = account ?? (donorId === null ? undefined : db.donorRecord(donorId));
  if (!person) return null;
  const { _id, firstName, lastName } = person;
  return { _id, firstName, lastName, role: account?.role ?? "donor" };
}
