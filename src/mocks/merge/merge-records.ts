import { mergeRecords, type MergeChoices } from "../../domain/donor/merge";
import { joinAwards, joinDonations, mergeConsents, type Joined } from "../../domain/donor/merge-parts";
import { allows } from "../auth/abilities";
import { closeOtherSessions } from "../auth/sessions";
import { callsOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import type { DonorRecord, MergeRecord, StaffUser } from "../db/models";
import { forbidden, HttpError } from "../guard";
import { consentsOf } from "../seed/consents";
import { stale } from "../write/conflict";
import { changesBetween, recordHistory } from "../write/history";
import { sendMail } from "../write/notify";
import { namedDonor, serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { callsMoved, mergeRefusals, moveCalls, refusalsOf } from "./calls";
import { blockedBy, canSignIn, documentsOf, mergingOf, movedTo } from "./merging";
import { pairId, pairOf } from "./pairs";
import texts from "./texts.json" with { type: "json" };

interface MergeWish {
  survivor: DonorRecord;
  other: DonorRecord;
  /** The versions that the user has seen. */
  versions: readonly [unknown, unknown];
  choices: MergeChoices;
  /** Keys of the other's donations that count once, as the user has seen them. */
  same: readonly string[];
}

export const blocked = (reason: keyof typeof texts.blocked): HttpError =>
  new HttpError(409, { message: texts.blocked[reason], code: "blocked" });

/**
 * Merges two records: the other one becomes a part of the survivor.
 * @throws HttpError 403, 409 for an outdated version and while it is blocked
 */
export function mergeDonors(db: Db, user: StaffUser, wish: MergeWish): MergeRecord {
  const { survivor, other, versions } = wish;
  const both = [survivor, other] as const;
  if (!both.every((donor) => allows(user, "update", "Donor", donor))) throw forbidden();
  both.forEach((donor, at) => {
    if (versions[at] !== donor.version) throw stale(db, "donor", donor._id, serializeDonor(db, donor));
  });
  const [reason] = blockedBy(db, user, both);
  if (reason) throw blocked(reason);
  const donations = joinDonations(db.donors.donationsOf(survivor), db.donors.donationsOf(other));
  const dropped = donations.flatMap(({ same }) => same?._id ?? []);
  if ([...dropped].sort().join() !== [...wish.same].sort().join())
    throw stale(db, "donor", survivor._id, serializeDonor(db, survivor));

  const earlier = db.donors.earlierDonations(survivor) + db.donors.earlierDonations(other);
  const record: MergeRecord = {
    _id: db.nextId("merge", "mg"),
    before: both,
    merged: survivor,
    consents: [
      db.records.get("consents", survivor._id)?.given ?? null,
      db.records.get("consents", other._id)?.given ?? null,
    ],
    mergedConsents: mergeConsents(consentsOf(db, survivor), consentsOf(db, other)),
    accounts: [db.records.get("account", survivor._id) ?? null, db.records.get("account", other._id) ?? null],
    openings: [db.records.get("opening", survivor._id) ?? null, db.records.get("opening", other._id) ?? null],
    own: {
      donations: db.donors.donationsOf(survivor).map(({ _id }) => _id),
      awards: db.donors.awardsOf(survivor).map(({ _id }) => _id),
      documents: documentsOf(db, survivor).map(({ _id }) => _id),
      calls: callsOf(db, survivor).map(({ _id }) => _id),
    },
    moved: moveOwned(db, survivor, other, donations),
    dropped: { donations: dropped, awards: [] },
    callsRefused: refusalsOf(db, both),
    loginClosed: canSignIn(survivor) && canSignIn(other),
    made: { author: asUser(user).author, date: db.instant() },
    separated: null,
  };
  mergeOpenings(db, record, earlier);
  record.dropped.awards = dropAwards(db, survivor, other, record);
  record.merged = mergeOwnFields(db, user, wish, record);
  db.records.put("merge", record);
  const changes = [...changesBetween(survivor, record.merged), ...mergeRefusals(db, record)];
  callsMoved(db, both);
  recordHistory(db, {
    subject: "donor",
    subjectId: survivor._id,
    donorId: survivor._id,
    areas: [...new Set([survivor.area, other.area, record.merged.area])],
    author: record.made.author,
    action: "merge",
    reason: null,
    version: record.merged.version,
    changes,
    merge: { _id: record._id, other: namedDonor(other) },
  });
  return record;
}

/** Moves donations, documents, calls, notifications and decisions about duplicates. @returns their ids; awards are added later */
function moveOwned(
  db: Db,
  survivor: DonorRecord,
  other: DonorRecord,
  donations: readonly Joined<ReturnType<Db["donors"]["donationsOf"]>[number]>[],
): MergeRecord["moved"] {
  const donorId = survivor._id;
  for (const { item, own, same } of donations) {
    if (same) db.records.put("donation", { ...same, deleted: true });
    if (!own) db.records.put("donation", movedTo(donorId, item));
  }
  const documents = documentsOf(db, other);
  for (const document of documents) db.records.put("document", { ...document, donorId });
  const notifications = db.records.all("notification").filter(({ userId }) => userId === other._id);
  for (const notification of notifications) db.records.put("notification", { ...notification, userId: donorId });
  return {
    donations: donations.flatMap(({ item, own }) => (own ? [] : item._id)),
    awards: [],
    documents: documents.map(({ _id }) => _id),
    calls: moveCalls(db, [survivor, other]),
    notifications: notifications.map(({ _id }) => _id),
    decisions: moveDecisions(db, survivor, other),
  };
}

/** Who isn't the other person isn't the merged one. @returns the ids of the new decisions */
function moveDecisions(db: Db, survivor: DonorRecord, other: DonorRecord): string[] {
  return db.records.all("duplicate").flatMap((noted) => {
    const third = noted._id.split(".").find((id) => id !== other._id) ?? "";
    const donor = db.donor(third);
    if (!noted.decided || !donor || donor._id === survivor._id || noted._id !== pairId(other, donor)) return [];
    const _id = pairId(survivor, donor);
    if (db.records.get("duplicate", _id)) return [];
    db.records.put("duplicate", { ...noted, _id });
    return [_id];
  });
}

/** Moves awards, except those that the survivor has, too. @returns the ids of those */
function dropAwards(db: Db, survivor: DonorRecord, other: DonorRecord, { moved }: MergeRecord): string[] {
  const joined = joinAwards(db.donors.awardsOf(survivor), db.donors.awardsOf(other));
  for (const { item, own, same } of joined) {
    if (same) db.records.put("award", { ...same, deleted: true });
    if (own) continue;
    db.records.put("award", movedTo(survivor._id, item));
    moved.awards.push(item._id);
  }
  return joined.flatMap(({ same }) => same?._id ?? []);
}

/** The donations without a record of both are added. @param earlier their number */
function mergeOpenings(db: Db, { before: [survivor], openings }: MergeRecord, earlier: number): void {
  const until = openings
    .flatMap((opening) => opening?.until ?? [])
    .sort()
    .at(-1);
  if (until === undefined) return;
  // the record that was read before the merge has cached values
  const donor = db.donorRecord(survivor._id) ?? survivor;
  const recorded = db.donors.donationsOf(donor).filter(({ date }) => date <= until).length;
  db.records.put("opening", { _id: survivor._id, number: earlier + recorded, until });
}

/** Writes both records, the consents and the login. @returns the survivor */
function mergeOwnFields(
  db: Db,
  user: StaffUser,
  { survivor, other, choices }: MergeWish,
  { mergedConsents, accounts, loginClosed }: MergeRecord,
): DonorRecord {
  const merging = mergingOf(db, user, pairOf(survivor, other, "contact"));
  const dated = (donor: DonorRecord) => ({
    ...donor,
    changed: merging.records.find(({ _id }) => _id === donor._id)?.changed ?? {},
  });
  const { changed: _, ...merged } = mergeRecords(dated(survivor), dated(other), choices);
  const privacy = mergedConsents.find(({ code }) => code === "privacy");
  const privacyFields = privacy
    ? { privacy: privacy.given, privacyDate: privacy.given ? (privacy.signed ?? privacy.date.slice(0, 10)) : null }
    : {};
  db.records.put("donor", { ...other, deleted: true, mergedInto: survivor._id, version: other.version + 1 });
  db.records.put("donor", { ...merged, ...privacyFields, version: survivor.version + 1 });
  db.records.put("consents", { _id: survivor._id, given: mergedConsents });
  const keepsOthersEmail = merged.email === other.email && other.email !== survivor.email;
  // the login goes with its address
  if (keepsOthersEmail && accounts[1]) db.records.put("account", { ...accounts[1], _id: survivor._id });
  if (keepsOthersEmail && !accounts[1] && accounts[0]) db.records.remove("account", survivor._id);
  closeOtherSessions(db, other._id, null);
  if (keepsOthersEmail) closeOtherSessions(db, survivor._id, null);
  const closed = keepsOthersEmail ? survivor.email : other.email;
  if (loginClosed && closed) sendMail(db, { to: closed, ...texts.loginClosed });
  return db.donorRecord(survivor._id) ?? merged;
}
