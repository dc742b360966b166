import { beforeEach, describe, expect, it } from "vitest";
import { STATUSES } from "../../domain/donor/status";
import { createDb } from "../db/create-db";
import type { Db } from "../db/db";
import type { DonorRow, StaffUser } from "../db/models";
import { NOW } from "../test-support/now";
import { countStats } from "./stats";

/** What the figures mean (decisions §7), on 20 November 2026. */
let db: Db;
let added: number;
beforeEach(async () => {
  db = await createDb({ donors: 0, now: () => NOW, overrides: { donors: [{ status: "dead" }] } });
  added = 0;
  for (const { _id } of db.records.all("donation")) db.records.remove("donation", _id);
  db.putDonor({ ...db.donors.rows()[0]!, area: "Bergamo" });
});
const figures = (begin = "2025-12-01", end = "2026-11-20", area: string | null = null) =>
  countStats(db, begin, end, area === null ? null : [area]);
const addDonor = (status: string, days: string[] = [], area = "Bergamo") => {
  put({ ...db.donors.rows()[0]!, _id: `x${(added += 1)}`, status, area }, days);
};
const put = (donor: DonorRow, days: string[]) => {
  db.putDonor(donor);
  for (const date of days) {
    const key = `${donor._id}-${date}`;
    const donation = {
      _id: key,
      key,
      version: 1,
      deleted: false,
      donorId: donor._id,
      type: 1 as const,
      date,
      place: "",
    };
    db.records.put("donation", donation);
  }
};

describe("Donatori", () => {
  it.each(STATUSES)("of status %s count when they are active, inactive or suspended in any way", (status) => {
    addDonor(status);
    const counts = ["active", "inactive", "suspended", "temporarilySuspended", "permanentlySuspended"].includes(status);
    const { donors, bloodGroups } = figures();
    expect(donors.total).toBe(counts ? 1 : 0);
    expect(donors.active).toBe(status === "active" ? 1 : 0);
    expect(bloodGroups).toEqual(
      counts ? [{ group: db.donors.rows()[0]!.bloodGroup, count: 1, mayDonate: expect.any(Number) }] : [],
    );
  });

  it("may donate today who is active and whose next possible donation is not to come", () => {
    const known = {
      ...db.donors.rows()[0]!,
      status: "active",
      birthday: "1980-05-01",
      gender: "M" as const,
      bloodGroup: "0-",
    };
    put({ ...known, _id: "rested" }, ["2026-01-10"]);
    put({ ...known, _id: "resting" }, ["2026-11-01"]);
    put({ ...known, _id: "inactive", status: "inactive" }, ["2026-01-10"]);
    expect(figures().bloodGroups).toEqual([{ group: "0-", count: 3, mayDonate: 1 }]);
  });

  it("are those of the zone, where one is asked for", () => {
    addDonor("active", [], "Lodi");
    addDonor("active", [], "Bergamo");
    expect(figures(undefined, undefined, "Lodi").donors.total).toBe(1);
  });
});

describe("donations", () => {
  beforeEach(() => {
    addDonor("active", ["2025-11-30", "2025-12-01", "2026-10-31"]);
    addDonor("inactive", ["2026-11-01", "2026-11-20"]);
  });

  it("“Donazioni” are those of this calendar month to date, whatever the period", () => {
    expect(figures().donations.count).toBe(2);
    expect(figures("2026-01-01", "2026-01-31").donations.count).toBe(2);
  });

  it("“Numero donazioni” are those of the period, both ends included, and of as many days before", () => {
    expect(figures().donationsNumber).toEqual({ count: 4, previous: 1 });
    expect(figures("2026-11-01", "2026-11-20").donationsNumber).toEqual({ count: 2, previous: 1 });
  });

  it("stand under their months, the last of which has only begun", () => {
    const { months } = figures("2026-10-01");
    expect(months.map(({ month, byType, partial }) => [month, byType["1"], partial])).toEqual([
      ["2026-10", 1, false],
      ["2026-11", 2, true],
    ]);
  });
});

describe("Responsabili and Amministratori", () => {
  it.each([
    ["active", 1],
    ["inactive", 0],
    ["staged", 0],
    ["passwordExpired", 0],
    ["lockedOut", 0],
    ["dead", 0],
  ])("are accounts that can sign in: of status %s, %i", (status, more) => {
    const before = figures();
    const base = db.records.all("user").find(({ role }) => role === "manager") as StaffUser;
    db.records.put("user", { ...base, _id: "m1", status });
    db.records.put("user", { ...base, _id: "a1", role: "admin", status });
    expect(figures().managers.count).toBe(before.managers.count + more);
    expect(figures().admins.count).toBe(before.admins.count + more);
  });

  it("of another zone are no managers of this one", () => {
    expect(figures(undefined, undefined, "Nowhere").managers).toEqual({ count: 0, zones: 0 });
    expect(figures(undefined, undefined, "Bergamo").managers).toMatchObject({ zones: 1 });
  });
});
