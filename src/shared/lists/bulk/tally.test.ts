import { expect, it } from "vitest";
import { createTally, MAX_LISTED } from "./tally";

const result = (id: string, done: boolean, unclear = false) => ({ id, name: id, done, unclear, text: null });

it("lists what isn't done first, in the order of the rows", () => {
  const tally = createTally();
  tally.add(3, result("d", true));
  tally.add(2, result("c", false));
  tally.add(0, result("a", true));
  tally.add(1, result("b", false, true));
  const unread = { id: "f", name: "" };
  const { results, ...counts } = tally.outcome([result("e", false), unread], "Fermo.");
  expect(results.map(({ id }) => id)).toEqual(["b", "c", "e", "a", "d"]);
  expect(counts).toEqual({ done: 2, failed: 1, unclear: 1, left: 2, reason: "Fermo.", undone: false });
});

it("keeps the numbers of 100,000 rows, and the first of them by name", () => {
  const tally = createTally();
  for (let at = 0; at < 100_000; at += 1) tally.add(at, result(`d${at}`, at % 1_000 !== 0));
  const { results, done, failed } = tally.outcome([]);
  expect([done, failed, results.length]).toEqual([99_900, 100, MAX_LISTED]);
  expect(results.slice(0, 101).map(({ id }) => id)).toEqual([
    ...Array.from({ length: 100 }, (_, nth) => `d${nth * 1_000}`),
    "d1",
  ]);
});
