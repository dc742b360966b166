import { expect, it } from "vitest";
import { periodOf } from "./period";

const TODAY = "2026-11-20";

it("gives this month, the last twelve months and this year, up to today", () => {
  expect(periodOf("month", TODAY)).toEqual({ begin: "2026-11-01", end: "2026-11-20" });
  expect(periodOf("12-months", TODAY)).toEqual({ begin: "2025-12-01", end: "2026-11-20" });
  expect(periodOf("year", TODAY)).toEqual({ begin: "2026-01-01", end: "2026-11-20" });
});
