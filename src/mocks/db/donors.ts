import { searchableText } from "../../domain/text";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import type { MayDonate } from "../../domain/donation/may-donate";
import { donorColumns, haystackOf } from "./donor-columns";
import type { DerivedFields, DonorRow } from "./donor-row";
import { DonorRows, GLANCED } from "./donor-rows";
import { DonorKeys } from "./donor-keys";
import { findDuplicates } from "./duplicates";
import { eligibilityOf } from "./eligibility";
import { figureColumn } from "./figure-column";
import { Openings } from "./openings";
import { ordering } from "./orders";
import type { Glance, SeededDonors } from "./seed";
import { inOneGo } from "./slices";
import { columnOf, type Order, type Table } from "./table";
import { WorkedOut } from "./worked-out";

const [NEXT_DONATION, AWARD_DUE] = ["nextDonationDate", "awardDue"] as const;

/**
 * The read model of donors: plain rows, with an order a column kept until a change touches that column. A seeded row is
 * made when it is first read.
 */
export class Donors implements Table {
  readonly columns;
  readonly #rows: DonorRows;
  readonly #haystacks: (string | undefined)[] = [];
  readonly #orders = new Map<string, Order>();
  readonly workedOut: WorkedOut;
  /** Rows of people whom there seem to be two of, until one is written. */
  #duplicates: ReadonlySet<number> | undefined;
  readonly #gone = new Set<number>();
  /** What follows from donations and awards, of the rows where one was touched. */
  /** Who is found by what, tombstones too. */
  readonly keys: DonorKeys;
  readonly openings = new Openings((row) => this.donations(row));
  readonly #derived = new Map<number, Partial<DerivedFields>>();
  /** Zones of rows that moved since: their seeded donations were given in the former one. */
  readonly #firstArea = new Map<number, string>();
  #changes = 0;

  /**
   * @param today the ISO day in Italy; it and the association's rules are asked each time
   * @param awardDueOf the highest award that a row has earned and not been given, or null
   */
  constructor(
    seeded: SeededDonors,
    private readonly today: () => string,
    rules: () => EligibilityRules,
    awardDueOf: (row: number) => string | null,
  ) {
    this.#rows = new DonorRows(seeded);
    this.keys = new DonorKeys(this);
    const mayDonate = (row: number, day: string, by: EligibilityRules) =>
      eligibilityOf(this.at(row), this.donations(row), day, by);
    this.workedOut = new WorkedOut({ today, rules, mayDonate, awardDue: awardDueOf });
    this.columns = donorColumns((row) => this.at(row), {
      nextDonationDate: (row) => this.nextDonation(row).date,
      possibleDuplicate: (row) => (this.#duplicates ??= findDuplicates(this)).has(row),
      awardDue: (row) => this.workedOut.awardDue(row),
    });
    for (const name of GLANCED) {
      const column = this.columns.get(name);
      if (column) column.get = (row) => this.glance(row, name);
    }
  }

  get size() {
    return this.#rows.size;
  }

  get count() {
    return this.#rows.size - this.#gone.size;
  }

  exists(row: number) {
    return !this.#gone.has(row);
  }

  /** @throws RangeError when there is no such row */
  at(row: number): DonorRow {
    return this.#rows.at(row);
  }

  /** A seeded row as it was before anybody wrote it; undefined for one that was added. */
  readonly asSeeded = (row: number) => this.#rows.asSeeded(row);

  /** What `at` says, without making the row. */
  glance<Name extends keyof Glance>(row: number, name: Name): Glance[Name] {
    return this.#rows.glance(row, name);
  }

  /** Rows that somebody has read or written; all others are as they were seeded. */
  readonly isMade = (row: number): boolean => this.#rows.isMade(row);

  /** @returns the row number of an id, unless it is gone */
  find(id: string): number | undefined {
    const row = this.findEver(id);
    return row === undefined || this.#gone.has(row) ? undefined : row;
  }

  /** @returns the row number of an id, of a tombstone too */
  findEver(id: string): number | undefined {
    return this.#rows.find(id);
  }

  /** The zone that a row was seeded with. */
  firstArea(row: number): string {
    return this.#firstArea.get(row) ?? this.glance(row, "area");
  }

  /** Packed donations of a row, oldest first. */
  donations(row: number): Uint32Array {
    return this.#rows.donations(row);
  }

  /** The nth of them, counted from 0. */
  readonly donation = (row: number, nth: number): number => this.#rows.donation(row, nth);

  nextDonation(row: number): MayDonate {
    return this.workedOut.nextDonation(row);
  }

  /** The rules have changed. */
  forgetWorkedOut(): void {
    this.#changes += 1;
    this.workedOut.forgetAll();
    this.#orders.clear();
  }

  figure(name: string) {
    return figureColumn(name, (row) => this.donations(row));
  }

  matchesText(row: number, word: string) {
    return (this.#haystacks[row] ??= searchableText(haystackOf(this.at(row)))).includes(word);
  }

  order(name: string): Order {
    return inOneGo(this.ordering(name));
  }

  /** Makes an order where there is none yet, and keeps it; may be interrupted. */
  *ordering(name: string): Generator<void, Order> {
    const column = columnOf(this, name);
    // what follows from the day that it is may be another thing tomorrow
    const key = name === NEXT_DONATION ? `${name} ${this.today()}` : name;
    const known = this.#orders.get(key);
    if (known) return known;
    const changes = this.#changes;
    const base = column.then ? yield* this.ordering(column.then) : undefined;
    const order = yield* ordering(this.size, column, base);
    // what was written meanwhile may stand in it as it was before
    if (changes === this.#changes) this.#orders.set(key, order);
    return order;
  }

  /** Adds a row, or replaces the one of the same id; its donations stay unless given. */
  put(given: DonorRow, donations?: readonly number[]): void {
    this.#changes += 1;
    const known = this.findEver(given._id);
    const at = known ?? this.#rows.size;
    const row = { ...given, ...this.#derived.get(at) };
    this.keys.moved(at, known === undefined ? undefined : this.at(known), row);
    if (known === undefined) this.#orders.clear();
    else this.#replaced(known, this.at(known), row);
    this.#gone.delete(at);
    this.#rows.put(at, row, donations);
    this.workedOut.forgetRow(at);
    this.#duplicates = undefined;
    delete this.#haystacks[at];
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
