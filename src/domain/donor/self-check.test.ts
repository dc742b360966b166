import { expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES as rules } from "../donation/eligibility-rules";
import { backAfter, checkAge, healthPauses } from "./self-check";
import { DEFAULT_SUSPENSION_REASONS } from "./suspension-reasons";

const TODAY = "2026-11-22";
const check = (birthday: string, changed: Partial<typeof rules> = {}) =>
  checkAge(birthday, TODAY, { ...rules, ...changed });

it("an age below the minimum has the day of the first donation", () => {
  expect(check("2009-03-04")).toEqual({ type: "too-young", age: 17, from: "2027-03-04" });
  expect(check("2008-11-22")).toEqual({ type: "fits", age: 18 });
  expect(check("1960-01-01")).toEqual({ type: "too-old", age: 66 });
  expect(check("04/1")).toBeNull();
});

it("the association's rules decide whether a doctor decides about an age, or it is too old", () => {
  expect(check("1963-05-04")).toEqual({ type: "doctor", age: 63 });
  expect(check("1966-11-23")).toEqual({ type: "fits", age: 59 });
  expect(check("1963-05-04", { firstDonation: "stop" })).toEqual({ type: "too-old", age: 63 });
  expect(check("1963-05-04", { firstDonationCautionAge: 64 })).toEqual({ type: "fits", age: 63 });
});

it("a person may donate again on the day after a health pause", () => {
  expect(backAfter("fever", "2026-11-20", DEFAULT_SUSPENSION_REASONS)).toBe("2026-12-05");
  expect(backAfter("tattoo", "2026-10-31", DEFAULT_SUSPENSION_REASONS)).toBe("2027-03-01");
  expect(backAfter("hepatitis", "2026-10-31", DEFAULT_SUSPENSION_REASONS)).toBeNull();
  expect(backAfter("fever", "", DEFAULT_SUSPENSION_REASONS)).toBeNull();
  expect(healthPauses(DEFAULT_SUSPENSION_REASONS).map(({ id }) => id)).not.toContain("hepatitis");
});
