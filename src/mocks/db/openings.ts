import { dayOf } from "./donor-row";

/** So many donations were given until a day (a day number), whether or not there is a record of each. */
interface Opening {
  number: number;
  until: number;
}

/** What donors had given before their donations were recorded here, by row. */
export class Openings {
  readonly #byRow = new Map<number, Opening>();

  /** @param donations packed ones of a row */
  constructor(private readonly donations: (row: number) => Uint32Array) {}

  /** @param opening null: nobody says so */
  put(row: number, opening: Opening | null): void {
    if (opening) this.#byRow.set(row, opening);
    else this.#byRow.delete(row);
  }

  /** How many donations there are no records of. */
  earlier(row: number): number {
    const opening = this.#byRow.get(row);
    if (!opening) return 0;
    const recorded = this.donations(row).filter((packed) => dayOf(packed) <= opening.until).length;
    return Math.max(0, opening.number - recorded);
  }

  /** The day until which they were given; undefined where nobody says so. */
  until(row: number): number | undefined {
    return this.#byRow.get(row)?.until;
  }
}
