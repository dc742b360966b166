import { fold } from "../../domain/text";
import type { EligibilityVerdict } from "../../domain/eligibility";
import { donorColumns, haystackOf } from "./donor-columns";
import type { DerivedFields, DonorRow } from "./donor-row";
import { findDuplicates } from "./duplicates";
import { eligibilityOf } from "./eligibility";
import { orderRows } from "./orders";
import { Pool } from "./pool";
import { columnOf, type Order, type Table } from "./table";

const NEXT_DONATION = "nextDonationDate";
const AWARD_DUE = "awardDue";

/** The read model of donors: plain rows, with an order a column kept until a change touches that column. */
export class Donors implements Table {
  readonly columns;
  readonly #rows: DonorRow[] = [];
  readonly #donations = new Pool();
  readonly #haystacks: string[] = [];
  /** Rows of the ids that aren't "d" and the row's number plus one ("d1" is row 0). */
  readonly #byId = new Map<string, number>();
  readonly #orders = new Map<string, Order>();
  /** When each row may donate next, as far as it was asked, on the day `#computedFor`. */
  readonly #nextDonations: EligibilityVerdict[] = [];
  /** What each row has earned and not been given, as far as it was asked. */
  readonly #awardsDue: (string | null)[] = [];
  /** Rows of people whom there seem to be two of, until one is written. */
  #duplicates: ReadonlySet<number> | undefined;
  readonly #gone = new Set<number>();
  /** What follows from donations and awards, of the rows where one was touched. */
  readonly #derived = new Map<number, Partial<DerivedFields>>();
  /** Zones of rows that moved since: their seeded donations were given in the former one. */
  readonly #firstArea = new Map<number, string>();
  #computedFor = "";

  /**
   * @param today the ISO day in Italy, asked each time
   * @param awardDueOf the highest award that a row has earned and not been given, or null
   */
  constructor(
    private readonly today: () => string,
    awardDueOf: (row: number) => string | null,
  ) {
    this.columns = donorColumns((row) => this.at(row), {
      nextDonationDate: (row) => this.nextDonation(row).date,
      possibleDuplicate: (row) => (this.#duplicates ??= findDuplicates(this)).has(row),
      awardDue: (row) => {
        const known = this.#awardsDue[row];
        return known === undefined ? (this.#awardsDue[row] = awardDueOf(row)) : known;
      },
    });
  }

  get size() {
    return this.#rows.length;
  }

  get count() {
    return this.#rows.length - this.#gone.size;
  }

  exists(row: number) {
    return !this.#gone.has(row);
  }

  /** @throws RangeError when there is no such row */
  at(row: number): DonorRow {
    const found = this.#rows[row];
    if (!found) throw new RangeError(`no donor in row ${row}`);
    return found;
  }

  /** @returns the row number of an id, unless it is gone */
  find(id: string): number | undefined {
    const row = this.findEver(id);
    return row === undefined || this.#gone.has(row) ? undefined : row;
  }

  /** @returns the row number of an id, of a tombstone too */
  findEver(id: string): number | undefined {
    const rowFromId = rowOfId(id);
    return this.#rows[rowFromId]?._id === id ? rowFromId : this.#byId.get(id);
  }

  /** The zone that a row was seeded with. */
  firstArea(row: number): string {
    return this.#firstArea.get(row) ?? this.at(row).area;
  }

  /** Packed donations of a row, oldest first. */
  donations(row: number): Uint32Array {
    return this.#donations.get(row);
  }

  /** The nth of them, counted from 0. */
  donation(row: number, nth: number): number {
    return this.#donations.at(row, nth);
  }

  nextDonation(row: number): EligibilityVerdict {
    const today = this.today();
    if (today !== this.#computedFor) this.#nextDonations.length = 0;
    this.#computedFor = today;
    return (this.#nextDonations[row] ??= eligibilityOf(this.at(row), this.donations(row), today));
  }

  /** Works every row's next donation out, so that the first list in its order needn't; may be interrupted at each. */
  *precompute(): Generator<void, void> {
    for (let row = 0; row < this.size; row++) {
      if (this.exists(row)) this.nextDonation(row);
      yield;
    }
  }

  matchesText(row: number, word: string) {
    return (this.#haystacks[row] ?? "").includes(word);
  }

  order(name: string): Order {
    const column = columnOf(this, name);
    // what follows from the day that it is may be another thing tomorrow
    const key = name === NEXT_DONATION ? `${name} ${this.today()}` : name;
    const known = this.#orders.get(key);
    if (known) return known;
    const order = orderRows(this.size, column, column.then ? this.order(column.then) : undefined);
    this.#orders.set(key, order);
    return order;
  }

  /** @returns whether somebody else has that value */
  someHas(name: "fiscalCode" | "cardNumber" | "email", value: string, butId: string): boolean {
    return this.#rows.some((row, at) => row[name] === value && row._id !== butId && this.exists(at));
  }

  /** Adds a row, or replaces the one of the same id; its donations stay unless given. */
  put(given: DonorRow, donations?: readonly number[]): void {
    const known = this.findEver(given._id);
    const at = known ?? this.#rows.length;
    const derived = this.#derived.get(at);
    const row = derived ? { ...given, ...derived } : given;
    if (known === undefined) this.#orders.clear();
    else this.#replaced(known, this.at(known), row);
    this.#gone.delete(at);
    this.#rows[at] = row;
    delete this.#nextDonations[at];
    delete this.#awardsDue[at];
    this.#duplicates = undefined;
    if (rowOfId(row._id) !== at) this.#byId.set(row._id, at);
    if (donations) this.#donations.set(at, donations);
    this.#haystacks[at] = fold(haystackOf(row));
  }

  /** Leaves the row where it is, for those who know its number, and out of everything that is asked. */
  remove(id: string): void {
    const row = this.find(id);
    if (row !== undefined) this.#gone.add(row);
    this.#duplicates = undefined;
  }

  /** Takes over what a donor's donations, or awards, have become. */
  derive(row: number, derived: Partial<DerivedFields>, donations?: readonly number[]): void {
    this.#derived.set(row, { ...this.#derived.get(row), ...derived });
    const gone = this.#gone.has(row);
    this.put(this.at(row), donations);
    if (gone) this.#gone.add(row);
  }

  #replaced(row: number, before: DonorRow, after: DonorRow) {
    if (before.area !== after.area && !this.#firstArea.has(row)) this.#firstArea.set(row, before.area);
    this.#orders.delete(`${NEXT_DONATION} ${this.today()}`);
    this.#orders.delete(AWARD_DUE);
    for (const name of Object.keys(after) as (keyof DonorRow)[]) {
      if (before[name] === after[name]) continue;
      this.#orders.delete(name);
      for (const [other, column] of this.columns) if (column.then === name) this.#orders.delete(other);
    }
  }
}

const rowOfId = (id: string) => Number(id.slice(1)) - 1;
