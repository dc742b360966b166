import type { AwardRecord, DonationRecord } from "./models";

/** A record that belongs to a donor. A merge moves it to another one. */
export type OwnedRecord = AwardRecord | DonationRecord;

/**
 * The donations or the awards of all donors, by donor. The seeded records of a donor are made when they are first read: most are
 * never read, and all of them would be the largest part of the heap.
 */
export class OwnedRecords {
  readonly #byDonor = new Map<string, OwnedRecord[]>();
  /** The donors of the records that were moved, by id. */
  readonly #movedTo = new Map<string, string>();
  /** Of all donors, once a record was looked for that no known donor has. */
  #byId: Map<string, OwnedRecord> | undefined;

  /**
   * @param make returns the seeded records of a donor
   * @param donorIds returns the ids of all donors
   */
  constructor(
    private readonly make: (donorId: string) => OwnedRecord[],
    private readonly donorIds: () => Iterable<string>,
  ) {}

  of(donorId: string): OwnedRecord[] {
    const known = this.#byDonor.get(donorId);
    if (known) return known;
    const made = this.make(donorId);
    this.#byDonor.set(donorId, made);
    return made;
  }

  get(id: string): OwnedRecord | undefined {
    if (this.#byId) return this.#byId.get(id);
    for (const records of this.#byDonor.values()) {
      const found = records.find(({ _id }) => _id === id);
      if (found) return found;
    }
    this.#byId = new Map(this.all().map((record) => [record._id, record]));
    return this.#byId.get(id);
  }

  all(): OwnedRecord[] {
    return [...this.donorIds()].flatMap((donorId) => this.of(donorId));
  }

  /** @returns the record that a write replaces. Only a moved one may be in the list of another donor */
  before({ _id, donorId, firstOwner = donorId }: OwnedRecord): OwnedRecord | undefined {
    return this.of(this.#movedTo.get(_id) ?? firstOwner).find((record) => record._id === _id);
  }

  set(record: OwnedRecord): void {
    const before = this.before(record);
    if (before && before.donorId !== record.donorId) this.delete(before);
    if (record.firstOwner) this.#movedTo.set(record._id, record.donorId);
    const records = this.of(record.donorId);
    const at = records.findIndex(({ _id }) => _id === record._id);
    records[at < 0 ? records.length : at] = record;
    this.#byId?.set(record._id, record);
  }

  delete({ _id, donorId }: OwnedRecord): void {
    const kept = this.of(donorId).filter((record) => record._id !== _id);
    this.#byDonor.set(donorId, kept);
    this.#byId?.delete(_id);
  }
}
