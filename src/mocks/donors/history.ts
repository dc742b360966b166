import type { components } from "../../contract/api";
import { notificationsOf, withoutOwner } from "../account/notifications";
import { STAFF_NOTES } from "../auth/abilities";
import { findUser } from "../auth/accounts";
import type { Db } from "../db/db";
import type { DonorRecord, HistoryRecord, StaffUser } from "../db/models";
import { mailsOfDonor } from "../email/of-donor";
import type { Api } from "../handlers/api";
import { permittedRow } from "../handlers/permitted";
import { listQuery, readBody } from "../handlers/request";
import { historyOfDonor, recordAboutDonor } from "../write/history";
import { unprocessable } from "../write/problem-texts";
import { namedDonor } from "../write/serialize";
import { asUser } from "../write/writer";

type HistoryEntry = components["schemas"]["HistoryEntry"];

/**
 * @param reader the user who reads it
 * @returns the history of a donor with mails, newest first, and that of the records that have become a part of it. Seeded donors have
 *   an entry for their import
 */
export function presentHistory(db: Db, donor: DonorRecord, reader: StaffUser): HistoryEntry[] {
  const parts = new Map(db.donors.partsOf(donor).map((part) => [part._id, namedDonor(part)]));
  const ofPart = (id: string | null) => {
    const of = id === null ? undefined : parts.get(id);
    return of && { of };
  };
  const entries = historyOfDonor(db, donor._id)
    .flatMap((entry) => (reader.role === "donor" ? withoutNotes(entry) : entry))
    .map((entry): HistoryEntry => ({ ...presentEntry(entry), ...ofPart(entry.donorId) }));
  const mails = [donor._id, ...parts.keys()].flatMap((id) =>
    mailsOfDonor(db, id, donor.version).map((mail): HistoryEntry => ({ ...mail, ...ofPart(id) })),
  );
  const recorded = withMails(entries, mails).map((entry) =>
    reader.role === "donor" ? entry : { ...entry, author: withEmail(db, entry.author) },
  );
  if (
    recorded.some(
      ({ subject, subjectId, action }) => subject === "donor" && subjectId === donor._id && action === "create",
    )
  )
    return recorded;
  const first = donor.donationsNumber > 0 && donor.privacyDate ? donor.privacyDate : "2026-01-01";
  return [
    ...recorded,
    {
      _id: `h-${donor._id}`,
      subject: "donor",
      subjectId: donor._id,
      version: 1,
      date: `${first}T09:00:00.000Z`,
      author: { _id: null, name: "Importazione iniziale" },
      action: "create",
      reason: null,
      changes: [],
    },
  ];
}

function withEmail(db: Db, author: HistoryEntry["author"]): HistoryEntry["author"] {
  const email = author._id && findUser(db, author._id)?.email;
  return email ? { ...author, email } : author;
}

/** Inserts each mail before the first older entry. Entries keep their order, although the clock may have been moved back. */
function withMails(history: readonly HistoryEntry[], mails: readonly HistoryEntry[]): HistoryEntry[] {
  const entries = [...history];
  for (const mail of mails) {
    const at = entries.findIndex(({ date }) => date < mail.date);
    entries.splice(at < 0 ? entries.length : at, 0, mail);
  }
  return entries;
}

const NOTES: ReadonlySet<string> = new Set(STAFF_NOTES);

/** Removes notes of the staff from an entry, and entries that changed nothing else. */
function withoutNotes(entry: HistoryRecord): HistoryRecord[] {
  const changes = entry.changes.filter(({ field }) => !NOTES.has(field));
  const onlyNotes = entry.action === "update" && changes.length === 0 && entry.changes.length > 0;
  return onlyNotes ? [] : [{ ...entry, changes }];
}

/** @returns an entry as the API returns it */
function presentEntry(entry: HistoryRecord): HistoryEntry {
  const { _id, subjectId, version, date, author, action, reason, changes, import: importSource, merge } = entry;
  return {
    _id,
    subject: entry.subject as HistoryEntry["subject"],
    subjectId,
    version,
    date,
    author,
    action,
    reason,
    changes,
    ...(importSource && { import: importSource }),
    ...(merge && { merge }),
  };
}

const FORMATS = ["json", "print"];

/** For giving a person all their data (GDPR art. 15): the notifications, and the record of the export. */
export const dataExportHandlers = ({ session }: Api) => [
  session.get("/donors/{id}/notifications", ({ params, request, response, db, user }) => {
    permittedRow(db, user, "export", params.id);
    const { skip, limit } = listQuery(request);
    const all = notificationsOf(db, String(params.id));
    const notifications = all.slice(skip, skip + limit).map(withoutOwner);
    return response(200).json({ success: true, notifications, total: all.length, skip, limit });
  }),

  session.post("/donors/{id}/exports", async ({ params, request, response, db, user }) => {
    const donor = permittedRow(db, user, "export", params.id);
    const body = await readBody(request);
    if (!FORMATS.includes(String(body.format))) throw unprocessable([{ field: "format", code: "unknown" }]);
    recordAboutDonor(db, donor, asUser(user), { action: "export", reason: null });
    const [entry] = historyOfDonor(db, donor._id);
    if (!entry) throw new Error("the export has no history entry");
    return response(201).json({ success: true, entry: presentEntry(entry) });
  }),
];
