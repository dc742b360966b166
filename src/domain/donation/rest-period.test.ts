import { expect, it } from "vitest";
import type { EligibilityPerson } from "./eligibility";
import { dayNumber } from "../dates/days";
import { longestRestPeriod } from "./rest-period";

const person = (...donations: [type: 1 | 2 | 3, day: string][]): EligibilityPerson => ({
  birthday: "1980-03-14",
  gender: "M",
  donations: donations.map(([type, day]) => ({ type, day: dayNumber(day) })),
  suspension: null,
  dead: false,
});

it("69 of the 90 days between two donations of whole blood have passed", () =>
  expect(longestRestPeriod(person([1, "2026-09-12"], [1, "2026-05-01"]), 1, "2026-11-20")).toEqual({
    passed: 69,
    total: 90,
    until: "2026-12-11",
    after: { type: 1, date: "2026-09-12" },
  }));

it("the interval that ends last counts, not that of the last donation", () =>
  expect(longestRestPeriod(person([1, "2026-11-01"], [3, "2026-11-18"]), 1, "2026-11-20")).toMatchObject({
    passed: 19,
    total: 90,
  }));

it("a completed interval has all its days; without donations there is none", () => {
  expect(longestRestPeriod(person([1, "2026-09-12"]), 3, "2026-11-20")).toMatchObject({ passed: 30, total: 30 });
  expect(longestRestPeriod(person(), 1, "2026-11-20")).toBeNull();
});
