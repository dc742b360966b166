import { expect, it } from "vitest";
import { DEFAULT_SUSPENSION_REASONS, suspensionEnd, type SuspensionLength } from "./suspension-reasons";

it.each<[string, SuspensionLength, string | null]>([
  ["2026-11-14", { count: 4, unit: "months" }, "2027-03-14"],
  ["2026-10-31", { count: 4, unit: "months" }, "2027-02-28"],
  ["2026-11-20", { count: 2, unit: "days" }, "2026-11-22"],
  ["2026-12-28", { count: 1, unit: "weeks" }, "2027-01-04"],
  ["2026-02-30", { count: 1, unit: "weeks" }, null],
  ["2026-11-20", { count: 0, unit: "days" }, null],
  ["2026-11-20", { count: 1.5, unit: "months" }, null],
  ["2026-11-20", { count: 999, unit: "months" }, null],
])("a suspension from %s for %o ends on %s", (from, length, end) => expect(suspensionEnd(from, length)).toBe(end));

it("the default lengths are those of the national rules", () => {
  const lengthOf = (id: string) => DEFAULT_SUSPENSION_REASONS.find((reason) => reason.id === id)?.length;
  expect(lengthOf("antibiotics")).toEqual({ count: 15, unit: "days" });
  expect(lengthOf("malaria")).toEqual({ count: 6, unit: "months" });
  expect(DEFAULT_SUSPENSION_REASONS.filter(({ length }) => length === "permanent").map(({ id }) => id)).toEqual([
    "hepatitis",
    "diabetes",
    "age",
  ]);
});
