import { expect, it } from "vitest";
import { MAX_ENCODED, MAX_VALUES } from "../../domain/filter/filter";
import { wireFilter } from "../../domain/filter/wire/wire";
import { keysThatFit } from "./list-link";

const many = (letters: number) => Array.from({ length: 800 }, (_, nth) => String(nth).padStart(letters, "0"));
const length = (keys: readonly string[]) => {
  const filter = { combinator: "and" as const, rules: [{ field: "key", operator: "in", value: keys.join(",") }] };
  return encodeURIComponent(JSON.stringify(wireFilter(filter, "2026-11-23"))).length;
};

it("short keys are limited by the values of a filter, long ones by the length of a URL", () => {
  expect(keysThatFit(many(7))).toHaveLength(MAX_VALUES);
  const long = keysThatFit(many(24));
  expect(length(long)).toBeLessThanOrEqual(MAX_ENCODED);
  expect(length(many(24).slice(0, long.length + 2))).toBeGreaterThan(MAX_ENCODED);
  expect(keysThatFit(["a", "b"])).toEqual(["a", "b"]);
});
