import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/donation/eligibility-rules";
import { expect, it } from "vitest";
import { placeInYear, rhythmYears, type ChartDonation } from "./rhythm";

const donation = (type: 1 | 2 | 3, date: string): ChartDonation => ({ _id: date, type, date });

it("the position of a day in its year is right, also in leap years", () => {
  expect(placeInYear("2026-01-01")).toBe(0);
  expect(placeInYear("2026-07-02")).toBeCloseTo((182 / 365) * 100);
  expect(placeInYear("2028-12-31")).toBeCloseTo((365 / 366) * 100);
});

it("a rest period from December continues in January", () => {
  const [now, before] = rhythmYears([donation(1, "2025-12-02")], "2026-11-20", DEFAULT_ELIGIBILITY_RULES);
  expect(before).toMatchObject({ year: 2025, count: 1 });
  expect(before?.rests[0]?.width).toBeCloseTo((30 / 365) * 100);
  expect(now).toMatchObject({ year: 2026, count: 0, marks: [] });
  expect(now?.rests[0]).toMatchObject({ from: 0 });
  expect(now?.rests[0]?.width).toBeCloseTo((60 / 365) * 100);
});
