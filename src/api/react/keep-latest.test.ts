import { expect, it } from "vitest";
import { keepLatest } from "./keep-latest";

it("keeps the entries that were set last, also those that come again", () => {
  const entries = new Map<string, number>();
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["c", 3],
    ["a", 4],
    ["d", 5],
  ] as const)
    keepLatest(entries, key, value, 3);
  expect([...entries]).toEqual([
    ["c", 3],
    ["a", 4],
    ["d", 5],
  ]);
});
