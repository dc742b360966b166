import { expect, it } from "vitest";
import { ageNotice } from "./birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "./eligibility-rules";

const TODAY = "2026-11-20";
const notice = (birthday: string) => ageNotice(birthday, TODAY, DEFAULT_ELIGIBILITY_RULES);

it("people of 18 to 70 may donate, as far as their age goes", () => {
  expect(notice("2008-11-20")).toBeNull();
  expect(notice("2008-11-21")).toBe("too-young");
  expect(notice("1955-11-21")).toBeNull();
  expect(notice("1955-11-20")).toBe("too-old");
});

it("says nothing of an age while the day itself is wrong", () => {
  for (const birthday of ["", "14/0", "1890-01-01", "2027-01-01"]) expect(notice(birthday)).toBeNull();
});
