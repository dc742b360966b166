import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTypeAhead } from "./type-ahead";

const LABELS = ["Zone & Associazioni", "Importer", "Emails Template", "Integrations"];
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("finds an entry by its first letters, whatever their case", () => {
  const type = createTypeAhead();
  expect(type("i", LABELS, -1)).toBe(1);
  expect(type("N", LABELS, -1)).toBe(3);
  expect(type("x", LABELS, -1)).toBe(-1);
});

it("forgets what was typed after 1 s", () => {
  const type = createTypeAhead();
  type("i", LABELS, -1);
  vi.advanceTimersByTime(999);
  expect(type("n", LABELS, -1)).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(type("e", LABELS, -1)).toBe(2);
});

it("goes from one entry to the next with the same letter", () => {
  const type = createTypeAhead();
  expect(type("i", LABELS, 0)).toBe(1);
  expect(type("i", LABELS, 1)).toBe(3);
  expect(type("i", LABELS, 3)).toBe(1);
});
