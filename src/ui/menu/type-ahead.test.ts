import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTypeAhead } from "./type-ahead";

const LABELS = ["Zone & Associazioni", "Importer", "Emails Template", "Integrations"];
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("finds an entry by its first letters, whatever their case", () => {
  const type = createTypeAhead();
  expect(type("i", LABELS)).toBe(1);
  expect(type("N", LABELS)).toBe(3);
  expect(type("x", LABELS)).toBe(-1);
});

it("forgets what was typed after 1 s", () => {
  const type = createTypeAhead();
  type("i", LABELS);
  vi.advanceTimersByTime(999);
  expect(type("n", LABELS)).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(type("e", LABELS)).toBe(2);
});
