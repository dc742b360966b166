import { closeOtherSessions } from "../auth/sessions";
import { changed } from "../calls/events";
import { notifyAsked } from "../change-requests/request-records";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, MergedPart, MergeRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { consentsOf } from "../seed/consents";
import { refusal, stale } from "../write/conflict";
import { changesBetween, recordHistory } from "../write/history";
import { namedDonor, serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { blocked, refusalChange } from "./merge-records";
import { movePart, putOnce, takenSince } from "./merging";
import {
  changesSince,
  compareWithMerge,
  CONSENTS,
  differences,
  fieldId,
  ONCE,
  pickFields,
  separationBlocked,
  type ComparedMerge,
} from "./separating";

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
  for (const donor of [reopened, result]) notifyAsked(db, donor);
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
  record(current, result, reopened, compared.once.callsRefused);
  record(other, reopened, result, refused(reopened));
  for (const donor of merge.before) changed(db, donor);
  return result;
}

/** Gives each record its donations, awards, documents, calls and notifications. */
function separateParts(
  db: Db,
  merge: MergeRecord,
  { survivor, other, parts, deleted, both }: ComparedMerge,
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
function separateOnce(db: Db, merge: MergeRecord, compared: ComparedMerge, toOther: ReadonlySet<string>) {
  const { survivor, other, current, answers, once, changedOnce } = compared;
  const { account, ...own } = merge.own;
  const answered = (donor: DonorRecord): ConsentRecord[] => [
    ...consentsOf(db, donor).filter(({ code }) => !answers.some((answer) => answer.code === code)),
    ...answers,
  ];
  putOnce(db, survivor._id, own);
  if (answers.length > 0) {
    const owner = toOther.has("consents") ? other : survivor;
    putOnce(db, owner._id, { consents: { _id: owner._id, given: answered(owner) } });
  }
  for (const field of changedOnce)
    putOnce(db, (toOther.has(fieldId(field)) ? other : survivor)._id, { [ONCE[field]]: once[ONCE[field]] });
  // the login goes with its address
  if (merge.merged.email !== merge.before[1].email || merge.before[0].email === merge.before[1].email) return;
  if (once.account) putOnce(db, other._id, { account: once.account });
  putOnce(db, survivor._id, { account });
  // these sessions were opened with the other record's address
  closeOtherSessions(db, current._id, null);
}
