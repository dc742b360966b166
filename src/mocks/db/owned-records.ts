import type { AwardRecord, DonationRecord } from "./models";
import { weakly } from "./weakly";

/** A record that belongs to a donor. A merge moves it to another one. */
export type OwnedRecord = AwardRecord | DonationRecord;

/**
 * The donations or the awards of all donors, by donor. The seeded records of a donor are made when they are read: most are
 * never read, and all of them would be the largest part of the heap. Only those of a donor with a written record are kept.
 */
export class OwnedRecords {
  readonly #seeded = weakly(() => new Map<string, OwnedRecord[]>());
  /** The lists of the donors with a written record. */
  readonly #written = new Map<string, OwnedRecord[]>();
  /** The donors of the records that were moved, by id. */
  readonly #movedTo = new Map<string, string>();
  /** Of all donors, once a record was looked for that no known donor has. */
  #byId: WeakRef<Map<string, OwnedRecord>> | undefined;

  /**
   * @param make returns the seeded records of a donor
   * @param donorIds returns the ids of all donors
   */
  constructor(
    private readonly make: (donorId: string) => OwnedRecord[],
    private readonly donorIds: () => Iterable<string>,
  ) {}

  of(donorId: string): OwnedRecord[] {
    const seeded = this.#seeded();
    const known = this.#written.get(donorId) ?? seeded.get(donorId);
    if (known) return known;
    const made = this.make(donorId);
    seeded.set(donorId, made);
    return made;
  }

  get(id: string): OwnedRecord | undefined {
    const known = this.#byId?.deref();
    if (known) return known.get(id);
    for (const donorId of [...this.#written.keys(), ...this.#seeded().keys()]) {
      const found = this.of(donorId).find(({ _id }) => _id === id);
      if (found) return found;
    }
    const byId = new Map(this.all().map((record) => [record._id, record]));
    this.#byId = new WeakRef(byId);
    return byId.get(id);
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
    this.#written.set(record.donorId, records);
    this.#byId?.deref()?.set(record._id, record);
  }

  delete({ _id, donorId }: OwnedRecord): void {
    const kept = this.of(donorId).filter((record) => record._id !== _id);
    this.#written.set(donorId, kept);
    this.#byId?.deref()?.delete(_id);
  }
}
