import { DEFAULT_AWARD_TIERS } from "../../domain/donor/award-tiers";
import { dayNumber, romeDay } from "../../domain/dates/days";
import { FEATURE_NAMES } from "../../domain/features";
import { Db } from "./db";
import type { DbOptions } from "./db-options";
import { SeededDonors } from "./seed";
import { seedDonor } from "./seed-donor";
import { seedRecords } from "./seed-records";
import { inSlices } from "./slices";

/** Up to so many donors are made faster than anybody notices, and held in memory only once somebody asks for all. */
const MADE_WHEN_ASKED = 10_000;

/**
 * Makes the data, without holding the page for longer than a frame's part at a time: what finds and orders donors at
 * once, a donor when it is read, all of them when a question needs it (docs/decisions/0044).
 */
export async function createDb({
  seed = 1,
  donors = 2000,
  awardTiers = DEFAULT_AWARD_TIERS,
  now,
  features = FEATURE_NAMES,
  overrides,
}: DbOptions): Promise<Db> {
  const anchor = dayNumber(romeDay(now()));
  const seeded = new SeededDonors(seed, donors, anchor, awardTiers);
  await inSlices(seeded.prepare());
  const db = new Db(now, anchor, awardTiers, seeded, new Set(features));
  const first = db.donors.find("d1");
  const nextDonation = first === undefined ? null : db.donors.nextDonation(first).date;
  await inSlices(seedRecords(db.records, seed, now(), nextDonation));
  for (const change of overrides?.donors ?? []) {
    const known = change._id === undefined ? undefined : db.donors.find(change._id);
    const further = known === undefined ? seedDonor(seed, db.donors.size, anchor, awardTiers) : undefined;
    db.donors.put({ ...(further?.row ?? db.donors.at(known ?? 0)), ...change }, further?.donations);
  }
  if (donors > MADE_WHEN_ASKED) db.makeAheadWhileIdle();
  return db;
}
