import { isDeepStrictEqual } from "node:util";
import { DEFAULT_AWARD_TIERS } from "../../domain/donor/award-tiers";
import { beforeAll, describe, expect, it } from "vitest";
import { checkFiscalCode } from "../../domain/fiscal-code/fiscal-code";
import { fiscalCodeDisagreements } from "../../domain/fiscal-code/person";
import { DEFAULT_ELIGIBILITY_RULES as RULES } from "../../domain/donation/eligibility-rules";
import { ageOn, dayNumber } from "../../domain/dates/days";
import { isStatus } from "../../domain/donor/status";
import { NOW } from "../test-support/now";
import { createDb } from "../db/create-db";
import type { Db } from "../db/db";
import { DERIVED_FIELDS } from "../db/models";
import { type SeededDonor, seedDonor } from "./donor";
import { SeededDonors } from "./seeded-donors";
import birthplaces from "./birthplaces.json" with { type: "json" };

const SIZE = 4_000;
let db: Db;
const rows = () => [...db.donors.rows()];
beforeAll(async () => {
  db = await createDb({ donors: SIZE, now: () => NOW });
});

describe("seeded donors", () => {
  it("are the same for the same seed, and different for another", () => {
    const anchor = dayNumber("2026-11-20");
    const made = (seed: number) => {
      const { donor, donations, awards } = seedDonor(seed, 1234, anchor, DEFAULT_AWARD_TIERS);
      return { donor, donations: donations(), awards: awards() };
    };
    expect(made(7)).toEqual(made(7));
    expect(made(8)).not.toEqual(made(7));
  });

  it("have the same earlier donations if the data are created on a later day", () => {
    const early = seedDonor(1, 11, dayNumber("2026-05-01"), DEFAULT_AWARD_TIERS);
    const late = seedDonor(1, 11, dayNumber("2026-11-20"), DEFAULT_AWARD_TIERS);
    expect(late.donations().slice(0, early.donations().length)).toEqual(early.donations());
    expect(late.donor.fiscalCode).toBe(early.donor.fiscalCode);
  });

  it("keep their other fields if the data are created on another day", () => {
    const ofTheDay = new Set<string>([...DERIVED_FIELDS, "suspension", "suspensionDate"]);
    const withoutThose = ({ donor }: SeededDonor) => Object.entries(donor).filter(([name]) => !ofTheDay.has(name));
    const onDay = (i: number, day: string) => seedDonor(1, i, dayNumber(day), DEFAULT_AWARD_TIERS);
    const changed = [...Array(1_000).keys()].filter((i) => {
      const [early, now, late] = ["2026-02-20", "2026-11-20", "2027-11-20"].map((day) => onDay(i, day));
      // the first donation leads to a card and a blood group
      if (early!.donations().length === 0) return false;
      return [early, late].some((other) => !isDeepStrictEqual(withoutThose(other!), withoutThose(now!)));
    });
    expect(changed).toEqual([]);
  });

  it("have valid fiscal codes that agree with the person, unique except those of second records", () => {
    const places = new Map(birthplaces.map(({ name, belfiore }) => [name, belfiore]));
    const codes = new Set<string>();
    for (const { fiscalCode, firstName, lastName, gender, birthday, birthplace } of rows()) {
      if (fiscalCode === null) continue;
      expect(checkFiscalCode(fiscalCode).valid).toBe(true);
      const place = places.get(birthplace ?? "") ?? "";
      expect(
        fiscalCodeDisagreements(fiscalCode, { firstName, lastName, gender: gender!, birthday: birthday!, place }),
      ).toEqual([]);
      codes.add(fiscalCode);
    }
    const secondRecords = rows().filter((row, at) => row.fiscalCode && row.fiscalCode === rows()[at - 1]?.fiscalCode);
    expect(secondRecords.length).toBeGreaterThan(10);
    expect(codes.size).toBe(rows().filter((row) => row.fiscalCode !== null).length - secondRecords.length);
    expect(codes.size).toBeGreaterThan(SIZE * 0.97);
  });

  it("have unique addresses, cards and keys", () => {
    for (const name of ["_id", "key", "cardNumber", "email"] as const) {
      const values = rows().flatMap((row) => row[name] ?? []);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("have blood groups in Italian frequencies", () => {
    const known = rows().filter((row) => row.bloodGroup !== "ND");
    const share = (group: string) =>
      (100 * known.filter(({ bloodGroup }) => bloodGroup === group).length) / known.length;
    const expected = { "0+": 39, "A1+": 28.8, "A2+": 7.2, "B+": 7.5, "0-": 7, "A1-": 4.8, "A2-": 1.2, "AB+": 2.5 };
    for (const [group, percent] of Object.entries({ ...expected, "B-": 1.5, "AB-": 0.5 })) {
      // four standard deviations of a sample of this size
      const tolerance = 4 * Math.sqrt((percent * (100 - percent)) / known.length);
      expect(Math.abs(share(group) - percent), group).toBeLessThan(tolerance);
    }
  });

  it("are one third women, and donate about 1.8 times a year", () => {
    expect(rows().filter((row) => row.gender === "F").length / SIZE).toBeCloseTo(1 / 3, 1);
    const active = rows().filter((row) => row.status === "active" && row.donationsNumber > 0);
    const isLate = ({ date }: { date: string }) => date > "2025-11-20";
    const lately = active.reduce((n, donor) => n + db.donors.donationsOf(donor).filter(isLate).length, 0);
    expect(lately / active.length).toBeGreaterThan(1.5);
    expect(lately / active.length).toBeLessThan(2.4);
  });

  it("have all statuses, including 'hold' and an unknown one", () => {
    const statuses = new Set(rows().map((row) => row.status));
    expect([...statuses].filter((status) => !isStatus(status)).sort()).toEqual(["hold", "transferred"]);
    expect(statuses.size).toBe(14);
    const small = rows()
      .slice(0, 2000)
      .map(({ status }) => status);
    expect(small).toContain("hold");
    expect(small).toContain("transferred");
  });

  it("have names with apostrophes, accents and blanks", () => {
    const names = rows().map((row) => `${row.firstName} ${row.lastName}`);
    for (const part of ["D'A", "ò", "è", "De "]) expect(names.some((name) => name.includes(part))).toBe(true);
  });
});

describe("seeded donations", () => {
  it("respect intervals, yearly maxima and ages", () => {
    const faults: string[] = [];
    for (const donor of rows()) {
      const { _id, birthday, gender } = donor;
      const last: Partial<Record<1 | 2 | 3, number>> = {};
      const inYear = new Map<string, number>();
      for (const { date: iso, type } of db.donors.donationsOf(donor)) {
        const day = dayNumber(iso);
        for (const from of [1, 2, 3] as const) {
          if (day - (last[from] ?? -1e6) < RULES.intervals[from][type]) faults.push(`${_id}: ${from} to ${type}`);
        }
        last[type] = day;
        const key = `${iso.slice(0, 4)} ${type}`;
        inYear.set(key, (inYear.get(key) ?? 0) + 1);
        const age = birthday ? ageOn(birthday, iso) : 30;
        // decisions §4: whole blood twice a year for women of childbearing age
        const fertile = birthday !== null && gender === "F" && age <= RULES.childbearing.toAge;
        const maximum = type === 1 && fertile ? 2 : RULES.yearlyMaxima.M[type];
        if (inYear.get(key)! > maximum) faults.push(`${_id}: ${key}`);
        if (age < 18 || age > 65) faults.push(`${_id}: aged ${age}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("end today, or before the suspension", () => {
    const faults = rows().filter((donor) => {
      const { suspensionDate, lastDonationDate, donationsNumber } = donor;
      const late = lastDonationDate !== null && lastDonationDate > (suspensionDate ?? "2026-11-20");
      return late || db.donors.donationsOf(donor).length !== donationsNumber;
    });
    expect(faults).toEqual([]);
  });

  it("lead to awards in order, and the donor has the last one", () => {
    for (const donor of rows().slice(0, 2000)) {
      const awards = db.donors.awardsOf(donor);
      expect(awards.at(-1)?.awardDonorsGroup ?? null).toBe(donor.awards);
      const days = awards.map((award) => award.awardDonorsGroupDate!);
      expect(days).toEqual([...days].sort());
    }
  });
});

it("personas are the first donors, whatever the seed", async () => {
  const other = await createDb({ seed: 99, donors: 10, now: () => NOW });
  const people = other.donors.rows().slice(0, 6);
  expect(people.map(({ email }) => email?.split("@")[0])).toEqual([
    "donor",
    "pending",
    "suspended",
    "staged",
    "locked",
    "expired",
  ]);
  expect(people.map(({ status }) => status)).toEqual([
    "active",
    "pending",
    "temporarilySuspended",
    "staged",
    "lockedOut",
    "passwordExpired",
  ]);
  expect(people[0]!.donationsNumber).toBeGreaterThan(3);
});

it("a test can override and add donors", async () => {
  const own = await createDb({
    donors: 3,
    now: () => NOW,
    overrides: {
      donors: [
        { _id: "d2", lastName: "Zeta" },
        { firstName: "Uno" },
        { _id: "x1" },
        ...Array.from({ length: 20 }, () => ({})),
      ],
    },
  });
  expect(own.donor("d2")?.lastName).toBe("Zeta");
  expect(own.donor("d4")?.firstName).toBe("Uno");
  const added = own.donors.rows().filter(({ _id }) => !/^d[1-4]$/.test(_id));
  expect(added).toHaveLength(21);
  expect(added.map((donor) => own.donors.donationsOf(donor).length)).toEqual(
    added.map(({ donationsNumber }) => donationsNumber),
  );
});

describe("two people with the same fiscal code", () => {
  // of 100,000 donors of the first seed, number 17,559 is the first whose code is taken
  const SECOND = 17_559;

  it("get different codes: the second has omocodia", () => {
    const plain = seedDonor(1, SECOND, dayNumber("2026-11-20"), DEFAULT_AWARD_TIERS).donor.fiscalCode!;
    const seeded = new SeededDonors(1, dayNumber("2026-11-20"), DEFAULT_AWARD_TIERS);
    const codes = Array.from({ length: SECOND + 1 }, () => seeded.next().fiscalCode);
    const fiscalCode = codes[SECOND]!;
    expect(fiscalCode).not.toBe(plain);
    expect(checkFiscalCode(fiscalCode).valid).toBe(true);
    expect(fiscalCode.slice(0, 14)).toBe(plain.slice(0, 14));
    expect(codes.filter((code) => code === plain)).toHaveLength(1);
  });
});
