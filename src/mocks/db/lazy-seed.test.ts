import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS } from "../../domain/donor/award-tiers";
import { dayNumber } from "../../domain/dates/days";
import { checkFiscalCode } from "../../domain/fiscal-code/fiscal-code";
import { NOW } from "../test-support/now";
import { createDb } from "./create-db";
import { query } from "./query";
import { createRandom } from "./random";
import { SeededDonors } from "./seed";
import { seedDonor } from "./seed-donor";
import { inSlices } from "./slices";

const ANCHOR = dayNumber("2026-11-20");
const SIZE = 2000;

/** All rows made at once, from the first to the last. */
function eagerly(seed: number) {
  const codes = new Set<string>();
  return Array.from({ length: SIZE }, (_, i) => {
    const { row, donations } = seedDonor(seed, i, ANCHOR, DEFAULT_AWARD_TIERS);
    if (i % 50 === 49) row.mobile = seedDonor(seed, i - 1, ANCHOR, DEFAULT_AWARD_TIERS).row.mobile ?? row.mobile;
    if (row.fiscalCode) {
      expect(codes.has(row.fiscalCode)).toBe(false);
      codes.add(row.fiscalCode);
    }
    return { row, donations };
  });
}

function shuffled(seed: number): number[] {
  const random = createRandom(seed, 0);
  const rows = Array.from({ length: SIZE }, (_, row) => row);
  rows.forEach((row, at) => {
    const other = random.between(at, SIZE - 1);
    [rows[at], rows[other]] = [rows[other]!, row];
  });
  return rows;
}

const make = (seed = 1) => createDb({ seed, donors: SIZE, now: () => NOW });

describe("seeded donors that are made when they are read", () => {
  it("are those that making all at once gives, in whatever order they are read: 2,000 of 2 seeds", async () => {
    for (const seed of [1, 99]) {
      const { donors } = await make(seed);
      const expected = eagerly(seed);
      for (const row of shuffled(seed)) {
        const eager = expected[row]!;
        const { _id, key, area, firstName, lastName, gender } = eager.row;
        // what is known of a row before it is made; then its donations; then itself
        const glance = (name: "_id" | "key" | "area" | "firstName" | "lastName" | "gender") => donors.glance(row, name);
        expect([glance("_id"), glance("key"), glance("area")]).toEqual([_id, key, area]);
        expect([glance("firstName"), glance("lastName"), glance("gender")]).toEqual([firstName, lastName, gender]);
        if (row % 2) expect([...donors.donations(row)]).toEqual(eager.donations);
        // the notification of the first donor names their next day
        expect(donors.isMade(row)).toBe(_id === "d1");
        expect(donors.at(row)).toEqual(eager.row);
        expect([...donors.donations(row)]).toEqual(eager.donations);
      }
    }
  });

  it("are the same after all were made in slices", async () => {
    const db = await make();
    await db.allMade();
    const expected = eagerly(1);
    for (const row of shuffled(2)) expect(db.donors.at(row)).toEqual(expected[row]!.row);
  });

  it("stay as unmade as they were while somebody leafs through names, zones and donations", async () => {
    const { donors, donations, awards } = await make();
    const { rows } = query(
      donors,
      { skip: 500, limit: 10, order: "-lastName" },
      (row) => donors.glance(row, "area") !== "Bergamo",
    );
    rows.forEach((row) => donors.at(row));
    expect(donations.size).toBeGreaterThan(SIZE);
    expect(awards.size).toBeGreaterThan(100);
    expect(Array.from({ length: SIZE }, (_, row) => donors.isMade(row)).filter(Boolean)).toHaveLength(
      rows.length + 1, // the first donor, whose notification names their next day
    );
  });

  it("are found by their id before they are made, and nobody else is", async () => {
    const { donors } = await make();
    expect(donors.find("d1500")).toBe(1499);
    for (const id of ["d0", "d2001", "d01500", "x1500", "d1500.0", "d1.5", "d-1", ""])
      expect(donors.find(id), id).toBeUndefined();
    expect(donors.keys.taken("cardNumber", "001500", "d1500")).toBe(false);
    expect(donors.keys.taken("email", donors.at(1700).email!, "d1")).toBe(true);
  });
});

describe("two people with the same fiscal code", () => {
  // of 100,000 donors of the first seed, row 17,559 is the first whose code is taken
  const TWIN = 17_559;
  let seeded: SeededDonors;
  beforeAll(async () => {
    seeded = new SeededDonors(1, TWIN + 1, ANCHOR, DEFAULT_AWARD_TIERS);
    await inSlices(seeded.prepare());
  });

  it("get two: the second one with omocodia, though the first was never read", () => {
    const plain = seedDonor(1, TWIN, ANCHOR, DEFAULT_AWARD_TIERS).row.fiscalCode!;
    const { fiscalCode } = seeded.make(TWIN).row;
    expect(fiscalCode).not.toBe(plain);
    expect(checkFiscalCode(fiscalCode!).valid).toBe(true);
    expect(fiscalCode!.slice(0, 14)).toBe(plain.slice(0, 14));
    const sameSex = Array.from({ length: TWIN }, (_, row) => row).filter(
      (row) => seeded.glance(row, "gender") === seeded.glance(TWIN, "gender"),
    );
    expect(sameSex.filter((row) => seeded.make(row).row.fiscalCode === plain)).toHaveLength(1);
  });
});
