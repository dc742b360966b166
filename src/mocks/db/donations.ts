import { dayNumber } from "../../domain/dates/days";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { fieldNames } from "../../domain/fields/field";
import { foldSearched } from "../../domain/text";
import { dayText } from "./days";
import { kindOf } from "./donor-columns";
import { dayOf, type DerivedFields, pack, typeOf } from "./donor-row";
import type { Donors } from "./donors";
import type { Donation } from "./models";
import { ordering } from "./orders";
import type { OwnedRecords } from "./owned-records";
import { ownerColumns, OwnerOrders } from "./owner-columns";
import { BATCH, inOneGo } from "./slices";
import { type Column, columnOf, type Order, type Table } from "./table";
import { ZONES } from "./towns";

const CENTRES = new Map(ZONES.map((zone) => [zone.name, zone.centres]));

/**
 * All donations of all donors as one list: a number or two each, turned into objects only when shown. Made anew after a
 * donation was touched.
 */
export class Donations implements Table {
  readonly columns: ReadonlyMap<string, Column>;
  /** Row of the donor of each donation, and which of the donor's donations it is. */
  readonly #owner: Uint32Array;
  readonly #nth: Uint16Array;
  readonly #orders = new Map<string, Order>();
  readonly #ownerOrders: OwnerOrders;
  /** By the number that a donation is kept as, where that says it. */
  readonly #fields: Record<keyof typeof DONATION_FIELDS, Column["get"]> = {
    key: (row) => this.at(row).key,
    type: (row) => typeOf(this.packed(row)),
    date: (row) => dayText(dayOf(this.packed(row))),
    place: (row) => this.#place(row),
  };

  private constructor(
    private readonly donors: Donors,
    private readonly records: OwnedRecords<Donation>,
    size: number,
  ) {
    this.#owner = new Uint32Array(size);
    this.#nth = new Uint16Array(size);
    const owner = (row: number) => this.owner(row);
    this.#ownerOrders = new OwnerOrders(donors, owner);
    this.columns = new Map<string, Column>([
      ...ownerColumns(donors, owner),
      ["donorId", { kind: "code", get: (row) => donors.glance(this.owner(row), "_id") }],
      ...fieldNames(DONATION_FIELDS).map((name): [string, Column] => [
        name,
        { kind: kindOf(DONATION_FIELDS[name]), get: this.#fields[name] },
      ]),
    ]);
  }

  /** Makes the list; may be interrupted. */
  static *making(donors: Donors, records: OwnedRecords<Donation>): Generator<void, Donations> {
    const counts = new Uint16Array(donors.size);
    let size = 0;
    for (let row = 0; row < counts.length; row++) {
      if (row % BATCH === 0) yield;
      size += counts[row] = donors.exists(row) ? donors.donations(row).length : 0;
    }
    const list = new Donations(donors, records, size);
    let at = 0;
    for (let row = 0; row < counts.length; row++) {
      if (row % BATCH === 0) yield;
      for (let nth = 0; nth < (counts[row] ?? 0); nth++, at++) {
        list.#owner[at] = row;
        list.#nth[at] = nth;
      }
    }
    return list;
  }

  get size() {
    return this.#owner.length;
  }

  get count() {
    return this.size;
  }

  exists(row: number) {
    return row < this.size;
  }

  owner(row: number): number {
    return this.#owner[row] ?? 0;
  }

  packed(row: number): number {
    return this.donors.donation(this.owner(row), this.#nth[row] ?? 0);
  }

  /** @throws RangeError when there is no such row */
  at(row: number): Donation {
    const [owner, nth] = [this.owner(row), this.#nth[row] ?? 0];
    if (!this.records.isTouched(owner)) return seededDonation(this.donors, owner, nth);
    const found = this.records.of(owner)[nth];
    if (!found) throw new RangeError(`no donation in row ${row}`);
    return found;
  }

  matchesText(row: number, word: string) {
    return this.donors.matchesText(this.owner(row), word) || foldSearched(this.#place(row)).includes(word);
  }

  order(name: string): Order {
    return inOneGo(this.ordering(name));
  }

  /** Makes an order where there is none yet, and keeps it; may be interrupted. */
  *ordering(name: string): Generator<void, Order> {
    const column = columnOf(this, name);
    let order = (yield* this.#ownerOrders.ordering(name, this.size)) ?? this.#orders.get(name);
    if (!order) {
      // numbers of days sort as their texts do, in a third of the time
      const byNumber: Column = { kind: "number", get: (row) => dayOf(this.packed(row)) };
      order = yield* ordering(this.size, name === "date" ? byNumber : column);
      this.#orders.set(name, order);
    }
    return order;
  }

  #place(row: number) {
    const owner = this.owner(row);
    return this.records.isTouched(owner) ? this.at(row).place : placeOf(this.donors, owner, this.#nth[row] ?? 0);
  }
}

/** @returns what the seed gave to a donor, oldest first */
export const seededDonations = (donors: Donors, owner: number): Donation[] =>
  Array.from(donors.donations(owner), (_, nth) => seededDonation(donors, owner, nth));

/** @returns what a donor's donations say of the donor, and the donations as the table of donors keeps them */
export function countDonations(list: readonly Donation[]): { derived: Partial<DerivedFields>; packed: number[] } {
  const last = list.at(-1);
  return {
    derived: {
      lastDonationDate: last?.date ?? null,
      lastDonationType: last?.type ?? null,
      donationsNumber: list.length,
    },
    packed: list.map(({ date, type }) => pack(dayNumber(date), type)),
  };
}

function seededDonation(donors: Donors, owner: number, nth: number): Donation {
  const packed = donors.donation(owner, nth);
  return {
    key: `${donors.glance(owner, "key")}-${String(nth + 1).padStart(3, "0")}`,
    version: 1,
    donorId: donors.glance(owner, "_id"),
    type: typeOf(packed),
    date: dayText(dayOf(packed)),
    place: placeOf(donors, owner, nth),
  };
}

/** Mostly the same place for a donor, now and then another of the zone. */
function placeOf(donors: Donors, owner: number, nth: number): string {
  const centres = CENTRES.get(donors.firstArea(owner)) ?? ZONES[0].centres;
  const usual = owner % centres.length;
  return centres[nth % 5 === 4 ? (usual + 1) % centres.length : usual] ?? centres[0];
}
