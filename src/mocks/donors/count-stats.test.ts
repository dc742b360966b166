import { beforeEach, describe, expect, it } from "vitest";
import { STATUSES } from "../../domain/donor/status";
import { createDb } from "../db/create-db";
import type { Db } from "../db/db";
import type { DonorRow, StaffUser } from "../db/models";
import { NOW } from "../test-support/now";
import { countStats } from "./stats";

// statistics of decisions §7, on 20 November 2026
let db: Db;
let added: number;
beforeEach(async () => {
  db = await createDb({ donors: 0, now: () => NOW, overrides: { donors: [{ status: "dead" }] } });
  added = 0;
  for (const { _id } of db.records.all("donation")) db.records.remove("donation", _id);
  db.putDonor({ ...db.donors.rows()[0]!, area: "Bergamo" });
});
const stats = (begin = "2025-12-01", end = "2026-11-20", area: string | null = null) =>
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
  it.each(STATUSES)("of status %s count if they are active, inactive or suspended", (status) => {
    addDonor(status);
    const counts = ["active", "inactive", "suspended", "temporarilySuspended", "permanentlySuspended"].includes(status);
    const { donors, bloodGroups } = stats();
    expect(donors.total).toBe(counts ? 1 : 0);
    expect(donors.active).toBe(status === "active" ? 1 : 0);
    expect(bloodGroups).toEqual(
      counts ? [{ group: db.donors.rows()[0]!.bloodGroup, count: 1, mayDonate: expect.any(Number) }] : [],
    );
  });

  it("count as able to donate if they are active and rested", () => {
    const rested = {
      ...db.donors.rows()[0]!,
      status: "active",
      birthday: "1980-05-01",
      gender: "M" as const,
      bloodGroup: "0-",
    };
    put({ ...rested, _id: "rested" }, ["2026-01-10"]);
    put({ ...rested, _id: "resting" }, ["2026-11-01"]);
    put({ ...rested, _id: "inactive", status: "inactive" }, ["2026-01-10"]);
    expect(stats().bloodGroups).toEqual([{ group: "0-", count: 3, mayDonate: 1 }]);
  });

  it("are counted by zone", () => {
    addDonor("active", [], "Lodi");
    addDonor("active", [], "Bergamo");
    expect(stats(undefined, undefined, "Lodi").donors.total).toBe(1);
  });
});

describe("donations", () => {
  beforeEach(() => {
    addDonor("active", ["2025-11-30", "2025-12-01", "2026-10-31"]);
    addDonor("inactive", ["2026-11-01", "2026-11-20"]);
  });

  it("“Donazioni” counts this calendar month, in any period", () => {
    expect(stats().donations.count).toBe(2);
    expect(stats("2026-01-01", "2026-01-31").donations.count).toBe(2);
  });

  it("“Numero donazioni” counts the period, both ends included, and the same number of days before", () => {
    expect(stats().donationsNumber).toEqual({ count: 4, previous: 1 });
    expect(stats("2026-11-01", "2026-11-20").donationsNumber).toEqual({ count: 2, previous: 1 });
  });

  it("are counted by month; the current month is partial", () => {
    const { months } = stats("2026-10-01");
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
  ])("count accounts that can sign in: status %s, %i", (status, more) => {
    const before = stats();
    const base = db.records.all("user").find(({ role }) => role === "manager") as StaffUser;
    db.records.put("user", { ...base, _id: "m1", status });
    db.records.put("user", { ...base, _id: "a1", role: "admin", status });
    expect(stats().managers.count).toBe(before.managers.count + more);
    expect(stats().admins.count).toBe(before.admins.count + more);
  });

  it("of other zones don't count", () => {
    expect(stats(undefined, undefined, "Nowhere").managers).toEqual({ count: 0, zones: 0 });
    expect(stats(undefined, undefined, "Bergamo").managers).toMatchObject({ zones: 1 });
  });
});
