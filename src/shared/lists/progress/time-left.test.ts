import { expect, it } from "vitest";
import { timeLeft } from "./time-left";

it.each([
  ["nothing at the beginning", { rows: 100, total: 100_000 }, 5_000, null],
  ["minutes of a very long job after ten seconds", { rows: 600, total: 100_000 }, 10_000, "ancora circa 28 minuti"],
  ["nothing before the first row", { rows: 0, total: 100_000 }, 60_000, null],
  ["nothing without a total", { rows: 5_000, total: null }, 5_000, null],
  ["nothing at the end", { rows: 100, total: 100 }, 5_000, null],
  ["minutes from one and a half on", { rows: 10_000, total: 100_000 }, 20_000, "ancora circa 3 minuti"],
  ["seconds in steps of five", { rows: 50_000, total: 100_000 }, 33_000, "ancora circa 35 secondi"],
  ["the last seconds one by one", { rows: 90_000, total: 100_000 }, 18_000, "ancora circa 2 secondi"],
  ["at least one second", { rows: 99_999, total: 100_000 }, 18_000, "ancora circa 1 secondo"],
])("shows %s", (_, progress, elapsed, text) => expect(timeLeft(progress, elapsed)).toBe(text));
