import type { components } from "../../contract/api";
import { isDonationType } from "../../domain/donation/blood";
import { formatLongDate } from "../../domain/format";
import type { Problem } from "../../domain/validation/problem";
import { dayProblem } from "../../domain/validation/field-schema";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { CollectionDayRecord, StaffUser } from "../db/models";
import { donationWrites } from "../donors/donations";
import { HttpError, notFound } from "../guard";
import { errorText } from "../write/many-records";
import type { Api } from "../handlers/api";
import { type Body, listQuery, readBody, textOf } from "../handlers/request";
import { lastChange } from "../write/conflict";
import { newestFirst } from "../write/history";
import { pick } from "../write/pick";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { donorFinder } from "./find-donors";

type Schemas = components["schemas"];
type Form = Schemas["CollectionDayForm"];
type StoredRow = CollectionDayRecord["rows"][number];

const MAX_ROWS = 500;
const MAX_TEXT = 200;

/** Donation days: their donors, registering them, and undoing them. */
export const collectionDayHandlers = ({ needs }: Api) => [
  needs("create", "Donation").get("/collection-days", ({ request, response, db, user }) => {
    const day = new URL(request.url).searchParams.get("day");
    const { limit } = listQuery(request);
    const days = newestFirst(db.records.all("collectionDay"))
      .filter((record) => day === null || record.day === day)
      .map((record) => present(db, user, record))
      .filter(({ rows }) => rows.length > 0)
      .slice(0, limit);
    return response(200).json({ success: true, days });
  }),

  needs("create", "Donation").post("/collection-days", async ({ request, response, db, user }) => {
    const record = register(db, user, readForm(db, await readBody(request)));
    return response(201).json({ success: true, collectionDay: present(db, user, record) });
  }),

  needs("create", "Donation").post("/collection-days/donors", async ({ request, response, db, user }) => {
    const { rows } = await readBody(request);
    if (!Array.isArray(rows) || rows.length === 0 || rows.length > MAX_ROWS || !rows.every(isRecord))
      throw unprocessable([{ field: "rows", code: "form" }]);
    return response(200).json({ success: true, results: rows.map(donorFinder(db, user)) });
  }),

  needs("create", "Donation").get("/collection-days/{id}", ({ params, response, db, user }) =>
    response(200).json({ success: true, collectionDay: present(db, user, recordOf(db, user, params.id)) }),
  ),

  needs("delete", "Donation").post("/collection-days/{id}/undo", async ({ params, request, response, db, user }) => {
    const record = recordOf(db, user, params.id);
    const { donations } = await readBody(request);
    if (!Array.isArray(donations) || donations.length === 0 || !donations.every(isRecord))
      throw unprocessable([{ field: "donations", code: "form" }]);
    for (const sent of donations) undo(db, user, record, sent);
    return response(200).json({ success: true, collectionDay: present(db, user, record) });
  }),
];

/** @throws HttpError 404 for a day of which the user may read no row */
function recordOf(db: Db, user: StaffUser, id: unknown): CollectionDayRecord {
  const record = db.records.get("collectionDay", String(id));
  if (!record || present(db, user, record).rows.length === 0) throw notFound();
  return record;
}

/** @throws HttpError 422 */
function readForm(db: Db, body: Body): Form {
  const { day, type, rows } = body;
  const place = textOf(body.place);
  const problems: Problem[] = [];
  const wrongDay = dayProblem(textOf(day), db.today());
  if (wrongDay) problems.push({ field: "day", code: wrongDay });
  if (!place || place.length > MAX_TEXT) problems.push({ field: "place", code: place ? "too-long" : "missing" });
  if (!isDonationType(type)) problems.push({ field: "type", code: "unknown" });
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MAX_ROWS || !rows.every(isRow))
    problems.push({ field: "rows", code: "form" });
  if (problems.length > 0) throw unprocessable(problems);
  return { day, place, type, rows } as Form;
}

const isShort = (value: unknown) => value === undefined || (typeof value === "string" && value.length <= MAX_TEXT);
const isRow = (row: unknown): boolean =>
  isRecord(row) &&
  typeof row.donorId === "string" &&
  (row.type === undefined || isDonationType(row.type)) &&
  isShort(row.note) &&
  isShort(row.reason);

function register(db: Db, user: StaffUser, form: Form): CollectionDayRecord {
  const record: CollectionDayRecord = {
    _id: db.nextId("collectionDay", "cd"),
    ...pick(form, "day", "place", "type"),
    author: asUser(user).author,
    date: db.instant(),
    rows: form.rows.map((row) => registerRow(db, user, form, row)),
  };
  db.records.put("collectionDay", record);
  return record;
}

function registerRow(db: Db, user: StaffUser, form: Form, row: Form["rows"][number]): StoredRow {
  // the record may have become a part of another one
  const donor = db.currentDonor(row.donorId);
  const { type = form.type } = row;
  const donorId = donor?._id ?? row.donorId;
  const [note, reason] = [textOf(row.note) || null, textOf(row.reason) || null];
  const stored = { donorId, type, note, reason, refusal: null, donation: null, version: 0, first: false, award: null };
  if (donor && db.donors.donationsOf(donor).some(({ date }) => date === form.day))
    return { ...stored, refusal: "Quel giorno ha già una donazione." };
  const dueBefore = donor ? db.donors.awardsDue(donor).length : 0;
  try {
    const sent = { donorId, type, date: form.day, place: form.place };
    const historyReason = [reason, note].filter(Boolean).join(". ") || null;
    const { key, version } = donationWrites.create({ db, user, sent, reason: historyReason });
    const after = db.donors.ownerOf(donorId);
    const donations = after.donationsNumber ?? 0;
    const due = db.donors.awardsDue(after);
    const name = due.length > dueBefore ? due.at(-1)?.name : undefined;
    const award = name === undefined ? null : { name, donations };
    return { ...stored, donation: key, version, first: donations === 1, award };
  } catch (error) {
    if (error instanceof HttpError) return { ...stored, refusal: errorText(error) };
    throw error;
  }
}

function present(db: Db, user: StaffUser, { rows, ...record }: CollectionDayRecord): Schemas["CollectionDay"] {
  const visible = rows.flatMap((row) => {
    const donor = db.donorRecord(row.donorId);
    return donor && allows(user, "read", "Donor", donor) ? [{ row, donor }] : [];
  });
  return {
    ...pick(record, "_id", "day", "place", "type", "author", "date"),
    rows: visible.map(({ row, donor }) => ({
      donor: pick(donor, "_id", "firstName", "lastName", "cardNumber", "bloodGroup"),
      ...pick(row, "type", "note", "reason", "refusal", "first", "award"),
      ...stateOf(db, row),
    })),
  };
}

function stateOf(
  db: Db,
  { donation: key, version }: StoredRow,
): Pick<Schemas["CollectionDayRow"], "state" | "donation" | "changed"> {
  if (key === null) return { state: "refused", donation: null, changed: null };
  const donation = db.records.get("donation", key);
  if (!donation || donation.deleted) return { state: "removed", donation: null, changed: null };
  const isChanged = donation.version !== version;
  const changed = isChanged ? (lastChange(db, "donation", key).changed ?? null) : null;
  return { state: "registered", donation: { key, version: donation.version }, changed };
}

/** Deletes a donation of the day, if it still has the version that the user has seen. */
function undo(db: Db, user: StaffUser, { day, rows }: CollectionDayRecord, sent: Body): void {
  const before = db.records.get("donation", textOf(sent.key));
  if (!before || before.deleted || !rows.some(({ donation }) => donation === before._id)) return;
  const reason = `Annullata la giornata di prelievo di ${formatLongDate(day)}`;
  try {
    write(db, { entity: "donation", action: "delete", before, writer: asUser(user), version: sent.version, reason });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error; // refused: it stays
  }
}
