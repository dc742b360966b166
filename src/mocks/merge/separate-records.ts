import type { components } from "../../contract/api";
import { romeDay } from "../../domain/dates/days";
import { allows } from "../auth/abilities";
import { closeOtherSessions } from "../auth/sessions";
import { changed } from "../calls/events";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, MergedPart, MergeRecord, StaffUser } from "../db/models";
import { mailsOfDonor } from "../email/of-donor";
import { forbidden } from "../guard";
import { consentsOf } from "../seed/consents";
import { refusal, stale } from "../write/conflict";
import { changesBetween, newestFirst, recordHistory } from "../write/history";
import { namedDonor, serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { blocked, CALLS_REFUSED, refusalChange } from "./merge-records";
import { movePart, onceOf, partsOf, placedNow, putOnce, takenSince } from "./merging";

type Schemas = components["schemas"];
type Separating = Schemas["Separating"];
type Change = Separating["since"][number];

/** Fields that are changed together, by the one that names them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  status: ["status", "suspended", "suspension", "suspensionDate"],
  privacy: ["privacy", "privacyDate"],
};
/** The consents decide on it. */
const CONSENTS = "privacy";
const fieldId = (name: string) => `field ${name}`;

/** @returns the names of the fields in which two records differ */
function differences(one: DonorRecord, other: DonorRecord): string[] {
  const nameOf = (field: string) => Object.keys(TOGETHER).find((name) => TOGETHER[name]?.includes(field)) ?? field;
  return [...new Set(changesBetween(one, other).map(({ field }) => nameOf(field)))];
}

/** @returns the fields of a record that have these names */
function pickFields(record: DonorRecord, names: readonly string[]): Partial<DonorRecord> {
  const fields = new Set(names.flatMap((name) => TOGETHER[name] ?? [name]));
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.has(field)));
}

/** Where everything of two merged records is now, and what was changed since the merge. */
function compareWithMerge(db: Db, merge: MergeRecord) {
  const [survivor, other] = [
    placedNow(db, merge.before[0], merge.places[0]),
    placedNow(db, merge.before[1], merge.places[1]),
  ];
  const merged = placedNow(db, merge.merged, merge.places[2]);
  const current = db.donors.ownerOf(survivor._id);
  const fields = differences(merged, current);
  const answers = consentsOf(db, current).filter(
    (answer) => !merge.mergedOnce.consents?.some((known) => JSON.stringify(known) === JSON.stringify(answer)),
  );
  const { callsRefused } = onceOf(db, current);
  const former = merge.mergedOnce.callsRefused;
  const refusalChanged = callsRefused?.callId !== former?.callId || !callsRefused !== !former;

  const known = new Map(merge.parts.map((part) => [part.before._id, part]));
  const parts = partsOf(db, current).map((part) => {
    const before = known.get(part.before._id)?.before;
    const how = !before ? ("added" as const) : isEdited(before, part.before) ? ("changed" as const) : null;
    return { ...part, how, ofOther: before?.donorId === other._id };
  });
  const present = new Set(parts.map(({ before }) => before._id));
  const deleted = merge.parts.flatMap(({ model, before, same }) => {
    const isDeleted = before.donorId === other._id && !present.has(same ?? before._id);
    return isDeleted ? [{ model, before, how: "deleted" as const, ofOther: true }] : [];
  });
  // of two that counted once, each record gets one
  const both = merge.parts.filter(({ same }) => same !== null && present.has(same));
  return { survivor, other, merged, current, fields, answers, callsRefused, refusalChanged, parts, deleted, both };
}
type Compared = ReturnType<typeof compareWithMerge>;

/** Whether a part was edited. It may have moved. */
const isEdited = (before: MergedPart["before"], now: MergedPart["before"]): boolean =>
  changesBetween({ ...before, donorId: now.donorId }, now).length > 0;

/** @returns why a user can't separate two records; null if they can */
export function separationBlocked(db: Db, user: StaffUser, merge: MergeRecord): Schemas["Merge"]["blocked"] {
  const current = db.donors.ownerOf(merge.before[0]._id);
  if (merge.separated) return "separated";
  if (current.mergedInto !== undefined) return "order";
  if (current.deleted) return "deleted";
  const lasting = ({ before, separated }: MergeRecord) => separated === null && before[0]._id === current._id;
  if (newestFirst(db.records.all("merge").filter(lasting))[0]?._id !== merge._id) return "order";
  const other = placedNow(db, merge.before[1], merge.places[1]);
  return [current, other].every((donor) => allows(user, "update", "Donor", donor)) ? null : "elsewhere";
}

/** @returns what was changed since the merge, on which the user decides one by one */
function changesSince({ current, fields, answers, callsRefused, refusalChanged, parts, deleted }: Compared): Change[] {
  const plain = { field: null, value: null, date: null, how: "changed", goes: false } as const;
  const values = current as unknown as Record<string, unknown>;
  const ofField = (field: string, value: unknown) => ({
    ...plain,
    _id: fieldId(field),
    kind: "field" as const,
    field,
    value,
  });
  return [
    ...fields.filter((name) => name !== CONSENTS).map((name) => ofField(name, values[name] ?? null)),
    ...(answers.length > 0 ? [{ ...plain, _id: "consents", kind: "consents" as const }] : []),
    ...(refusalChanged ? [ofField(CALLS_REFUSED, callsRefused !== null)] : []),
    ...[...parts, ...deleted].flatMap(({ how, ofOther, ...part }): Change[] =>
      // what was deleted stays so, unless the user says otherwise
      how ? [{ ...plain, ...present(part), kind: part.model, how, goes: ofOther && how === "changed" }] : [],
    ),
  ];
}

/** @returns a part as the API names it */
function present({ before }: Pick<MergedPart, "before">): Pick<Change, "_id" | "value" | "date"> {
  const { _id } = before;
  if ("outcome" in before) return { _id, value: before.outcome, date: romeDay(Date.parse(before.at)) };
  if ("files" in before) return { _id, value: before.name, date: null };
  if ("type" in before) return { _id, value: before.type, date: before.date };
  return { _id, value: before.awardDonorsGroup ?? before.award, date: before.awardDonorsGroupDate ?? before.awardDate };
}

/** @returns what separating two records would do, as the API returns it */
export function separatingOf(db: Db, merge: MergeRecord): Separating {
  const compared = compareWithMerge(db, merge);
  const { current, parts, both } = compared;
  const returning = [...both, ...parts.filter(({ ofOther, how }) => ofOther && how === null)];
  const count = (model: MergedPart["model"]) => returning.filter((part) => part.model === model).length;
  return {
    version: current.version,
    returns: {
      donations: count("donation"),
      awards: count("award"),
      documents: count("document"),
      calls: count("call"),
    },
    since: changesSince(compared),
    mails: mailsOfDonor(db, current._id, 0).filter(({ date }) => date > merge.made.date).length,
    loginClosed: merge.loginClosed,
  };
}

interface SeparationWish {
  version: unknown;
  /** Ids of {@link changesSince} that go to the other record; null: as these say. */
  toOther: ReadonlySet<string> | null;
}

/**
 * Separates two merged records: each gets back what it had.
 * @returns the record that had stayed. @throws HttpError 403, 409 for an outdated version, a value that somebody else has got, and while it is blocked
 */
export function separateDonors(db: Db, user: StaffUser, merge: MergeRecord, wish: SeparationWish): DonorRecord {
  const compared = compareWithMerge(db, merge);
  const { survivor, other, merged, current, fields } = compared;
  const reason = separationBlocked(db, user, merge);
  if (reason === "elsewhere") throw forbidden();
  if (reason) throw blocked(reason);
  if (wish.version !== current.version) throw stale(db, "donor", current._id, serializeDonor(db, current));
  const since = changesSince(compared);
  const toOther = wish.toOther ?? new Set(since.flatMap(({ _id, goes }) => (goes ? [_id] : [])));

  const goes = (name: string) => toOther.has(name === CONSENTS ? "consents" : fieldId(name));
  const returning = differences(survivor, merged).filter((name) => !fields.includes(name));
  const own = pickFields(survivor, [...returning, ...fields.filter(goes)]);
  const others = { ...other, ...pickFields(current, fields.filter(goes)) };
  const taken = takenSince(db, merge, own) ?? takenSince(db, merge, others);
  if (taken) throw refusal(taken);

  separateParts(db, merge, compared, toOther);
  separateOnce(db, merge, compared, toOther);
  const before = db.donors.ownerOf(other._id);
  db.records.put("donor", { ...others, deleted: false, mergedInto: undefined, version: before.version + 1 });
  db.records.put("donor", { ...current, ...own, version: current.version + 1 });
  const author = asUser(user).author;
  db.records.put("merge", { ...merge, separated: { author, date: db.instant() } });
  const [reopened, result] = [db.donors.ownerOf(other._id), db.donors.ownerOf(current._id)];
  const refused = (donor: DonorRecord) => db.records.get("callsRefused", donor._id);
  const record = (from: DonorRecord, to: DonorRecord, partner: DonorRecord, hadRefused: unknown) =>
    recordHistory(db, {
      subject: "donor",
      subjectId: to._id,
      donorId: to._id,
      areas: [...new Set([from.area, to.area])],
      author,
      action: "separate",
      reason: null,
      version: to.version,
      changes: [...changesBetween(from, to), ...refusalChange(hadRefused, refused(to))],
      merge: { _id: merge._id, other: namedDonor(partner) },
    });
  record(current, result, reopened, compared.callsRefused);
  record(other, reopened, result, refused(reopened));
  for (const donor of merge.before) changed(db, donor);
  return result;
}

/** Gives each record its donations, awards, documents, calls and notifications. */
function separateParts(
  db: Db,
  merge: MergeRecord,
  { survivor, other, parts, deleted, both }: Compared,
  toOther: ReadonlySet<string>,
) {
  for (const { how, ofOther, ...part } of parts)
    if (how ? toOther.has(part.before._id) : ofOther) movePart(db, part, other._id);
  const revive = ({ model, before }: Pick<MergedPart, "model" | "before">, donorId: string) =>
    movePart(db, { model, before: { ...before, deleted: false } }, donorId);
  for (const part of deleted) if (toOther.has(part.before._id)) revive(part, other._id);
  for (const part of both) revive(part, part.same !== null && toOther.has(part.same) ? survivor._id : other._id);
  for (const id of merge.notifications) {
    const notification = db.records.get("notification", id);
    if (notification) db.records.put("notification", { ...notification, userId: other._id });
  }
}

/** Gives each record its consents, login, refusal of calls and earlier donations. New ones stay, or go to the other record. */
function separateOnce(db: Db, merge: MergeRecord, compared: Compared, toOther: ReadonlySet<string>) {
  const { survivor, other, current, answers, callsRefused, refusalChanged } = compared;
  const { account, ...own } = merge.own;
  const answered = (donor: DonorRecord): ConsentRecord[] => [
    ...consentsOf(db, donor).filter(({ code }) => !answers.some((answer) => answer.code === code)),
    ...answers,
  ];
  const now = onceOf(db, current);
  putOnce(db, survivor._id, own);
  if (answers.length > 0) {
    const owner = toOther.has("consents") ? other : survivor;
    putOnce(db, owner._id, { consents: answered(owner) });
  }
  if (refusalChanged) putOnce(db, (toOther.has(fieldId(CALLS_REFUSED)) ? other : survivor)._id, { callsRefused });
  // the login goes with its address
  if (merge.merged.email !== merge.before[1].email || merge.before[0].email === merge.before[1].email) return;
  if (now.account) putOnce(db, other._id, { account: now.account });
  putOnce(db, survivor._id, { account });
  // these sessions were opened with the other record's address
  closeOtherSessions(db, current._id, null);
}
