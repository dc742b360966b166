import { expect, it } from "vitest";
import { pageEntries } from "./pagination-pages";

const shown = (current: number, last: number) =>
  pageEntries(current, last)
    .map((entry) => (entry.kind === "gap" ? "…" : entry.number))
    .join(" ");

it("up to seven pages all have an entry", () => {
  expect(shown(1, 1)).toBe("1");
  expect(shown(3, 7)).toBe("1 2 3 4 5 6 7");
});

it("an empty list has one page", () => {
  expect(shown(1, 0)).toBe("1");
});

it("a long list has entries for the first page, the last one and the neighbours of the current one", () => {
  expect(shown(1, 149)).toBe("1 2 3 … 149");
  expect(shown(4, 149)).toBe("1 2 3 4 5 … 149");
  expect(shown(75, 149)).toBe("1 … 74 75 76 … 149");
  expect(shown(146, 149)).toBe("1 … 145 146 147 148 149");
  expect(shown(149, 149)).toBe("1 … 147 148 149");
});

it("the current page and its neighbours always have an entry, and all entries are sorted and unique", () => {
  for (let last = 8; last < 40; last++)
    for (let current = 1; current <= last; current++) {
      const numbers = pageEntries(current, last).flatMap((entry) => (entry.kind === "page" ? [entry.number] : []));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const near of [1, current - 1, current, current + 1, last])
        if (near >= 1 && near <= last) expect(numbers).toContain(near);
      expect(pageEntries(current, last).length).toBeLessThanOrEqual(7);
    }
});
