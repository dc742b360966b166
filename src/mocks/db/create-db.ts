import { type AwardTier, DEFAULT_AWARD_TIERS } from "../../domain/donor/award-tiers";
import { dayNumber, romeDay } from "../../domain/dates/days";
import { FEATURE_NAMES, type Feature } from "../../domain/features";
import { nextTask, SLICE } from "../../domain/async/next-task";
import { Db } from "./db";
import type { DonorRow } from "./models";
import { RecordStore } from "./records";
import { SeededDonors, type SeededDonor } from "../seed/donor";
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
  const records = new RecordStore();
  const seeded = new SeededDonors(seed, dayNumber(romeDay(created)), awardTiers);
  let begin = performance.now();
  for (let i = 0; i < donors; i++) {
    const next = seeded.next();
    // without features the key is the only identity that is sent
    put(records, features.length > 0 ? next : { ...next, donor: { ...next.donor, key: next.donor._id } });
    if (performance.now() - begin < SLICE) continue;
    await nextTask();
    begin = performance.now();
  }
  for (const change of overrides?.donors ?? []) override(records, seeded, change);
  await nextTask();
  const db = new Db(now, created, awardTiers, records, new Set(features));
  const first = db.donor("d1");
  seedRecords(records, seed, created, first ? db.donors.nextDonation(first).date : null);
  return db;
}

function put(records: RecordStore, { donor, donations, awards }: SeededDonor): void {
  records.seed("donor", [donor]);
  records.seedOwned("donation", donor._id, donations);
  records.seedOwned("award", donor._id, awards);
}

function override(records: RecordStore, seeded: SeededDonors, change: Partial<DonorRow>): void {
  const donorBefore = records.get("donor", change._id ?? "");
  if (donorBefore) return records.put("donor", { ...donorBefore, ...change });
  const { donor, donations, awards } = seeded.next();
  const donorId = change._id ?? donor._id;
  put(records, {
    donor: { ...donor, ...change },
    donations: () => donations().map((donation) => ({ ...donation, donorId })),
    awards: () => awards().map((award) => ({ ...award, donorId })),
  });
}
