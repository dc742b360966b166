import { expect, it, vi } from "vitest";
import { readyFor } from "../handlers/list";
import { NOW } from "../test-support/now";
import { Awards } from "./awards";
import { createDb } from "./create-db";
import type { Db } from "./db";
import { Donations } from "./donations";
import { ordering, orderRows } from "./orders";
import { query } from "./query";
import type { Column } from "./table";

/** As many as hold a page for less than a frame. */
const MOST_AT_ONCE = 2_000;

it("a hundred thousand rows are ordered in parts between which the page can paint", () => {
  let reads = 0;
  let most = 0;
  const names = Array.from({ length: 700 }, (_, index) => `Nome ${(index * 37) % 700}`);
  const column: Column = {
    kind: "text",
    get(row) {
      reads += 1;
      return names[(row * 13) % 700] ?? null;
    },
  };
  const size = 100_000;
  const base = orderRows(size, { kind: "number", get: (row) => (row * 7) % 101 });
  const work = ordering(size, column, base);
  let steps = 0;
  let order = work.next();
  for (; !order.done; order = work.next(), steps += 1) {
    most = Math.max(most, reads);
    reads = 0;
  }
  expect(most).toBeLessThanOrEqual(MOST_AT_ONCE);
  // each row is looked at three times
  expect(steps).toBeGreaterThanOrEqual((3 * size) / MOST_AT_ONCE);
  expect(order.value).toEqual(orderRows(size, column, base));
});

it.each(["lastName", "-lastName", "area"])("a page by %s has its order before it is made up", async (order) => {
  const db = await createDb({ donors: 3_000, now: () => NOW });
  const asked = { skip: 0, limit: 10, order };
  await readyFor(db, asked);
  let reads = 0;
  for (const column of db.donors.columns.values()) {
    const { get } = column;
    column.get = (row) => {
      reads += 1;
      return get(row);
    };
  }
  expect(query(db.donors, asked).rows).toHaveLength(10);
  expect(reads).toBe(0);
});

it("what is written while rows are ordered stands where it belongs", async () => {
  const db = await createDb({ donors: 3_000, now: () => NOW });
  const work = db.donors.ordering("lastName");
  for (let steps = 0; steps < 5; steps += 1) work.next();
  db.putDonor({ ...db.donors.at(0), lastName: "Aaaa" });
  while (!work.next().done);
  expect(query(db.donors, { skip: 0, limit: 1, order: "lastName" }).rows).toEqual([0]);
});

const LISTS = {
  donations: ({ donors, donationsOf }: Db) => Donations.making(donors, donationsOf),
  awards: ({ donors, awardsOf }: Db) => Awards.making(donors, awardsOf),
};

it.each(["donations", "awards"] as const)("the list of all %s is made in such parts, too", async (name) => {
  const db = await createDb({ donors: 5_000, now: () => NOW });
  const donors = vi.spyOn(db.donors, "exists");
  const work = LISTS[name](db);
  let most = 0;
  for (let step = work.next(); !step.done; step = work.next()) {
    most = Math.max(most, donors.mock.calls.length);
    donors.mockClear();
  }
  expect(most).toBeLessThanOrEqual(MOST_AT_ONCE);
});

it("a page of all donations, or awards, has its list and its order before it is made up", async () => {
  const db = await createDb({ donors: 500, now: () => NOW });
  await db.lists.donationsBy("date");
  await db.lists.awardsBy("awardDonorsGroupDate");
  const donors = vi.spyOn(db.donors, "exists");
  const donations = vi.spyOn(db.donors, "donation");
  const page = { skip: 0, limit: 10 };
  expect(query(db.donations, { ...page, order: "-date" }).rows).toHaveLength(10);
  expect(query(db.awards, { ...page, order: "-awardDonorsGroupDate" }).rows).toHaveLength(10);
  expect([donors.mock.calls.length, donations.mock.calls.length]).toEqual([0, 0]);
});

it("what is written while all donations are listed stands in the list", async () => {
  const db = await createDb({ donors: 500, now: () => NOW });
  const listing = db.lists.donationsBy("date");
  await Promise.resolve();
  const [first] = db.donationsOf.of(0);
  expect(first).toBeDefined();
  db.records.put("donation", { ...first!, _id: "D1-new", key: "D1-new", date: "2026-11-19", deleted: false });
  await listing;
  const keys = query(db.donations, { skip: 0, limit: 1_000_000, order: "-date" }).rows.map(
    (row) => db.donations.at(row).key,
  );
  expect(keys).toContain("D1-new");
});
