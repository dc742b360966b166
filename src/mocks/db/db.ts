import { dayNumber, romeDay } from "../../domain/days";
import { Awards } from "./awards";
import { Donations } from "./donations";
import type { DonorRow } from "./donor-row";
import { Donors } from "./donors";
import type { ModelName } from "./models";
import { type Change, RecordStore } from "./records";
import { seedDonors } from "./seed";
import { seedDonor } from "./seed-donor";
import { seedRecords } from "./seed-records";
import { inSlices } from "./slices";

export interface DbOptions {
  /** Same seed, same data. */
  seed?: number;
  /** How many donors; 100,000 are fine. */
  donors?: number;
  /** The clock, in milliseconds since 1970. Data ends on the day that it is when they are made. */
  now: () => number;
  /** Donors that a test cares about: changes to those with that `_id`, further rows where there is none. */
  overrides?: { donors?: Partial<DonorRow>[] };
}

/** All data of the mock. Lists are read from plain rows; whatever changes lives in the records, which feed the rows. */
export class Db {
  readonly records = new RecordStore();
  readonly donors: Donors;
  #donations: Donations | undefined;
  #awards: Awards | undefined;
  #day = { minute: NaN, iso: "" };

  constructor(private readonly clock: () => number) {
    this.donors = new Donors(() => this.today());
    this.records.onChange((change) => this.#feed(change));
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
    return (this.#donations ??= new Donations(this.donors));
  }

  get awards(): Awards {
    return (this.#awards ??= new Awards(this.donors));
  }

  /** @returns a copy of a donor, or undefined */
  donor(id: string): DonorRow | undefined {
    const row = this.donors.find(id);
    return row === undefined ? undefined : structuredClone(this.donors.at(row));
  }

  /** Writes a donor: from now on it is a touched one. */
  putDonor(donor: DonorRow): void {
    this.records.put("donor", donor);
  }

  /** @returns an id that is free, by counting; never by chance */
  nextId(model: Exclude<ModelName, "donor">, prefix: string): string {
    let n = this.records.get("setting", `next-${model}`)?.value ?? 1000;
    n += 1;
    this.records.put("setting", { _id: `next-${model}`, value: n });
    return `${prefix}${n}`;
  }

  #feed({ model, value }: Change) {
    if (model === "donor" && value) this.donors.put(value as DonorRow);
  }
}

/** Makes the data, without holding the page for longer than a frame's part at a time. */
export async function createDb({ seed = 1, donors = 2000, now, overrides }: DbOptions): Promise<Db> {
  const db = new Db(now);
  const anchor = dayNumber(romeDay(now()));
  seedRecords(db.records, seed, now());
  await inSlices(seedDonors(db.donors, seed, donors, anchor));
  for (const change of overrides?.donors ?? []) {
    const known = change._id === undefined ? undefined : db.donors.find(change._id);
    const seeded = known === undefined ? seedDonor(seed, db.donors.size, anchor) : undefined;
    db.donors.put({ ...(seeded?.row ?? db.donors.at(known ?? 0)), ...change }, seeded?.donations);
  }
  // meanwhile calls are answered
  void inSlices(db.donors.foresee());
  return db;
}
