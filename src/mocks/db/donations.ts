import { fold } from "../../domain/text";
import type { Donation } from "../../domain/entities";
import { dayText } from "./days";
import { dayOf, typeOf } from "./donor-row";
import type { Donors } from "./donors";
import { orderRows } from "./orders";
import { type Column, columnOf, type Order, type Table } from "./table";
import { ZONES } from "./towns";

const CENTRES = new Map(ZONES.map((zone) => [zone.name, zone.centres]));

/** All donations of all donors as one list: a number or two each, turned into objects only when shown. */
export class Donations implements Table {
  readonly columns: ReadonlyMap<string, Column>;
  /** Row of the donor of each donation, and which of the donor's donations it is. */
  readonly #owner: Uint32Array;
  readonly #nth: Uint16Array;
  readonly #orders = new Map<string, Order>();

  constructor(private readonly donors: Donors) {
    let size = 0;
    for (let row = 0; row < donors.size; row++) size += donors.donations(row).length;
    this.#owner = new Uint32Array(size);
    this.#nth = new Uint16Array(size);
    let at = 0;
    for (let row = 0; row < donors.size; row++) {
      const count = donors.donations(row).length;
      for (let nth = 0; nth < count; nth++, at++) {
        this.#owner[at] = row;
        this.#nth[at] = nth;
      }
    }
    this.columns = new Map<string, Column>([
      ["key", { kind: "code", get: (row) => this.at(row).key }],
      ["donorId", { kind: "code", get: (row) => donors.at(this.owner(row))._id }],
      ["type", { kind: "number", get: (row) => typeOf(this.packed(row)) }],
      ["date", { kind: "day", get: (row) => dayText(dayOf(this.packed(row))) }],
      ["place", { kind: "text", get: (row) => this.#place(row) }],
    ]);
  }

  get size() {
    return this.#owner.length;
  }

  owner(row: number): number {
    return this.#owner[row] ?? 0;
  }

  packed(row: number): number {
    return this.donors.donation(this.owner(row), this.#nth[row] ?? 0);
  }

  at(row: number): Donation {
    return donationOf(this.donors, this.owner(row), this.#nth[row] ?? 0);
  }

  mentions(row: number, word: string) {
    return this.donors.mentions(this.owner(row), word) || fold(this.#place(row)).includes(word);
  }

  order(name: string): Order {
    const column = columnOf(this, name);
    let order = this.#orders.get(name);
    if (!order) {
      // numbers of days sort as their texts do, in a third of the time
      const byNumber: Column = { kind: "number", get: (row) => dayOf(this.packed(row)) };
      order = orderRows(this.size, name === "date" ? byNumber : column);
      this.#orders.set(name, order);
    }
    return order;
  }

  #place(row: number) {
    return placeOf(this.donors, this.owner(row), this.#nth[row] ?? 0);
  }
}

/** @returns the nth donation of a donor (counted from 0, oldest first) */
export function donationOf(donors: Donors, owner: number, nth: number): Donation {
  const packed = donors.donation(owner, nth);
  const donor = donors.at(owner);
  return {
    key: `${donor.key}-${String(nth + 1).padStart(3, "0")}`,
    donorId: donor._id,
    type: typeOf(packed),
    date: dayText(dayOf(packed)),
    place: placeOf(donors, owner, nth),
  };
}

/** Mostly the same place for a donor, now and then another of the zone. */
function placeOf(donors: Donors, owner: number, nth: number): string {
  const centres = CENTRES.get(donors.at(owner).area) ?? ZONES[0].centres;
  const usual = owner % centres.length;
  return centres[nth % 5 === 4 ? (usual + 1) % centres.length : usual] ?? centres[0];
}
