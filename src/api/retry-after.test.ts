import { expect, it } from "vitest";
import { readRetryAfter } from "./retry-after";

const NOW = Date.parse("2026-11-21T10:00:00Z");

it.each([
  ["120", 120],
  [" 3 ", 3],
  ["Sat, 21 Nov 2026 10:01:30 GMT", 90],
  ["0", null],
  ["-5", null],
  ["Sat, 21 Nov 2026 09:00:00 GMT", null],
  ["1.5", null],
  ["soon", null],
  ["", null],
  [null, null],
])("Retry-After %j means %j seconds", (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds);
});

it.each(["99999999999", "9".repeat(400), "Sat, 21 Nov 2099 10:00:00 GMT"])(
  "%j is no longer than a timer can wait",
  (header) => {
    const seconds = readRetryAfter(header, NOW) ?? 0;
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds * 1_000).toBeLessThan(2 ** 31);
  },
);
