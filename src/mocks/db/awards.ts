import { fold } from "../../domain/text";
import type { Award } from "../../domain/entities";
import { dayText } from "./days";
import type { Donors } from "./donors";
import { orderRows } from "./orders";
import { earnedAwards } from "./seed-awards";
import { type Column, columnOf, type Kind, type Order, type Table } from "./table";

const KINDS = {
  key: "code",
  donorId: "code",
  award: "text",
  awardDate: "day",
  awardDonorsGroup: "text",
  awardDonorsGroupDate: "day",
} as const satisfies Record<keyof Award, Kind>;

/** All awards of all donors: what their donations earned (decisions §4), and a plaque for the most faithful. */
export class Awards implements Table {
  readonly columns: ReadonlyMap<string, Column>;
  readonly #rows: Award[] = [];
  readonly #owners: number[] = [];
  readonly #orders = new Map<string, Order>();

  constructor(private readonly donors: Donors) {
    for (let owner = 0; owner < donors.size; owner++) {
      for (const award of awardsOf(donors, owner)) {
        this.#rows.push(award);
        this.#owners.push(owner);
      }
    }
    this.columns = new Map(
      Object.entries(KINDS).map(([name, kind]) => [name, { kind, get: (row) => this.at(row)[name as keyof Award] }]),
    );
  }

  get size() {
    return this.#rows.length;
  }

  owner(row: number): number {
    return this.#owners[row] ?? 0;
  }

  /** @throws RangeError when there is no such row */
  at(row: number): Award {
    const found = this.#rows[row];
    if (!found) throw new RangeError(`no award in row ${row}`);
    return found;
  }

  mentions(row: number, word: string) {
    const { award, awardDonorsGroup } = this.at(row);
    return this.donors.mentions(this.owner(row), word) || fold(`${award} ${awardDonorsGroup}`).includes(word);
  }

  order(name: string): Order {
    const column = columnOf(this, name);
    let order = this.#orders.get(name);
    if (!order) {
      order = orderRows(this.size, column);
      this.#orders.set(name, order);
    }
    return order;
  }
}

/** @returns the awards of one donor, oldest first */
export function awardsOf(donors: Donors, owner: number): Award[] {
  const donor = donors.at(owner);
  return earnedAwards(donors.donations(owner)).map(({ name, day }, nth) => {
    const plaque = name === "Oro";
    return {
      key: `${donor.key}-A${nth + 1}`,
      donorId: donor._id,
      award: plaque ? "Targa di riconoscenza" : null,
      awardDate: plaque ? dayText(day) : null,
      awardDonorsGroup: name,
      awardDonorsGroupDate: dayText(day),
    };
  });
}
