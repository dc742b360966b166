import { expect, it } from "vitest";
import { checkCards, writeCard } from "./card-settings";

it("a card number has the digits of the pattern and the year", () => {
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
])("the pattern “%s” with the next number %s has the problem %s", (pattern, next, code) => {
  expect(checkCards({ pattern, next }).map((problem) => problem.code)).toEqual([code]);
});

it("valid settings have no problem", () => {
  expect(checkCards({ pattern: "BG-{anno}-####", next: 9999 })).toEqual([]);
});
