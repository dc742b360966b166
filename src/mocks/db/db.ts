import type { AwardTier } from "../../domain/donor/award-tiers";
import { dayNumber, romeDay } from "../../domain/dates/days";
import type { Feature } from "../../domain/features";
import { awardDay, awardDue, type Awards, countAwards, seededAwards } from "./awards";
import { AwardsDueOf } from "./awards-due";
import { countDonations, type Donations, seededDonations } from "./donations";
import type { DonorRow } from "./donor-row";
import { Donors } from "./donors";
import type { Award, AwardRecord, Donation, DonationRecord, DonorRecord, ModelName, OpeningRecord } from "./models";
import { makeAll } from "./make-ahead";
import { OwnedLists } from "./owned-lists";
import { OwnedRecords } from "./owned-records";
import { type Change, RecordStore } from "./records";
import type { SeededDonors } from "./seed";
import { Settings } from "./settings";
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
    /** What the server declares; the calls of other features are answered with a 404. */
    readonly features: ReadonlySet<Feature>,
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
  #feed({ model, id, value }: Change) {
    if (model === "opening") return this.#feedOpening(id, value as OpeningRecord | null);
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
      this.#count(owner);
    } else {
      this.awardsOf.touch(owner, _id, deleted ? null : record);
      this.donors.derive(owner, countAwards(this.awardsOf.of(owner)));
    }
  }

  #feedOpening(id: string, opening: OpeningRecord | null) {
    const owner = this.donors.findEver(id);
    if (owner === undefined) return;
    this.awardsDue.forget(owner);
    this.awardsOf.keep(owner);
    this.donors.openings.put(owner, opening && { number: opening.number, until: dayNumber(opening.until) });
    this.#count(owner);
  }

  /** What a donor's donations say of the donor, those included of which there is no record. */
  #count(owner: number) {
    const { derived, packed } = countDonations(this.donationsOf.of(owner));
    this.donors.derive(owner, derived, packed);
    const donationsNumber = packed.length + this.donors.openings.earlier(owner);
    if (donationsNumber !== packed.length) this.donors.derive(owner, { donationsNumber });
  }

  #feedDonor({ deleted, ...donor }: DonorRecord) {
    const wasThere = this.donors.find(donor._id) !== undefined;
    if (wasThere === deleted) this.lists.forget();
    this.donors.put(donor);
    this.awardsDue.forget(this.donors.findEver(donor._id));
    if (deleted) this.donors.remove(donor._id);
  }
}
