import { DEFAULT_AWARD_TIERS, type AwardTier } from "../../domain/award-tiers";
import { dayNumber, romeDay } from "../../domain/days";
import { awardDay, awardDue, type Awards, countAwards, seededAwards } from "./awards";
import { AwardsDueOf } from "./awards-due";
import { countDonations, type Donations, seededDonations } from "./donations";
import type { DbOptions } from "./db-options";
import type { DonorRow } from "./donor-row";
import { Donors } from "./donors";
import type { Award, AwardRecord, Donation, DonationRecord, DonorRecord, ModelName } from "./models";
import { makeAll } from "./make-ahead";
import { OwnedLists } from "./owned-lists";
import { OwnedRecords } from "./owned-records";
import { type Change, RecordStore } from "./records";
import { SeededDonors } from "./seed";
import { Settings } from "./settings";
import { seedDonor } from "./seed-donor";
import { seedRecords } from "./seed-records";
import { inSlices, whileIdle } from "./slices";

/** All data of the mock. Lists are read from plain rows; whatever changes lives in the records, which feed the rows. */
export class Db {
  readonly records = new RecordStore();
  readonly donors: Donors;
  readonly donationsOf = new OwnedRecords<Donation>(
    (owner) => seededDonations(this.donors, owner),
    ({ date }) => date,
  );
  readonly awardsOf = new OwnedRecords<Award>(
    (owner) => seededAwards(this.donors, owner, this.anchor, this.awardTiers),
    awardDay,
  );
  readonly awardsDue = new AwardsDueOf(this);
  readonly settings: Settings;
  readonly lists: OwnedLists;
  #day = { minute: NaN, iso: "" };
  readonly #making: Generator<void, void>;
  #made: Promise<void> | undefined;

  /** @param anchor the day of the seed (a day number), whatever the clock says later */
  constructor(
    private readonly clock: () => number,
    readonly anchor: number,
    readonly awardTiers: readonly AwardTier[],
    seeded: SeededDonors,
  ) {
    this.settings = new Settings(this.records, awardTiers);
    this.donors = new Donors(
      seeded,
      () => this.today(),
      () => this.settings.rules,
      (row) => awardDue(this, row),
    );
    this.lists = new OwnedLists(this.donors, this.donationsOf, this.awardsOf);
    this.records.onChange((change) => this.#feed(change));
    this.#making = makeAll(this.donors);
  }

  /** For what reads all donors: settles when every row is made, in slices between which the page paints. */
  allMade(): Promise<void> {
    return (this.#made ??= inSlices(this.#making));
  }

  /** For what lists donors in an order: settles when it is known, made in such slices. @throws QueryError */
  async ordered(column: string): Promise<void> {
    await inSlices(this.donors.ordering(column));
  }

  /** Makes the rows that nobody has asked for yet, when nothing else is to be done. */
  makeAheadWhileIdle(): void {
    void whileIdle(this.#making);
  }

  /** The time of the mock, which a test may have moved. */
  now(): number {
    return this.clock() + (this.records.get("setting", "clock")?.value ?? 0);
  }

  /** ISO day in Italy. Asked for each row of a list, so it is worked out once a minute. */
  today(): string {
    const minute = Math.floor(this.now() / 60_000);
    if (this.#day.minute !== minute) this.#day = { minute, iso: romeDay(minute * 60_000) };
    return this.#day.iso;
  }

  get donations(): Donations {
    return this.lists.donations;
  }

  get awards(): Awards {
    return this.lists.awards;
  }

  /** @returns a copy of a donor, or undefined */
  donor(id: string): DonorRow | undefined {
    const row = this.donors.find(id);
    return row === undefined ? undefined : structuredClone(this.donors.at(row));
  }

  /** @returns a donor as it is kept, a tombstone too */
  donorRecord(id: string): DonorRecord | undefined {
    const row = this.donors.findEver(id);
    return row === undefined
      ? undefined
      : structuredClone({ ...this.donors.at(row), deleted: !this.donors.exists(row) });
  }

  /** @returns a donation as it is kept, a tombstone too */
  donationRecord(key: string): DonationRecord | undefined {
    return this.records.get("donation", key) ?? this.#seeded(this.donationsOf, key);
  }

  awardRecord(key: string): AwardRecord | undefined {
    return this.records.get("award", key) ?? this.#seeded(this.awardsOf, key);
  }

  /** The key of a seeded record begins with its donor's. */
  #seeded<T extends { key: string }>(records: OwnedRecords<T>, key: string) {
    const owner = this.donors.findEver(`d${Number(/^D(\d+)-/.exec(key)?.[1])}`);
    const found = owner === undefined ? undefined : records.of(owner).find((one) => one.key === key);
    return found && { ...found, _id: key, deleted: false };
  }

  putDonor(donor: DonorRow): void {
    this.records.put("donor", { ...donor, deleted: false });
  }

  /** @returns an id that is free, by counting; never by chance, and never one that was deleted */
  nextId(model: Exclude<ModelName, "donor">, prefix: string): string {
    return `${prefix}${this.nextNumber(model, 1000)}`;
  }

  /** @returns the next number of a counter. @param last the number before its first one */
  nextNumber(counter: string, last: number): number {
    const value = (this.records.get("setting", `next-${counter}`)?.value ?? last) + 1;
    this.records.put("setting", { _id: `next-${counter}`, value });
    return value;
  }

  /** Carries what was written into what lists are read from. */
  #feed({ model, value }: Change) {
    if (model === "settings") {
      this.settings.forget();
      this.donors.forgetWorkedOut();
      return this.awardsDue.forgetAll();
    }
    if (!value || (model !== "donor" && model !== "donation" && model !== "award")) return;
    if (model === "donor") return this.#feedDonor(value as DonorRecord);
    this.lists.forget();
    const { _id, deleted, ...record } = value as DonationRecord | AwardRecord;
    const owner = this.donors.findEver(record.donorId);
    if (owner === undefined) return;
    this.awardsDue.forget(owner);
    // what donations had earned when they were seeded is no longer worked out from them
    this.awardsOf.keep(owner);
    if ("place" in record) {
      this.donationsOf.touch(owner, _id, deleted ? null : record);
      const { derived, packed } = countDonations(this.donationsOf.of(owner));
      this.donors.derive(owner, derived, packed);
    } else {
      this.awardsOf.touch(owner, _id, deleted ? null : record);
      this.donors.derive(owner, countAwards(this.awardsOf.of(owner)));
    }
  }

  #feedDonor({ deleted, ...donor }: DonorRecord) {
    const wasThere = this.donors.find(donor._id) !== undefined;
    if (wasThere === deleted) this.lists.forget();
    this.donors.put(donor);
    this.awardsDue.forget(this.donors.findEver(donor._id));
    if (deleted) this.donors.remove(donor._id);
  }
}

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
  overrides,
}: DbOptions): Promise<Db> {
  const anchor = dayNumber(romeDay(now()));
  const seeded = new SeededDonors(seed, donors, anchor, awardTiers);
  await inSlices(seeded.prepare());
  const db = new Db(now, anchor, awardTiers, seeded);
  seedRecords(db.records, seed, now());
  for (const change of overrides?.donors ?? []) {
    const known = change._id === undefined ? undefined : db.donors.find(change._id);
    const further = known === undefined ? seedDonor(seed, db.donors.size, anchor, awardTiers) : undefined;
    db.donors.put({ ...(further?.row ?? db.donors.at(known ?? 0)), ...change }, further?.donations);
  }
  if (donors > MADE_WHEN_ASKED) db.makeAheadWhileIdle();
  return db;
}
