import type { components } from "../../contract/api";
import { isoDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
import type { DonorRow, Records } from "../db/models";
import { perDb } from "../db/per-db";
import { RecordIndex } from "../db/records";
import { PERSONAS } from "../db/personas";
import { createRandom, weighted } from "../seed/random";

type CallRecord = Records["call"];

/** A random stream that no donor uses. */
const CALL_STREAM = 0x6200_0000;
const kindOf = weighted<"none" | "coming" | "soon" | "noAnswer" | "notUntil">([
  ["none", 68],
  ["coming", 5],
  ["soon", 3],
  ["noAnswer", 15],
  ["notUntil", 9],
]);

/** @returns the first Saturday after the day of the seed */
const saturdayAfter = (anchor: number) => anchor + 1 + ((8 - ((anchor + 5) % 7)) % 7);

/** @returns the last call of a seeded donor, from before the seed; null for donors who weren't called */
function seededCall({ _id, status }: DonorRow, anchor: number): CallRecord | null {
  if (status !== "active") return null;
  const random = createRandom(CALL_STREAM, Number(_id.replace(/\D/g, "")));
  const kind = kindOf(random);
  if (kind === "none") return null;
  const isRecent = kind === "coming" || kind === "soon";
  const called = anchor - (isRecent ? random.between(1, 3) : random.between(4, 180));
  const saturday = saturdayAfter(isRecent ? anchor : called);
  const { firstName, lastName } = random.chance(0.5) ? PERSONAS.admin : PERSONAS.manager;
  return {
    _id: `cs-${_id}`,
    donorId: _id,
    day: isoDay(saturday),
    type: 1,
    outcome: kind === "soon" ? "again" : kind,
    date: kind === "soon" ? isoDay(anchor + 1) : kind === "notUntil" ? isoDay(called + random.between(10, 40)) : null,
    at: `${isoDay(called)}T17:${String(random.between(10, 59))}:00.000Z`,
    by: { _id: null, name: `${firstName} ${lastName}` },
    deleted: false,
  };
}

const byDonor = perDb((db) => new RecordIndex(db.records, "call", ({ donorId }) => [donorId]));

/** @returns the calls of a donor, newest first */
export function callsOf(db: Db, donor: DonorRow): CallRecord[] {
  const stored = byDonor(db).find(donor._id);
  const asSeeded = db.seededDonors.get(donor._id)?.donor;
  const seeded = asSeeded ? seededCall(asSeeded, db.anchor) : null;
  const all = [...stored, ...(seeded && !stored.some(({ _id }) => _id === seeded._id) ? [seeded] : [])];
  return all.filter(({ deleted }) => !deleted).sort((a, b) => orderOf(b) - orderOf(a) || b.at.localeCompare(a.at));
}

/** Seeded calls come before all others, which are in the order of their numbers: the clock may be moved back. */
const orderOf = ({ _id }: CallRecord) => (_id.startsWith("cs-") ? 0 : Number(_id.replace(/\D/g, "")));

/** @returns a call; undefined for an unknown or deleted one */
export function findCall(db: Db, id: string): CallRecord | undefined {
  const seededFor = id.startsWith("cs-") ? id.slice("cs-".length) : undefined;
  // a merge may have moved it
  const donorId = db.records.get("call", id)?.donorId ?? seededFor;
  const donor = donorId === undefined ? undefined : db.donor(donorId);
  return donor && callsOf(db, donor).find(({ _id }) => _id === id);
}

/** @returns who is calling a donor now; null if nobody is */
export function holdOf(db: Db, donorId: string): components["schemas"]["CallHold"] | null {
  const { by, until = "" } = db.records.get("callHold", donorId) ?? {};
  const secondsLeft = Math.ceil((Date.parse(until) - db.now()) / 1000);
  return by && secondsLeft > 0 ? { by, secondsLeft } : null;
}

/** @returns whether a call was made before a merge that lasts. The merged record has one refusal, which the call's undo keeps. */
export const isMerged = (db: Db, { _id }: CallRecord): boolean =>
  db.records
    .all("merge")
    .some(({ separated, parts }) => separated === null && parts.some(({ before }) => before._id === _id));
