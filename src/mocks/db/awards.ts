import { earnedTiers, tiersDue, tiersFor, type AwardTier } from "../../domain/donor/award-tiers";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { fieldNames } from "../../domain/fields/field";
import { countedDays, type AwardSettings } from "../../domain/settings/award-settings";
import { foldSearched } from "../../domain/text";
import { dayText } from "./days";
import { kindOf } from "./donor-columns";
import { dayOf, pack, typeOf, type DerivedFields } from "./donor-row";
import type { Donors } from "./donors";
import type { Award } from "./models";
import { ordering } from "./orders";
import type { OwnedRecords } from "./owned-records";
import { ownerColumns, OwnerOrders } from "./owner-columns";
import { earnedAwards, handedOver, type EarnedAward } from "./seed-awards";
import { BATCH, inOneGo } from "./slices";
import { type Column, columnOf, type Kind, type Order, type Table } from "./table";

const KINDS: readonly (readonly [keyof Award, Kind])[] = [
  ["version", "number"],
  ["donorId", "code"],
  ...fieldNames(AWARD_FIELDS).map((name) => [name, kindOf(AWARD_FIELDS[name])] as const),
];

/** All awards of all donors. Made anew after one was touched. */
export class Awards implements Table {
  readonly columns: ReadonlyMap<string, Column>;
  readonly #rows: Award[] = [];
  readonly #owners: number[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #ownerOrders: OwnerOrders;

  private constructor(private readonly donors: Donors) {
    const owner = (row: number) => this.owner(row);
    this.#ownerOrders = new OwnerOrders(donors, owner);
    this.columns = new Map<string, Column>([
      ...ownerColumns(donors, owner),
      ...KINDS.map(([name, kind]): [string, Column] => [name, { kind, get: (row) => this.at(row)[name] }]),
    ]);
  }

  /** Makes the list; may be interrupted. */
  static *making(donors: Donors, records: OwnedRecords<Award>): Generator<void, Awards> {
    const list = new Awards(donors);
    for (let owner = 0; owner < donors.size; owner++) {
      if (owner % BATCH === 0) yield;
      if (!donors.exists(owner)) continue;
      for (const award of records.of(owner)) {
        list.#rows.push(award);
        list.#owners.push(owner);
      }
    }
    return list;
  }

  get size() {
    return this.#rows.length;
  }

  get count() {
    return this.size;
  }

  exists(row: number) {
    return row < this.size;
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

  matchesText(row: number, word: string) {
    const { award, awardDonorsGroup } = this.at(row);
    return (
      this.donors.matchesText(this.owner(row), word) || foldSearched(`${award} ${awardDonorsGroup}`).includes(word)
    );
  }

  order(name: string): Order {
    return inOneGo(this.ordering(name));
  }

  /** Makes an order where there is none yet, and keeps it; may be interrupted. */
  *ordering(name: string): Generator<void, Order> {
    const column = columnOf(this, name);
    let order = (yield* this.#ownerOrders.ordering(name, this.size)) ?? this.#orders.get(name);
    if (!order) {
      order = yield* ordering(this.size, column);
      this.#orders.set(name, order);
    }
    return order;
  }
}

/**
 * @param today the day of the seed: awards that nobody has handed over by then aren't there
 * @param tiers of the association
 * @returns what a donor was given, oldest first, with the group award for the most faithful
 */
export function seededAwards(donors: Donors, owner: number, today: number, tiers: readonly AwardTier[]): Award[] {
  const [key, donorId] = [donors.glance(owner, "key"), donors.glance(owner, "_id")];
  const own = tiersFor(tiers, donors.glance(owner, "gender"));
  return handedOver(earnedAwards(donors.donations(owner), own), today).map(({ name, day }, nth) => {
    const groupAward = name === "Oro";
    return {
      key: `${key}-A${nth + 1}`,
      version: 1,
      donorId,
      award: groupAward ? "Targa di riconoscenza" : null,
      awardDate: groupAward ? dayText(day) : null,
      awardDonorsGroup: name,
      awardDonorsGroupDate: dayText(day),
    };
  });
}

/** @returns the highest of the association's awards that a donor has earned and not been given, or null */
export const awardDue = (
  {
    donors,
    awardsOf,
    settings,
  }: { donors: Donors; awardsOf: OwnedRecords<Award>; settings: { awards: AwardSettings } },
  owner: number,
): string | null => tiersDue(earnedBy(donors, owner, settings.awards), awardsOf.of(owner)).at(-1)?.name ?? null;

/** @returns what a donor has earned by the association's settings, from the lowest */
export function earnedBy(donors: Donors, owner: number, settings: AwardSettings): EarnedAward[] {
  const sex = donors.glance(owner, "gender");
  const until = donors.openings.until(owner);
  const recorded = donors.donations(owner);
  // where only a number is known, its last one was given on the day until which it counts
  const packed = recorded.length > 0 || until === undefined ? recorded : [pack(until, 1)];
  const earlier = Math.max(0, donors.openings.earlier(owner) - (packed.length - recorded.length));
  const tiers = tiersFor(settings.tiers, sex);
  if (settings.doubleUntil === null && settings.yearlyMost === null) return earnedAwards(packed, tiers, earlier);
  const given = Array.from(packed, (one) => ({ date: isoDay(dayOf(one)), type: typeOf(one) }));
  const { birthday } = donors.at(owner);
  const counted = countedDays(given, { sex, birthday }, settings);
  const days = [...Array.from({ length: earlier }, () => given[0]?.date ?? ""), ...counted];
  return earnedTiers(days, tiers).map(({ name, earned }) => ({ name, day: dayNumber(earned) }));
}

/** @returns the day that an award is known by */
export const awardDay = ({ awardDonorsGroupDate, awardDate }: Award): string => awardDonorsGroupDate ?? awardDate ?? "";

/** @returns what a donor's awards say of the donor: the newest of the donors' group, or any other */
export function countAwards(list: readonly Award[]): Partial<DerivedFields> {
  const last = list.findLast(({ awardDonorsGroup }) => awardDonorsGroup !== null) ?? list.at(-1);
  return {
    awards: last ? (last.awardDonorsGroup ?? last.award) : null,
    awardsDate: last ? awardDay(last) || null : null,
  };
}
