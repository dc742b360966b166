import { expect, it } from "vitest";
import { identity, record } from "../../api/read";
import { listAnswer, hasNext, totalOf } from "./list-answer";

const reader = listAnswer("zones", record({ _id: identity }));
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ _id: `z${from + index}` }));
const read = (skip: number, body: unknown) => reader(skip, 10)(body, "", () => undefined);
/** What a page says of the whole: the rows on it, on all pages, and whether there are more. */
const paging = (pageIndex: number, body: unknown, skip = pageIndex * 10) => {
  const page = read(skip, body);
  return [page.rows.length, totalOf(page, { pageIndex }), hasNext(page, { pageIndex })];
};

it("a page of a server that says how many there are", () => {
  expect(paging(0, { zones: rows(10), total: 25 })).toEqual([10, 25, true]);
  expect(paging(2, { zones: rows(5), total: 25 })).toEqual([5, 25, false]);
});
it("a page of a server that doesn't: the last one is the one that isn't full", () => {
  expect(paging(1, { zones: rows(10) })).toEqual([10, null, true]);
  expect(paging(1, { zones: rows(4) })).toEqual([4, 14, false]);
  expect(paging(3, { zones: [] })).toEqual([0, null, false]);
});
it("a server that sends all rows at once is paged here", () => {
  expect(read(20, rows(25)).rows).toEqual(rows(5, 20));
  expect(paging(2, rows(25))).toEqual([5, 25, false]);
});
it("a server's own limit for a page is followed", () => {
  expect(read(0, { zones: rows(4), total: 25 }).limit).toBe(4);
  expect(read(0, { zones: rows(10), total: 25, limit: 5 }).limit).toBe(5);
  expect(read(24, { zones: rows(1), total: 25 }).limit).toBe(10);
});
it("rows that came are counted, whatever the total says", () => {
  expect(paging(0, { zones: rows(3), total: 0 })).toEqual([3, 3, false]);
  expect(paging(2, { zones: [], total: 12 })).toEqual([0, 12, false]);
});
it("rows that can't be read are told of", () => {
  const { rows: good, damaged } = read(0, { zones: [...rows(2), "?"], total: 3 });
  expect([good.length, damaged]).toEqual([2, 1]);
});
