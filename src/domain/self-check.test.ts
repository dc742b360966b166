import { expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES as rules } from "./eligibility-rules";
import { backAfter, checkAge, healthPauses } from "./self-check";
import { DEFAULT_SUSPENSION_REASONS } from "./suspension-reasons";

it("tells who is too young from when they may come", () => {
  expect(checkAge("2009-03-04", "2026-11-22", rules)).toEqual({ type: "too-young", from: "2027-03-04" });
  expect(checkAge("2008-11-22", "2026-11-22", rules)).toEqual({ type: "fits" });
  expect(checkAge("1960-01-01", "2026-11-22", rules)).toEqual({ type: "too-old" });
  expect(checkAge("04/1", "2026-11-22", rules)).toBeNull();
});

it("a pause of health ends on the day after its last one", () => {
  expect(backAfter("fever", "2026-11-20", DEFAULT_SUSPENSION_REASONS)).toBe("2026-12-05");
  expect(backAfter("tattoo", "2026-10-31", DEFAULT_SUSPENSION_REASONS)).toBe("2027-03-01");
  expect(backAfter("hepatitis", "2026-10-31", DEFAULT_SUSPENSION_REASONS)).toBeNull();
  expect(backAfter("fever", "", DEFAULT_SUSPENSION_REASONS)).toBeNull();
  expect(healthPauses(DEFAULT_SUSPENSION_REASONS).map(({ id }) => id)).not.toContain("hepatitis");
});
