import { expect, it } from "vitest";
import {
  DEFAULT_AWARD_TIERS as AVIS,
  earnedTiers,
  FIDAS_AWARD_TIERS,
  nextTier,
  tiersDue,
  tiersFor,
} from "./award-tiers";

/** Donations on the first of each month, from January of a year. */
const monthly = (count: number, from: number) =>
  Array.from({ length: count }, (_, nth) => {
    const month = String((nth % 12) + 1).padStart(2, "0");
    return `${from + Math.floor(nth / 12)}-${month}-01`;
  });
const names = (days: string[]) => earnedTiers(days, AVIS).map(({ name, earned }) => `${name} ${earned}`);

it("a tier needs a number of donations, or fewer donations and years since the first one", () => {
  expect(names(monthly(8, 2020))).toEqual(["Rame 2020-08-01"]);
  expect(names(monthly(7, 2020))).toEqual([]);
  expect(names([...monthly(6, 2020), "2023-01-02"])).toEqual(["Rame 2023-01-02"]);
});

it("no tier is earned without donations or before the years have passed", () => {
  expect(names([])).toEqual([]);
  expect(names([...monthly(6, 2020), "2022-12-30"])).toEqual([]);
});

it("the highest tier depends on donations alone", () => {
  expect(names(monthly(119, 1970)).at(-1)).toMatch(/^Oro con smeraldo/);
  expect(names(monthly(120, 1970)).at(-1)).toMatch(/^Oro con diamante 1979-12-01/);
});

const handed = (name: string | null, award: string | null = null) => ({ award, awardDonorsGroup: name });
const due = (days: string[], ...awards: ReturnType<typeof handed>[]) =>
  tiersDue(earnedTiers(days, AVIS), awards).map(({ name }) => name);

it("the earned tiers above the highest delivered one are due; a short name counts, too", () => {
  const oro = monthly(50, 2000);
  expect(due(oro, handed("rame"), handed("ARGENTO DORATO"))).toEqual(["Oro"]);
  expect(due(oro)).toEqual(["Rame", "Argento", "Argento dorato", "Oro"]);
  expect(due(oro, handed(null, "Oro"))).toEqual([]);
  expect(due(monthly(75, 2000), handed("Rubino"))).toEqual([]);
});

it("nothing is due if the delivered awards have other names", () => {
  expect(due(monthly(50, 2000), handed("Goccia d’oro"))).toEqual([]);
});

it("the next tier has the missing donations, with and without the years", () => {
  expect(nextTier(monthly(5, 2020), AVIS, "2020-06-01")).toMatchObject({
    name: "Rame",
    missing: 3,
    withYears: { missing: 1, from: "2023-01-01" },
  });
  expect(nextTier([], AVIS, "2020-06-01")).toMatchObject({ name: "Rame", missing: 8, withYears: null });
  expect(nextTier(monthly(110, 2000), AVIS, "2020-06-01")).toMatchObject({
    name: "Oro con diamante",
    missing: 10,
    withYears: null,
  });
  expect(nextTier(monthly(120, 2000), AVIS, "2020-06-01")).toBeNull();
});

it("once the years have passed, fewer donations are missing, but at least one", () => {
  expect(nextTier(monthly(4, 2020), AVIS, "2022-12-31")).toMatchObject({ missing: 4, withYears: { missing: 2 } });
  expect(nextTier(monthly(4, 2020), AVIS, "2023-01-01")).toMatchObject({ missing: 2, withYears: null });
  expect(nextTier(monthly(6, 2020), AVIS, "2023-01-01")).toMatchObject({ missing: 1, withYears: null });
});

it("an association may require fewer donations of women; an unknown sex counts as male", () => {
  const highest = (sex: "F" | "M" | null) =>
    earnedTiers(monthly(45, 2000), tiersFor(FIDAS_AWARD_TIERS, sex)).at(-1)?.name;
  expect([highest("F"), highest("M"), highest(null)]).toEqual(["40 donazioni", "30 donazioni", "30 donazioni"]);
  expect(nextTier(monthly(45, 2000), tiersFor(FIDAS_AWARD_TIERS, "M"), "2020-06-01")).toMatchObject({
    name: "50 donazioni",
    missing: 5,
    withYears: null,
  });
});
