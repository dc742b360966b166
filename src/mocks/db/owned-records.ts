import type { AwardRecord, DonationRecord } from "./models";

/** A record that belongs to a donor, always to the same one. */
export type OwnedRecord = AwardRecord | DonationRecord;

/**
 * The donations or the awards of all donors, by donor. The seeded records of a donor are made when they are first read: most are
 * never read, and all of them would be the largest part of the heap.
 */
export class OwnedRecords {
  readonly #unread = new Map<string, () => readonly OwnedRecord[]>();
  readonly #byDonor = new Map<string, Map<string, OwnedRecord>>();
  readonly #donorOf = new Map<string, string>();

  /** @param make returns the seeded records of a donor */
  seed(donorId: string, make: () => readonly OwnedRecord[]): void {
    this.#unread.set(donorId, make);
  }

  /** @returns the records of a donor by id */
  of(donorId: string): ReadonlyMap<string, OwnedRecord> {
    return this.#own(donorId);
  }

  get(id: string): OwnedRecord | undefined {
    if (!this.#donorOf.has(id)) this.#readAll();
    return this.#own(this.#donorOf.get(id) ?? "").get(id);
  }

  all(): OwnedRecord[] {
    this.#readAll();
    return [...this.#byDonor.values()].flatMap((records) => [...records.values()]);
  }

  set(record: OwnedRecord): void {
    this.#own(record.donorId).set(record._id, record);
    this.#donorOf.set(record._id, record.donorId);
  }

  delete({ _id, donorId }: OwnedRecord): void {
    this.#own(donorId).delete(_id);
    this.#donorOf.delete(_id);
  }

  #own(donorId: string): Map<string, OwnedRecord> {
    const own = this.#byDonor.get(donorId) ?? new Map<string, OwnedRecord>();
    this.#byDonor.set(donorId, own);
    const make = this.#unread.get(donorId);
    this.#unread.delete(donorId);
    for (const record of make?.() ?? []) this.set(record);
    return own;
  }

  #readAll(): void {
    for (const donorId of this.#unread.keys()) this.#own(donorId);
  }
}
