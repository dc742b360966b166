import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTypeAhead, entryForKey } from "./type-ahead";

const LABELS = ["Zone & Associazioni", "Importer", "Emails Template", "Integrations"];
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("an entry is found by its first letters, in any case", () => {
  const type = createTypeAhead();
  expect(type("i", LABELS, -1)).toBe(1);
  expect(type("N", LABELS, -1)).toBe(3);
  expect(type("x", LABELS, -1)).toBe(-1);
});

it("typed letters expire after 1 s", () => {
  const type = createTypeAhead();
  type("i", LABELS, -1);
  vi.advanceTimersByTime(999);
  expect(type("n", LABELS, -1)).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(type("e", LABELS, -1)).toBe(2);
});

it("the same letter again finds the next entry", () => {
  const type = createTypeAhead();
  expect(type("i", LABELS, 0)).toBe(1);
  expect(type("i", LABELS, 1)).toBe(3);
  expect(type("i", LABELS, 3)).toBe(1);
});

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 3, 0],
  ["ArrowUp", -1, 3],
  ["ArrowUp", 0, 3],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 3],
  ["e", 0, 2],
  ["x", 0, -1],
  [" ", 0, undefined],
  ["Enter", 0, undefined],
])("%s at entry %i of four focuses %s", (key, focused, next) => {
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false };
  expect(entryForKey(pressed, createTypeAhead(), LABELS, focused)).toBe(next);
  if (key === "e")
    expect(entryForKey({ ...pressed, ctrlKey: true }, createTypeAhead(), LABELS, focused)).toBeUndefined();
});
