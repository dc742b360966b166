import { tiersDue } from "../../domain/donor/award-tiers";
import { dayNumber } from "../../domain/dates/days";
import { AWARD_DUE_FIELDS } from "../../domain/fields/award-fields";
import { fieldNames } from "../../domain/fields/field";
import type { AwardSettings } from "../../domain/settings/award-settings";
import { foldSearched } from "../../domain/text";
import { earnedBy } from "./awards";
import { dayText } from "./days";
import { kindOf } from "./donor-columns";
import { dayOf } from "./donor-row";
import type { Donors } from "./donors";
import type { Award, AwardDue } from "./models";
import { ordering } from "./orders";
import type { OwnedLists } from "./owned-lists";
import type { OwnedRecords } from "./owned-records";
import { ownerColumns, OwnerOrders } from "./owner-columns";
import { inOneGo, inSlices } from "./slices";
import { type Column, columnOf, type Kind, type Order, type Table } from "./table";

/** An award that was earned and not handed over, without what its donor or the day says. */
type Due = Pick<AwardDue, "awardDue" | "rank" | "since">;

const KINDS: readonly (readonly [keyof AwardDue, Kind])[] = [
  ["donorId", "code"],
  ...fieldNames(AWARD_DUE_FIELDS).map((name) => [name, kindOf(AWARD_DUE_FIELDS[name])] as const),
];

/** What each donor has earned and not been given, kept until something of the donor changes. */
export class AwardsDueOf {
  readonly #known: (readonly Due[] | undefined)[] = [];
  #made: { table: AwardsDue; day: string } | undefined;
  #changes = 0;

  /** @param db read when it is asked, and not before */
  constructor(
    private readonly db: {
      readonly donors: Donors;
      readonly awardsOf: OwnedRecords<Award>;
      readonly settings: { readonly awards: AwardSettings };
      today(): string;
      readonly lists: Pick<OwnedLists, "allDonationsDrawn">;
    },
  ) {}

  /** All of them; working them out the first time doesn't hold the page. */
  async list(): Promise<AwardsDue> {
    await this.db.lists.allDonationsDrawn();
    return inSlices(this.#table());
  }

  /** Something of a row changed: of the donor, a donation, an award. */
  forget(owner: number | undefined): void {
    if (owner !== undefined) this.#known[owner] = undefined;
    this.#made = undefined;
    this.#changes += 1;
  }

  /** Makes the list of all of them; may be interrupted after each donor. */
  *#table(): Generator<void, AwardsDue> {
    const { donors } = this.db;
    const day = this.db.today();
    if (this.#made?.day === day) return this.#made.table;
    const changes = this.#changes;
    const rows: [owner: number, due: Due][] = [];
    for (let owner = 0; owner < donors.size; owner++) {
      if (donors.exists(owner)) for (const due of this.#of(owner)) rows.push([owner, due]);
      yield;
    }
    const table = new AwardsDue(donors, rows, day);
    // what changed meanwhile may be in it or not
    if (changes === this.#changes) this.#made = { table, day };
    return table;
  }

  /** The settings have changed. */
  forgetAll(): void {
    this.#known.length = 0;
    this.#made = undefined;
    this.#changes += 1;
  }

  #of(owner: number): readonly Due[] {
    return (this.#known[owner] ??= this.by(owner, this.db.settings.awards));
  }

  /** What a donor would be due by some settings, from the lowest. */
  by(owner: number, settings: AwardSettings): readonly Due[] {
    const { donors, awardsOf } = this.db;
    const earned = earnedBy(donors, owner, settings);
    if (earned.length === 0) return NONE;
    const ranked = earned.map(({ name, day }, at) => ({ name, day, rank: at + 1 }));
    const due = tiersDue(ranked, awardsOf.of(owner));
    // the whole row is made only of who is due something
    if (due.length === 0 || donors.at(owner).status === "dead") return NONE;
    return due.map(({ name, day, rank }) => ({
      awardDue: name,
      rank,
      since: dayText(day),
    }));
  }
}

const NONE: readonly Due[] = [];

/** All awards that are to be handed over. */
class AwardsDue implements Table {
  readonly columns: ReadonlyMap<string, Column>;
  readonly #orders = new Map<string, Order>();
  readonly #ownerOrders: OwnerOrders;
  readonly #today: number;

  /** @param today ISO day in Italy: years are counted to it */
  constructor(
    private readonly donors: Donors,
    private readonly rows: readonly (readonly [owner: number, due: Due])[],
    today: string,
  ) {
    this.#today = dayNumber(today);
    const owner = (row: number) => this.owner(row);
    this.#ownerOrders = new OwnerOrders(donors, owner);
    this.columns = new Map<string, Column>([
      ...ownerColumns(donors, owner),
      ...KINDS.map(([name, kind]): [string, Column] => [name, { kind, get: (row) => this.at(row)[name] }]),
    ]);
  }

  get size() {
    return this.rows.length;
  }

  get count() {
    return this.size;
  }

  exists(row: number) {
    return row < this.size;
  }

  owner(row: number): number {
    return this.rows[row]?.[0] ?? 0;
  }

  /** @throws RangeError when there is no such row */
  at(row: number): AwardDue {
    const [owner, due] = this.rows[row] ?? [];
    if (owner === undefined || !due) throw new RangeError(`no award due in row ${row}`);
    const { donors } = this;
    const first = dayOf(donors.donation(owner, 0));
    return {
      key: `${donors.glance(owner, "key")}-B${due.rank}`,
      donorId: donors.glance(owner, "_id"),
      area: donors.glance(owner, "area"),
      ...due,
      years: Math.floor((this.#today - first) / 365.25),
      donationsNumber: donors.donations(owner).length + donors.openings.earlier(owner),
    };
  }

  matchesText(row: number, word: string) {
    return this.donors.matchesText(this.owner(row), word) || foldSearched(this.at(row).awardDue).includes(word);
  }

  /** Those that are equal by a column of their own stand by name. */
  order(name: string): Order {
    return inOneGo(this.#ordering(name));
  }

  *#ordering(name: string): Generator<void, Order> {
    const column = columnOf(this, name);
    const known = (yield* this.#ownerOrders.ordering(name, this.size)) ?? this.#orders.get(name);
    if (known) return known;
    const order = yield* ordering(this.size, column, yield* this.#ownerOrders.ordering("donor.lastName", this.size));
    this.#orders.set(name, order);
    return order;
  }
}
