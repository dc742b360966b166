import type { Donors } from "./donors";
import { orderingByOwner } from "./orders";
import type { Column, Order } from "./table";

/** What the columns of a record's donor begin with: "donor.lastName". */
export const OWNER_PREFIX = "donor.";

/** The columns of the donor whom each row belongs to, beside the row's own. */
export const ownerColumns = (donors: Donors, owner: (row: number) => number): [string, Column][] =>
  Array.from(donors.columns, ([name, { kind, get }]) => [
    OWNER_PREFIX + name,
    { kind, get: (row: number) => get(owner(row)) },
  ]);

/** Orders by a column of the donor, each kept for as long as the donors' own is. */
export class OwnerOrders {
  readonly #orders = new WeakMap<Order, Order>();

  constructor(
    private readonly donors: Donors,
    private readonly owner: (row: number) => number,
  ) {}

  /** Makes one, unless it is known; may be interrupted. @returns undefined when the column is none of the donor's */
  *ordering(name: string, size: number): Generator<void, Order | undefined> {
    const ofDonor = name.startsWith(OWNER_PREFIX) ? name.slice(OWNER_PREFIX.length) : "";
    if (!this.donors.columns.has(ofDonor)) return undefined;
    const donors = yield* this.donors.ordering(ofDonor);
    const order = this.#orders.get(donors) ?? (yield* orderingByOwner(size, this.owner, donors));
    this.#orders.set(donors, order);
    return order;
  }
}
