import { expect, it } from "vitest";
import { periodOf } from "./period";

const NOW = new Date("2026-11-20T19:00:00Z");

it("reads a month, twelve months and a year up to today", () => {
  expect(periodOf("month", NOW)).toEqual({ begin: "2026-11-01", end: "2026-11-20" });
  expect(periodOf("12-months", NOW)).toEqual({ begin: "2025-12-01", end: "2026-11-20" });
  expect(periodOf("year", NOW)).toEqual({ begin: "2026-01-01", end: "2026-11-20" });
});

it("goes by Rome's day on the last evening of a month", () => {
  expect(periodOf("month", new Date("2026-11-30T23:30:00Z"))).toEqual({ begin: "2026-12-01", end: "2026-12-01" });
});
