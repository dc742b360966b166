import { expect, it } from "vitest";
import { ageNotice, yearNotice } from "./birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "../donation/eligibility-rules";

const TODAY = "2026-11-20";
const notice = (birthday: string, never = false) => ageNotice(birthday, TODAY, DEFAULT_ELIGIBILITY_RULES, { never });

it("ages from 18 to 70 have no notice; before a first donation, ages from 18 to 65", () => {
  expect(notice("2008-11-20")).toBeNull();
  expect(notice("2008-11-21")).toEqual({ notice: "too-young", age: 18 });
  expect(notice("1955-11-21")).toBeNull();
  expect(notice("1955-11-20")).toEqual({ notice: "too-old", age: 70 });
  expect(notice("1960-11-21", true)).toBeNull();
  expect(notice("1958-11-20", true)).toEqual({ notice: "too-old", age: 65 });
});

it("a child's age suggests a wrong year", () => {
  expect(notice("2026-11-20", true)).toEqual({ notice: "check-year", age: 0 });
  expect(notice("2015-01-01")).toEqual({ notice: "check-year", age: 11 });
});

it("an invalid day has no notice", () => {
  for (const birthday of ["", "14/0", "1890-01-01", "2027-01-01"]) expect(notice(birthday)).toBeNull();
});

it("an age below 17 suggests a wrong year, whatever the association's minimum age is", () => {
  expect(yearNotice("2009-11-21", TODAY)).toEqual({ notice: "check-year", age: 16 });
  expect(yearNotice("2009-11-20", TODAY)).toBeNull();
  expect(yearNotice("1890-01-01", TODAY)).toBeNull();
  const rules = { ...DEFAULT_ELIGIBILITY_RULES, minimumAge: 16 };
  expect(ageNotice("2010-01-01", TODAY, rules, { never: true })).toEqual({ notice: "check-year", age: 16 });
});

it("an age over 110 suggests a wrong year", () => {
  expect(notice("1900-01-01")).toEqual({ notice: "check-year", age: 126 });
  expect(yearNotice("1912-02-01", TODAY)).toEqual({ notice: "check-year", age: 114 });
  expect(yearNotice("1916-11-20", TODAY)).toBeNull();
});
