import type { components } from "../../contract/api";
import { allows, zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import type { ExportRecord, HistoryRecord, SendingRecord, SessionRecord, StaffUser } from "../db/models";
import { mayChange } from "../documents/stored-documents";
import { receiversOf } from "../email/receivers";
import { mayStop } from "../email/sendings";
import { undoReason } from "../imports/undo";
import { personOf } from "../users/user-activities";
import { asUser } from "../write/writer";
import { kindOf, shownChanges } from "./kinds";
import { isErased, restorable } from "./restorable";

export type LogEntry = components["schemas"]["LogEntry"];

/** What most entries don't have. */
const NOTHING = {
  name: null,
  person: null,
  changes: [],
  hidden: [],
  reason: null,
  count: null,
  restore: null,
} satisfies Partial<LogEntry>;

/** @returns what a user may read of what was done, in no particular order. It is all read from records that exist */
export function logOf(db: Db, user: StaffUser): LogEntry[] {
  const zones = zoneLimit(user);
  const isOwn = ({ author }: { author: { _id?: string | null } }) => zones === null || author._id === user._id;
  const history = db.records.all("history").filter((entry) => zones === null || maySeeEntry(db, user, entry));
  return [
    // an import has one entry
    ...history.filter((entry) => !entry.import).flatMap((entry) => presentHistory(db, user, entry)),
    ...importEntries(history),
    ...db.records.all("export").filter(isOwn).map(presentExport),
    ...db.records
      .all("sending")
      .filter((sending) => isOwn(sending) || mayStop(user, sending))
      .map((sending) => presentSending(db, sending)),
    ...db.records
      .all("session")
      .filter(({ userId }) => zones === null || userId === user._id)
      .flatMap((session) => presentSession(db, session)),
  ];
}

/** Managers read what concerns donors and documents that are in their zones now, and what else they did themselves. */
function maySeeEntry(db: Db, user: StaffUser, { subject, subjectId, donorId, author }: HistoryRecord): boolean {
  if (donorId !== null) {
    const donor = db.currentDonor(donorId) ?? db.donorRecord(donorId);
    return donor !== undefined && allows(user, "read", "Donor", donor);
  }
  const document = subject === "document" && db.records.get("document", subjectId);
  return document ? mayChange(db, user, document) : author._id === user._id;
}

function presentHistory(db: Db, user: StaffUser, entry: HistoryRecord): LogEntry[] {
  const kind = kindOf(entry);
  if (kind === null) return [];
  const { _id, date, author, subject, subjectId, action, reason, merge } = entry;
  const shown = shownChanges(entry);
  return [
    {
      ...NOTHING,
      ...{ _id, date, author, kind, action },
      subject: subject as LogEntry["subject"],
      subjectId,
      name: nameOf(db, entry),
      person: isErased(db, entry) ? null : personOf(db, entry),
      ...shown,
      // the reasons of suspensions and donations are about health
      reason: action === "suspend" || subject === "donation" || shown.hidden.length > 0 ? null : reason,
      ...(merge && { merge }),
      ...restorable(db, user, entry),
    },
  ];
}

/** @returns the name of a thing, or of the section of the settings */
function nameOf(db: Db, { subject, subjectId }: HistoryRecord): string | null {
  if (subject === "settings" || subject === "integration") return subjectId;
  const record = db.records.get(subject, subjectId);
  return record && "name" in record && typeof record.name === "string" ? record.name : null;
}

/** One entry for each import, and one for its reversal, with the number of records that the user may see. */
function importEntries(history: readonly HistoryRecord[]): LogEntry[] {
  const runs = new Map<string, { first: HistoryRecord; action: "import" | "undo"; records: Set<string> }>();
  for (const entry of history) {
    if (!entry.import) continue;
    const action = entry.reason === undoReason(entry.import.file) ? "undo" : "import";
    const key = `${action} ${entry.import.id}`;
    const run = runs.get(key) ?? { first: entry, action, records: new Set() };
    run.records.add(`${entry.subject} ${entry.subjectId}`);
    runs.set(key, run);
  }
  return [...runs.values()].map(({ first: { _id, date, author, import: source }, action, records }) => ({
    ...NOTHING,
    ...{ _id, date, author, action },
    kind: "imports",
    subject: "import",
    subjectId: source?.id ?? "",
    name: source?.file ?? null,
    count: records.size,
  }));
}

const presentExport = ({ _id, date, author, entity, format, rows }: ExportRecord): LogEntry => ({
  ...NOTHING,
  ...{ _id, date, author, entity, format },
  kind: "exports",
  subject: "export",
  subjectId: _id,
  action: "export",
  count: rows,
});

/** A sending and the number of its recipients. A scheduled one may have been cancelled since. */
const presentSending = (db: Db, sending: SendingRecord): LogEntry => ({
  ...NOTHING,
  ...{ _id: sending._id, date: sending.created, author: sending.author, name: sending.name },
  kind: "emails",
  subject: "sending",
  subjectId: sending._id,
  action: sending.at > sending.created ? "schedule" : "send",
  count: [...receiversOf(db, sending).all()].length,
});

/** Sign-ins of the staff. Those of donors are nobody else's business. */
function presentSession(db: Db, { _id, userId, device, started }: SessionRecord): LogEntry[] {
  const account = db.records.get("user", userId);
  if (!account) return [];
  return [
    {
      ...NOTHING,
      ...{ _id: `session ${_id}`, date: started, author: asUser({ ...account, area: null }).author, name: device },
      kind: "access",
      subject: "session",
      subjectId: userId,
      action: "signIn",
    },
  ];
}
