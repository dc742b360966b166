import { expect, it } from "vitest";
import { checkCards, writeCard } from "./card-settings";

it("a number is written with the digits of its pattern, and the year", () => {
  expect(writeCard("######", 2001, 2026)).toBe("002001");
  expect(writeCard("BG-{anno}-###", 7, 2026)).toBe("BG-2026-007");
  expect(writeCard("##/{anno}", 1234, 2026)).toBe("1234/2026");
});

it.each([
  ["", 1, "no-number"],
  ["BG-{anno}", 1, "no-number"],
  ["##-##", 1, "two-numbers"],
  ["#".repeat(41), 1, "too-long"],
  ["###", 1000, "too-short"],
  ["######", 0, "number"],
  ["######", NaN, "number"],
  ["######", 1.5, "number"],
])("“%s” from %s is refused: %s", (pattern, next, code) => {
  expect(checkCards({ pattern, next }).map((problem) => problem.code)).toEqual([code]);
});

it("what may be saved has no problem", () => {
  expect(checkCards({ pattern: "BG-{anno}-####", next: 9999 })).toEqual([]);
});
