import type { AwardTier } from "../../domain/donor/award-tiers";
import type { Sex } from "../../domain/donation/blood";
import { omocodiaVariants } from "../../domain/fiscal-code/fiscal-code";
import type { DonorRow } from "./donor-row";
import { donationsOfPerson, idOfSeeded, keyOfSeeded, seedDonor } from "./seed-donor";
import { seedPerson } from "./seed-person";
import { Twins } from "./twins";

/** What is known of a seeded donor without making the whole row. */
export type Glance = Pick<DonorRow, "_id" | "key" | "area" | "firstName" | "lastName" | "gender">;

/** How many donors are looked at between two looks at the clock. */
const BATCH = 16;

/** Of so many donors one has the mobile of the one before. */
const SHARED_TELEPHONE = 50;

/** Seeded donors, each made when somebody reads it. Same seed, same data, in whatever order they are read. */
export class SeededDonors {
  /** What `prepare` has drawn, by number. */
  readonly #drawn = { area: [] as string[], firstName: [] as string[], lastName: [] as string[], gender: [] as Sex[] };
  /** Of those whose fiscal code somebody before them has: how many have it. */
  readonly #twinsBefore = new Map<number, number>();

  /**
   * @param anchor the day that it is (a day number)
   * @param tiers of the association
   */
  constructor(
    private readonly seed: number,
    readonly size: number,
    private readonly anchor: number,
    private readonly tiers: readonly AwardTier[],
  ) {}

  /** Draws what lists are ordered by, and finds who would get the same fiscal code; to be done before anything is read. */
  *prepare(): Generator<void, void> {
    const twins = new Twins(this.size);
    for (let i = 0; i < this.size; i++) {
      const person = seedPerson(this.seed, i, this.anchor);
      this.#drawn.area.push(person.zone.name);
      this.#drawn.firstName.push(person.firstName);
      this.#drawn.lastName.push(person.lastName);
      this.#drawn.gender.push(person.gender);
      const before = person.knownAge ? twins.add(person) : 0;
      if (before > 0) this.#twinsBefore.set(i, before);
      if (i % BATCH === BATCH - 1) yield;
    }
  }

  /** @throws RangeError when there is no such row, or `prepare` hasn't come to it */
  glance<Name extends keyof Glance>(i: number, name: Name): Glance[Name];
  glance(i: number, name: keyof Glance): string {
    if (name === "_id") return idOfSeeded(i);
    if (name === "key") return keyOfSeeded(i);
    const value = this.#drawn[name][i];
    if (value === undefined) throw new RangeError(`no seeded donor in row ${i}`);
    return value;
  }

  /** @returns what a donor gave, packed, oldest first: a good half of the work of the whole row */
  donations(i: number): number[] {
    return donationsOfPerson(seedPerson(this.seed, i, this.anchor), this.anchor);
  }

  /** Where two people have the same fiscal code, the second gets one with omocodia, as in life. */
  make(i: number): { row: DonorRow; donations: number[] } {
    const made = seedDonor(this.seed, i, this.anchor, this.tiers);
    const { row } = made;
    const before = this.#twinsBefore.get(i);
    if (row.fiscalCode && before !== undefined) row.fiscalCode = nthVariant(row.fiscalCode, before);
    // families share a telephone, and some people are there twice
    if (i % SHARED_TELEPHONE === SHARED_TELEPHONE - 1)
      row.mobile = seedDonor(this.seed, i - 1, this.anchor, this.tiers).row.mobile ?? row.mobile;
    return made;
  }
}

/** @param nth from 1 */
function nthVariant(code: string, nth: number): string {
  let left = nth;
  for (const variant of omocodiaVariants(code)) if (--left === 0) return variant;
  throw new Error("more than 127 people with one fiscal code");
}
