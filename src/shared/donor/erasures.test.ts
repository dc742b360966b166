import { expect, it } from "vitest";
import { erasedSince } from "./erasures";

it.each([
  ["2026-11-20T10:00:00.000Z", "2026-11-20T10:00:00.001Z", true],
  ["2026-11-20T10:00:00.000Z", "2026-11-20T11:00:00+01:00", false],
  // the register has forgotten a later erasure
  ["2026-11-20T10:00:00.000Z", "2026-11-19T10:00:00.000Z", false],
  [null, "2026-11-19T10:00:00.000Z", true],
  [undefined, "2026-11-19T10:00:00.000Z", true],
  ["2026-11-20T10:00:00.000Z", "yesterday", true],
])("of a file that was opened when %s was known, an erasure at %s is later or may be: %s", (known, last, later) => {
  expect(erasedSince(known, last)).toBe(later);
});
