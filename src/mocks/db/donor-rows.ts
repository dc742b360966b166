import type { DonorRow } from "./donor-row";
import { Pool } from "./pool";
import type { Glance, SeededDonors } from "./seed";

/** What is known of each seeded row without making it. */
export const GLANCED = ["_id", "key", "area", "firstName", "lastName", "gender"] as const satisfies (keyof Glance)[];

/** Whether rows can be found and ordered by a column without making them. */
export const isGlanced = (column: string): boolean => GLANCED.some((name) => name === column);

/** Rows of donors by number, and their donations: the seeded ones first, each made when it is first read. */
export class DonorRows {
  /** Holes: seeded rows that nobody has read yet. */
  readonly #rows: (DonorRow | undefined)[];
  readonly #donations = new Pool();
  /** Rows that aren't as they were seeded any more. */
  readonly #written = new Set<number>();
  /** Rows of the ids that aren't "d" and the row's number plus one ("d1" is row 0). */
  readonly #byId = new Map<string, number>();

  constructor(private readonly seeded: SeededDonors) {
    this.#rows = new Array<undefined>(seeded.size);
  }

  get size() {
    return this.#rows.length;
  }

  /** @throws RangeError when there is no such row */
  at(row: number): DonorRow {
    const found = this.#rows[row];
    if (found) return found;
    if (!this.#isSeeded(row)) throw new RangeError(`no donor in row ${row}`);
    const { row: made, donations } = this.seeded.make(row);
    if (!this.#donations.has(row)) this.#donations.set(row, donations);
    return (this.#rows[row] = made);
  }

  /** What `at` says, without making the row. */
  glance<Name extends keyof Glance>(row: number, name: Name): Glance[Name] {
    const known = this.#rows[row];
    return known ? known[name] : this.seeded.glance(row, name);
  }

  /** A seeded row as it was before anybody wrote it; undefined for one that was added. */
  asSeeded(row: number): DonorRow | undefined {
    if (!this.#isSeeded(row)) return undefined;
    return this.#written.has(row) ? this.seeded.make(row).row : this.at(row);
  }

  isMade(row: number): boolean {
    return this.#rows[row] !== undefined;
  }

  /** @returns the row number of an id */
  find(id: string): number | undefined {
    const rowFromId = rowOfId(id);
    const isThere = this.#isSeeded(rowFromId) || this.isMade(rowFromId);
    return isThere && this.glance(rowFromId, "_id") === id ? rowFromId : this.#byId.get(id);
  }

  /** Packed donations of a row, oldest first. */
  donations(row: number): Uint32Array {
    if (!this.#donations.has(row) && this.#isSeeded(row)) this.#donations.set(row, this.seeded.donations(row));
    return this.#donations.get(row);
  }

  /** The nth of them, counted from 0. */
  donation(row: number, nth: number): number {
    return this.#donations.at(row, nth);
  }

  /** @param donations stay as they are when missing */
  put(row: number, donor: DonorRow, donations?: readonly number[]): void {
    this.#rows[row] = donor;
    this.#written.add(row);
    if (rowOfId(donor._id) !== row) this.#byId.set(donor._id, row);
    if (donations) this.#donations.set(row, donations);
  }

  #isSeeded(row: number): boolean {
    return Number.isInteger(row) && row >= 0 && row < this.seeded.size;
  }
}

const rowOfId = (id: string) => Number(id.slice(1)) - 1;
