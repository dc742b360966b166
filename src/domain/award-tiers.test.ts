import { expect, it } from "vitest";
import { earnedTiers } from "./award-tiers";

/** So many donations, one on the first of each month from January of a year. */
const monthly = (count: number, from: number) =>
  Array.from({ length: count }, (_, nth) => {
    const month = String((nth % 12) + 1).padStart(2, "0");
    return `${from + Math.floor(nth / 12)}-${month}-01`;
  });
const names = (days: string[]) => earnedTiers(days).map(({ name, earned }) => `${name} ${earned}`);

it("a tier is earned by donations alone, or by fewer and the years since the first", () => {
  expect(names(monthly(8, 2020))).toEqual(["Rame 2020-08-01"]);
  expect(names(monthly(7, 2020))).toEqual([]);
  expect(names([...monthly(6, 2020), "2023-01-02"])).toEqual(["Rame 2023-01-02"]);
});

it("whoever has not donated, or whose years are not full, earns nothing", () => {
  expect(names([])).toEqual([]);
  expect(names([...monthly(6, 2020), "2022-12-30"])).toEqual([]);
});

it("the highest is earned by donations alone, however many years there are", () => {
  expect(names(monthly(119, 1970)).at(-1)).toMatch(/^Oro con smeraldo/);
  expect(names(monthly(120, 1970)).at(-1)).toMatch(/^Oro con diamante 1979-12-01/);
});
