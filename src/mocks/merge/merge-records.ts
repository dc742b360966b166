import { closedLogins, mergeRecords, type MergeChoices } from "../../domain/donor/merge";
import { joinAwards, joinDonations, mergeConsents } from "../../domain/donor/merge-parts";
import { allows } from "../auth/abilities";
import { closeOtherSessions } from "../auth/sessions";
import { changed } from "../calls/events";
import { holdOf } from "../calls/stored-calls";
import { notifyAsked } from "../change-requests/request-records";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, MergeRecord, StaffUser } from "../db/models";
import { forbidden, HttpError } from "../guard";
import { consentsOf } from "../seed/consents";
import { stale } from "../write/conflict";
import { changesBetween, recordHistory } from "../write/history";
import { sendMail } from "../write/notify";
import { namedDonor, serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { blockedBy, canSignIn, changeDates, movePart, onceOf, partsOf, placesOf, putOnce } from "./merging";
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

/** @returns the change of a refusal for the history */
export const refusalChange = (before: unknown, after: unknown) =>
  Boolean(before) === Boolean(after) ? [] : [{ field: "callsRefused", from: Boolean(before), to: Boolean(after) }];

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
  const same = donations.flatMap((joined) => joined.same?._id ?? []);
  if ([...same].sort().join() !== [...wish.same].sort().join())
    throw stale(db, "donor", survivor._id, serializeDonor(db, survivor));

  const awards = joinAwards(db.donors.awardsOf(survivor), db.donors.awardsOf(other));
  const kept = new Map([...donations, ...awards].map((joined) => [joined.same?._id, joined.item._id]));
  const parts = both
    .flatMap((donor) => partsOf(db, donor))
    .map((part) => ({ ...part, same: kept.get(part.before._id) ?? null }));
  const own = onceOf(db, survivor);
  const mergedOnce = { ...own, ...joinOnce(db, both) };
  const merged = mergedFields(db, wish, mergedOnce.consents.given);
  // the login goes with its address
  const keepsOthersEmail = merged.email === other.email && other.email !== survivor.email;
  if (keepsOthersEmail) mergedOnce.account = onceOf(db, other).account;
  const closed = closedLogins(both.filter(canSignIn), merged);

  for (const part of parts) {
    if (part.before.donorId !== other._id) continue;
    if (part.same) db.records.put(part.model, { ...part.before, deleted: true } as never);
    else movePart(db, part, survivor._id);
  }
  putOnce(db, survivor._id, mergedOnce);
  const hold = db.records.get("callHold", other._id);
  db.records.remove("callHold", other._id);
  if (hold && !holdOf(db, survivor._id)) db.records.put("callHold", { ...hold, _id: survivor._id });
  const notifications = db.records.all("notification").filter(({ userId }) => userId === other._id);
  for (const notification of notifications) db.records.put("notification", { ...notification, userId: survivor._id });
  db.records.put("donor", { ...other, deleted: true, mergedInto: survivor._id, version: other.version + 1 });
  db.records.put("donor", { ...merged, version: survivor.version + 1 });
  notifyAsked(db, db.donors.ownerOf(survivor._id));
  closeOtherSessions(db, other._id, null);
  if (keepsOthersEmail) closeOtherSessions(db, survivor._id, null);
  for (const to of closed) sendMail(db, { to, ...texts.loginClosed });
  for (const donor of both) changed(db, donor);

  const record: MergeRecord = {
    _id: db.nextId("merge", "mg"),
    before: both,
    places: [placesOf(db, survivor), placesOf(db, other), placesOf(db, merged)],
    merged: db.donors.ownerOf(survivor._id),
    own,
    mergedOnce,
    parts,
    notifications: notifications.map(({ _id }) => _id),
    loginClosed: closed.length > 0,
    made: { author: asUser(user).author, date: db.instant() },
    separated: null,
  };
  db.records.put("merge", record);
  recordHistory(db, {
    subject: "donor",
    subjectId: survivor._id,
    donorId: survivor._id,
    areas: [...new Set([survivor.area, other.area, merged.area])],
    author: record.made.author,
    action: "merge",
    reason: null,
    version: record.merged.version,
    changes: [...changesBetween(survivor, record.merged), ...refusalChange(own.callsRefused, mergedOnce.callsRefused)],
    merge: { _id: record._id, other: namedDonor(other) },
  });
  return record;
}

/** @returns the consents, the refusal of calls and the earlier donations of both records */
function joinOnce(db: Db, [survivor, other]: MergeRecord["before"]) {
  const [own, others] = [onceOf(db, survivor), onceOf(db, other)];
  const until = [own.opening?.until ?? "", others.opening?.until ?? ""].sort().at(-1);
  const days = joinDonations(db.donors.donationsOf(survivor), db.donors.donationsOf(other)).map(
    ({ item }) => item.date,
  );
  const number =
    db.donors.earlierDonations(survivor) +
    db.donors.earlierDonations(other) +
    days.filter((date) => until && date <= until).length;
  return {
    consents: { _id: survivor._id, given: mergeConsents(consentsOf(db, survivor), consentsOf(db, other)) },
    callsRefused: own.callsRefused ?? others.callsRefused,
    opening: until ? { _id: survivor._id, number, until } : null,
  };
}

/** @returns the record that stays, with the consent that it carries */
function mergedFields(
  db: Db,
  { survivor, other, choices }: MergeWish,
  consents: readonly ConsentRecord[],
): DonorRecord {
  const dated = (donor: DonorRecord) => ({ ...donor, changed: changeDates(db, donor) });
  const { changed: _, ...merged } = mergeRecords(dated(survivor), dated(other), choices);
  const privacy = consents.find(({ code }) => code === "privacy");
  if (!privacy) return merged;
  const { given, signed, date } = privacy;
  return { ...merged, privacy: given, privacyDate: given ? (signed ?? date.slice(0, 10)) : null };
}
