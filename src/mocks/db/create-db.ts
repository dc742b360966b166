import { type AwardTier, DEFAULT_AWARD_TIERS } from "../../domain/donor/award-tiers";
import { dayNumber, romeDay } from "../../domain/dates/days";
import { FEATURE_NAMES, type Feature } from "../../domain/features";
import { inSlices } from "../../domain/async/in-slices";
import { nextTask } from "../../domain/async/next-task";
import { Db } from "./db";
import type { DonorRow } from "./models";
import { RecordStore } from "./records";
import { SeededDonors } from "../seed/seeded-donors";
import { seedRecords } from "../seed/records";

export interface DbOptions {
  /** The same seed makes the same data. */
  seed?: number;
  /** Number of donors; 20,000 are fine. */
  donors?: number;
  /** The association's awards, from the lowest; default: those of AVIS. */
  awardTiers?: readonly AwardTier[];
  /** The clock, in milliseconds since 1970. The data end on its day. */
  now: () => number;
  /** The features that the server declares; default: all. */
  features?: readonly Feature[];
  /** Changes to donors by `_id`, for tests; a donor without a known `_id` is added. */
  overrides?: { donors?: Partial<DonorRow>[] };
}

/** Creates the data in slices, so that the page can paint in between. */
export async function createDb({
  seed = 1,
  donors = 2000,
  awardTiers = DEFAULT_AWARD_TIERS,
  now,
  features = FEATURE_NAMES,
  overrides,
}: DbOptions): Promise<Db> {
  const created = now();
  const seeded = new SeededDonors(seed, dayNumber(romeDay(created)), awardTiers);
  const records = new RecordStore((donorId) => seeded.recordsOf(donorId));
  await inSlices(Array(donors).keys(), () => {
    const donor = seeded.next();
    // without features the key is the only identity that is sent
    records.seed("donor", [features.length > 0 ? donor : { ...donor, key: donor._id }]);
  });
  for (const change of overrides?.donors ?? []) override(records, seeded, change);
  await nextTask();
  const db = new Db(now, created, awardTiers, records, new Set(features));
  const first = db.donor("d1");
  seedRecords(records, seed, created, first ? db.donors.nextDonation(first).date : null);
  return db;
}

function override(records: RecordStore, seeded: SeededDonors, change: Partial<DonorRow>): void {
  const donorBefore = records.get("donor", change._id ?? "");
  if (donorBefore) return records.put("donor", { ...donorBefore, ...change });
  records.seed("donor", [{ ...seeded.next(change._id), ...change }]);
}
