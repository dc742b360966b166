import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow, Records } from "../db/models";
import { perDb } from "../db/per-db";
import { RecordIndex } from "../db/records";
import { newestFirst } from "../write/history";
import { pick } from "../write/pick";
import { seedCalls } from "./seeded-calls";

type Schemas = components["schemas"];
type CallRecord = Records["call"];

/** The calls by donor. The first use seeds them. */
const byDonor = perDb((db) => {
  seedCalls(db);
  return new RecordIndex(db.records, "call", ({ donorId }) => [donorId]);
});

/** @returns the calls of a donor, newest first */
export const callsOf = (db: Db, donor: DonorRow): CallRecord[] =>
  newestFirst(
    byDonor(db)
      .find(donor._id)
      .filter(({ deleted }) => !deleted),
  );

/** @returns a call; undefined for an unknown or deleted one */
export function findCall(db: Db, id: string): CallRecord | undefined {
  byDonor(db);
  const call = db.records.get("call", id);
  return call?.deleted ? undefined : call;
}

/** @returns a call as the API returns it */
export const serializeCall = (call: CallRecord): Schemas["Call"] =>
  pick(call, "_id", "day", "type", "outcome", "date", "at", "by");

/** @returns who is calling a donor now; null if nobody is */
export function holdOf(db: Db, donorId: string): Schemas["CallHold"] | null {
  const { by, until = "" } = db.records.get("callHold", donorId) ?? {};
  const secondsLeft = Math.ceil((Date.parse(until) - db.now()) / 1000);
  return by && secondsLeft > 0 ? { by, secondsLeft } : null;
}

/** @returns whether a call was made before a merge that lasts. The merged record has one refusal, which the call's undo keeps. */
export const isMerged = (db: Db, { _id }: CallRecord): boolean =>
  db.records
    .all("merge")
    .some(({ separated, parts }) => separated === null && parts.some(({ before }) => before._id === _id));
