import { expect, it } from "vitest";
import { identity, record } from "../../api/readers/read";
import { listAnswer, hasNext, totalOf } from "./list-answer";

const reader = listAnswer("zones", record({ _id: identity }));
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ _id: `z${from + index}` }));
const read = (skip: number, body: unknown) => reader(skip, 10)(body, "", () => undefined);
/** The rows on a page, the total, and whether there is a next page. */
const paging = (pageIndex: number, body: unknown, skip = pageIndex * 10) => {
  const page = read(skip, body);
  return [page.rows.length, totalOf(page, { pageIndex }), hasNext(page, { pageIndex })];
};

it("a page of a server with totals", () => {
  expect(paging(0, { zones: rows(10), total: 25 })).toEqual([10, 25, true]);
  expect(paging(2, { zones: rows(5), total: 25 })).toEqual([5, 25, false]);
});
it("without totals, the first page that isn't full is the last one", () => {
  expect(paging(1, { zones: rows(10) })).toEqual([10, null, true]);
  expect(paging(1, { zones: rows(4) })).toEqual([4, 14, false]);
  expect(paging(3, { zones: [] })).toEqual([0, null, false]);
});
it("the rows of a server that returns all at once are paged in the browser", () => {
  expect(read(20, rows(25)).rows).toEqual(rows(5, 20));
  expect(paging(2, rows(25))).toEqual([5, 25, false]);
});
it("a smaller page size of the server is adopted", () => {
  expect(read(0, { zones: rows(4), total: 25 }).limit).toBe(4);
  expect(read(0, { zones: rows(10), total: 25, limit: 5 }).limit).toBe(5);
  expect(read(24, { zones: rows(1), total: 25 }).limit).toBe(10);
});
it("the total is at least the number of received rows", () => {
  expect(paging(0, { zones: rows(3), total: 0 })).toEqual([3, 3, false]);
  expect(paging(2, { zones: [], total: 12 })).toEqual([0, 12, false]);
});
it("unreadable rows are counted", () => {
  const { rows: good, damaged } = read(0, { zones: [...rows(2), "?"], total: 3 });
  expect([good.length, damaged]).toEqual([2, 1]);
});
