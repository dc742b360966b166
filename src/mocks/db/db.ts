import type { AwardTier } from "../../domain/donor/award-tiers";
import { dayNumber, romeDay } from "../../domain/dates/days";
import type { Feature } from "../../domain/features";
import { awardDay, Donors } from "./donors";
import type { DerivedFields, DonorRecord, DonorRow, ModelName, Records } from "./models";
import { awardDueTable, awardTable, donationTable } from "./owned-tables";
import { type Change, RecordIndex, type RecordStore } from "./records";
import { Settings } from "./settings";

/** All data of the mock: the records, and the lists and counts computed from them. */
export class Db {
  readonly settings: Settings;
  readonly donors: Donors;
  readonly donations;
  readonly awards;
  readonly awardsDue;
  /** History entries by their record ("donor d1"), and by the donor to whom the record belongs ("of d1"). */
  readonly history: RecordIndex<"history">;
  /** The first 2,000 donors as seeded. They decide who got the seeded mails, whatever is written later. */
  readonly seededDonors: readonly DonorRecord[];
  /** Day number of the day on which the data were created. */
  readonly anchor: number;
  #day = { minute: NaN, iso: "" };
  /** Derived fields by donor, once a donation or an award of the donor was written. */
  readonly #derived = new Map<string, DerivedFields>();

  /** @param created when the data were created, in milliseconds since 1970 */
  constructor(
    private readonly clock: () => number,
    readonly created: number,
    awardTiers: readonly AwardTier[],
    readonly records: RecordStore,
    /** The features that the server declares. */
    readonly features: ReadonlySet<Feature>,
  ) {
    this.anchor = dayNumber(romeDay(created));
    const today = () => this.today();
    this.settings = new Settings(records, awardTiers);
    this.donors = new Donors(records, this.settings, today);
    this.history = new RecordIndex(records, "history", ({ subject, subjectId, donorId }) => [
      `${subject} ${subjectId}`,
      ...(donorId === null ? [] : [`of ${donorId}`]),
    ]);
    this.donations = donationTable(records, this.donors);
    this.awards = awardTable(records, this.donors);
    this.awardsDue = awardDueTable(this.donors, today);
    this.seededDonors = records.all("donor").slice(0, 2000);
    records.onChange((change, before) => this.#updateDerived(change, before));
  }

  /** Whether the server declares any feature. Without, it sends only the specification's fields. */
  get hasFeatures(): boolean {
    return this.features.size > 0;
  }

  /** The time of the mock, which a test may have moved. */
  now(): number {
    return this.clock() + (this.records.get("setting", "clock")?.value ?? 0);
  }

  /** The time of the mock as an ISO instant. */
  instant(): string {
    return new Date(this.now()).toISOString();
  }

  /** The ISO day in Italy. Lists ask for it once for each row, so it is computed once a minute. */
  today(): string {
    const minute = Math.floor(this.now() / 60_000);
    if (this.#day.minute !== minute) this.#day = { minute, iso: romeDay(minute * 60_000) };
    return this.#day.iso;
  }

  /** @returns a donor who wasn't deleted */
  donor(id: string): DonorRecord | undefined {
    const donor = this.donorRecord(id);
    return donor?.deleted ? undefined : donor;
  }

  /** @returns a donor, a deleted one too */
  donorRecord(id: string): DonorRecord | undefined {
    return this.records.get("donor", id);
  }

  /** @returns the donor of an id, or the one of which that record has become a part by a merge */
  currentDonor(id: string): DonorRecord | undefined {
    const record = this.donorRecord(id);
    return record?.mergedInto === undefined ? this.donor(id) : this.currentDonor(record.mergedInto);
  }

  putDonor(donor: DonorRow): void {
    this.records.put("donor", { ...donor, deleted: false });
  }

  /** @returns a new id, from a counter */
  nextId(model: Exclude<ModelName, "donor">, prefix: string): string {
    return `${prefix}${this.nextNumber(model, 1000)}`;
  }

  /** @returns the next number of a counter. @param last the number before the first one */
  nextNumber(counter: string, last: number): number {
    const value = (this.records.get("setting", `next-${counter}`)?.value ?? last) + 1;
    this.records.put("setting", { _id: `next-${counter}`, value });
    return value;
  }

  /** Updates derived values after a change. */
  #updateDerived({ model, id, value }: Change, former: Records[ModelName] | undefined) {
    if (model === "settings") this.donors.clearComputed();
    else if (model === "donor" && value) this.records.derive({ ...(value as DonorRecord), ...this.#derived.get(id) });
    else if (model === "opening") this.#derive(id);
    else if (model === "donation" || model === "award")
      // a merge moves it to another donor
      for (const donorId of new Set(
        [former, value].flatMap((owned) => (owned && "donorId" in owned ? [owned.donorId] : [])),
      ))
        this.#derive(String(donorId));
  }

  /** Computes the derived fields of a donor again. */
  #derive(donorId: string) {
    const before = this.donorRecord(donorId);
    if (!before) return;
    // a new object has no cached values
    const donor = { ...before };
    const donations = this.donors.donationsOf(donor);
    const awards = this.donors.awardsOf(donor);
    const [last, award] = [
      donations.at(-1),
      awards.findLast(({ awardDonorsGroup }) => awardDonorsGroup !== null) ?? awards.at(-1),
    ];
    const derived: DerivedFields = {
      lastDonationDate: last?.date ?? null,
      lastDonationType: last?.type ?? null,
      donationsNumber: donations.length + this.donors.earlierDonations(donor),
      awards: award ? (award.awardDonorsGroup ?? award.award) : null,
      awardsDate: (award && awardDay(award)) || null,
    };
    this.#derived.set(donorId, derived);
    this.records.derive({ ...donor, ...derived });
  }
}
