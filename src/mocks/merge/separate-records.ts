import type { components } from "../../contract/api";
import { romeDay } from "../../domain/dates/days";
import { allows } from "../auth/abilities";
import { closeOtherSessions } from "../auth/sessions";
import { refusesCalls } from "../calls/refused";
import { callsOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, HistoryRecord, MergeRecord, StaffUser } from "../db/models";
import { awardDay } from "../db/donors";
import { mailsOfDonor } from "../email/of-donor";
import { forbidden } from "../guard";
import { consentsOf, seedConsents } from "../seed/consents";
import { refusal, stale } from "../write/conflict";
import { changesBetween, recordHistory } from "../write/history";
import { namedDonor, serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { CALLS_REFUSED, callsMoved, isRefusalChanged, returnRefusals } from "./calls";
import { blocked } from "./merge-records";
import { documentsOf, movedTo, takenSince } from "./merging";

type Schemas = components["schemas"];
type Separating = Schemas["Separating"];

/** Fields that are changed together, by the one that names them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  status: ["status", "suspended", "suspension", "suspensionDate"],
  privacy: ["privacy", "privacyDate"],
};
/** The consents decide on it. */
const CONSENTS = "privacy";
const nameOf = (field: string) => Object.keys(TOGETHER).find((name) => TOGETHER[name]?.includes(field)) ?? field;
const fieldsOf = (name: string) => TOGETHER[name] ?? [name];
/** @returns the fields of a record that have these names */
const pickFields = (record: DonorRecord, names: readonly string[]): Partial<DonorRecord> => {
  const fields = new Set(names.flatMap(fieldsOf));
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.has(field)));
};
const fieldId = (name: string) => `field ${name}`;
const ofField = (field: string) => ({ _id: fieldId(field), kind: "field" as const, field, date: null });

/** @returns the names of the fields in which two records differ */
const differences = (one: DonorRecord, other: DonorRecord): string[] => [
  ...new Set(changesBetween(one, other).map(({ field }) => nameOf(field))),
];

const newAnswers = (db: Db, { mergedConsents }: MergeRecord, current: DonorRecord): ConsentRecord[] =>
  consentsOf(db, current).filter(
    (answer) => !mergedConsents.some((merged) => JSON.stringify(merged) === JSON.stringify(answer)),
  );

/** @returns why two records can't be separated; null if they can */
function separationBlocked(db: Db, merge: MergeRecord, current: DonorRecord): Separating["blocked"] {
  if (merge.separated) return "separated";
  if (current.mergedInto !== undefined) return "order";
  if (current.deleted) return "deleted";
  const later = db.records
    .all("merge")
    .some(
      ({ _id, before, separated }) =>
        separated === null && before[0]._id === current._id && Number(_id.slice(2)) > Number(merge._id.slice(2)),
    );
  return later ? "order" : null;
}

const remaining = (owned: readonly { _id: string }[], ids: readonly string[]): number =>
  owned.filter(({ _id }) => ids.includes(_id)).length;

/** @returns what separating two records would do, as the API returns it */
export function separatingOf(db: Db, merge: MergeRecord): Separating {
  const { before, merged, own, moved, dropped, loginClosed, made } = merge;
  const [survivor, other] = before;
  const current = db.donorRecord(survivor._id) ?? survivor;
  const value = (record: DonorRecord, name: string) => (record as unknown as Record<string, unknown>)[name] ?? null;
  const known = new Set([...Object.values(own).flat(), ...Object.values(moved).flat()]);
  const isNew = ({ _id }: { _id: string }) => !known.has(_id);
  const since: Separating["since"] = [
    ...differences(merged, current)
      .filter((name) => name !== CONSENTS)
      .map((name) => ({ ...ofField(name), value: value(current, name) })),
    ...(newAnswers(db, merge, current).length > 0
      ? [{ _id: "consents", kind: "consents" as const, field: null, value: null, date: null }]
      : []),
    ...db.donors
      .donationsOf(current)
      .filter(isNew)
      .map(({ _id, type, date }) => ({ _id, kind: "donation" as const, field: null, value: type, date })),
    ...db.donors
      .awardsOf(current)
      .filter(isNew)
      .map((award) => ({
        _id: award._id,
        kind: "award" as const,
        field: null,
        value: award.awardDonorsGroup ?? award.award,
        date: awardDay(award) || null,
      })),
    ...(isRefusalChanged(db, merge) ? [{ ...ofField(CALLS_REFUSED), value: refusesCalls(db, current._id) }] : []),
    ...callsOf(db, current)
      .filter(isNew)
      .map(({ _id, outcome, at }) => ({
        _id,
        kind: "call" as const,
        field: null,
        value: outcome,
        date: romeDay(Date.parse(at)),
      })),
    ...documentsOf(db, current)
      .filter(isNew)
      .map(({ _id, name }) => ({ _id, kind: "document" as const, field: null, value: name, date: null })),
  ];
  return {
    blocked: separationBlocked(db, merge, current),
    version: current.version,
    fields: [...new Set([...differences(survivor, other), ...differences(survivor, merged)])].map((field) => ({
      field,
      survivor: value(survivor, field),
      other: value(other, field),
      kept: value(merged, field),
    })),
    returns: {
      donations: remaining(db.donors.donationsOf(current), moved.donations) + dropped.donations.length,
      awards: remaining(db.donors.awardsOf(current), moved.awards) + dropped.awards.length,
      documents: remaining(documentsOf(db, current), moved.documents),
      calls: remaining(callsOf(db, current), moved.calls),
    },
    since,
    mails: mailsOfDonor(db, survivor._id, 0).filter(({ date }) => date > made.date).length,
    loginClosed,
  };
}

/**
 * Separates two merged records: each gets back what it had.
 * @param toOther what the other one gets of that which was changed or added since, by its id in {@link separatingOf}
 * @returns the record that had stayed. @throws HttpError 403, 409 for an outdated version, a value that somebody else has got, and while it is blocked
 */
export function separateDonors(
  db: Db,
  user: StaffUser,
  merge: MergeRecord,
  { version, toOther }: { version: unknown; toOther: ReadonlySet<string> },
): DonorRecord {
  const [survivor, other] = merge.before;
  const current = db.donorRecord(survivor._id) ?? survivor;
  const stored = db.donorRecord(other._id) ?? other;
  // a zone may have been renamed since
  const former: DonorRecord = { ...other, area: stored.area, association: stored.association };
  if (![current, former].every((donor) => allows(user, "update", "Donor", donor))) throw forbidden();
  const { blocked: reason, since } = separatingOf(db, merge);
  if (reason) throw blocked(reason);
  if (version !== current.version) throw stale(db, "donor", current._id, serializeDonor(db, current));
  const answers = newAnswers(db, merge, current);

  const changed = differences(merge.merged, current);
  const isChanged = (name: string) => changed.includes(name);
  const goes = (name: string) => isChanged(name) && toOther.has(name === CONSENTS ? "consents" : fieldId(name));
  const returning = [...new Set([...changed, ...differences(survivor, merge.merged)])];
  const own = pickFields(
    survivor,
    returning.filter((name) => !isChanged(name) || goes(name)),
  );
  const others = pickFields(current, returning.filter(goes));
  const taken = takenSince(db, merge, own) ?? takenSince(db, merge, { ...former, ...others });
  if (taken) throw refusal(taken);

  returnOwned(db, merge, new Set(since.filter(({ _id }) => toOther.has(_id)).map(({ _id }) => _id)));
  returnLogin(db, merge, current);
  const author = asUser(user).author;
  const separated = { author, date: db.instant() };
  db.records.put("donor", { ...former, ...others, deleted: false, mergedInto: undefined, version: stored.version + 1 });
  db.records.put("donor", { ...current, ...own, version: current.version + 1 });
  returnConsents(db, merge, answers, toOther.has("consents"));
  db.records.put("merge", { ...merge, separated });
  const reopened = db.donorRecord(other._id) ?? other;
  const result = db.donorRecord(survivor._id) ?? current;
  const entry = { author, action: "separate", reason: null } as const;
  const [ownRefusal, othersRefusal] = returnRefusals(db, merge, toOther.has(fieldId(CALLS_REFUSED)));
  callsMoved(db, merge.before);
  const about = (before: DonorRecord, after: DonorRecord, partner: DonorRecord, more: HistoryRecord["changes"]) => ({
    ...entry,
    subject: "donor" as const,
    subjectId: after._id,
    donorId: after._id,
    areas: [...new Set([before.area, after.area])],
    version: after.version,
    changes: [...changesBetween(before, after), ...more],
    merge: { _id: merge._id, other: namedDonor(partner) },
  });
  recordHistory(db, about(current, result, reopened, ownRefusal));
  recordHistory(db, about(former, reopened, result, othersRefusal));
  return result;
}

/** Gives the other record its donations, awards, documents, calls, notifications and the count of earlier donations. */
function returnOwned(db: Db, { before, moved, dropped, openings }: MergeRecord, chosen: ReadonlySet<string>) {
  const [survivor, { _id: donorId }] = before;
  for (const model of ["donation", "award", "document", "call"] as const)
    for (const id of [...moved[`${model}s`], ...chosen]) {
      const owned = db.records.get(model, id);
      if (owned?.donorId === survivor._id) db.records.put(model, movedTo(donorId, owned) as never);
    }
  for (const model of ["donation", "award"] as const)
    for (const id of dropped[`${model}s`]) {
      const owned = db.records.get(model, id);
      if (owned) db.records.put(model, { ...owned, deleted: false } as never);
    }
  for (const id of moved.notifications) {
    const notification = db.records.get("notification", id);
    if (notification) db.records.put("notification", { ...notification, userId: donorId });
  }
  for (const id of moved.decisions) db.records.remove("duplicate", id);
  const [opening] = openings;
  if (opening) db.records.put("opening", opening);
  else db.records.remove("opening", survivor._id);
}

/** The login goes with its address. */
function returnLogin(db: Db, { before, merged, accounts }: MergeRecord, current: DonorRecord) {
  const [survivor, other] = before;
  if (merged.email !== other.email || survivor.email === other.email) return;
  const account = db.records.get("account", current._id);
  if (account) db.records.put("account", { ...account, _id: other._id });
  // these sessions were opened with the other record's address
  closeOtherSessions(db, current._id, null);
  if (accounts[0]) db.records.put("account", accounts[0]);
  else db.records.remove("account", current._id);
}

/** Gives back the consents of both. New answers stay, or go to the other one. */
function returnConsents(
  db: Db,
  { before, consents }: MergeRecord,
  answers: readonly ConsentRecord[],
  toOther: boolean,
) {
  before.forEach((donor, at) => {
    const former = consents[at];
    const isNew = answers.length > 0 && toOther === (at === 1);
    if (!isNew)
      return former
        ? db.records.put("consents", { _id: donor._id, given: former })
        : db.records.remove("consents", donor._id);
    const rest = (former ?? seedConsents(donor, db.anchor)).filter(
      ({ code }) => !answers.some((answer) => answer.code === code),
    );
    db.records.put("consents", { _id: donor._id, given: [...rest, ...answers] });
  });
}
