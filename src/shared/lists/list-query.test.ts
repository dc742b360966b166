import { describe, expect, it } from "vitest";
import { asksForAll, readListQuery, writeListQuery, writeWireFilter, type ListQuery } from "./list-query";

const query: ListQuery = {
  text: "rossi ",
  filters: [
    { id: "bloodGroup", value: ["0-"] },
    { id: "privacy", value: [true] },
  ],
  filter: { combinator: "and", rules: [{ field: "mobile", operator: "notNull" }] },
};
const all: ListQuery = { text: "", filters: [], filter: null };

describe("the query in the history entry", () => {
  it("comes back from what was written", () => {
    expect(readListQuery(writeListQuery(query))).toEqual(query);
    expect(readListQuery(writeListQuery(all))).toEqual(all);
  });
  it.each([
    ["nothing", {}],
    ["a text that is none", { query: 7 }],
    ["filters that are no JSON", { filters: "[" }],
    ["filters that are no list", { filters: '{"id":"area"}' }],
    ["filters that are no text", { filters: [{ id: "area", value: "x" }] }],
    ["a filter without a value", { filters: '[{"id":"area"}]' }],
    ["a filter whose value is a rule", { filters: '[{"id":"area","value":{"$ne":1}}]' }],
    ["a filter that is nothing", { filters: "[null]" }],
    ["a filter of no values", { filters: '[{"id":"area","value":[]}]' }],
    ["a filter with a rule among its values", { filters: '[{"id":"area","value":["Lodi",{"$ne":1}]}]' }],
    ["a tree of rules that is no JSON", { filter: "{" }],
    ["a tree without rules", { filter: '{"combinator":"and"}' }],
    ["a tree with something else among its rules", { filter: '{"combinator":"and","rules":[null]}' }],
    [
      "a pattern as a value",
      { filter: '{"combinator":"and","rules":[{"field":"note","operator":"=","value":{"$ne":1}}]}' },
    ],
  ])("asks for all rows where the entry keeps %s", (_what, entry) => expect(readListQuery(entry)).toEqual(all));
  it("keeps the good filters among bad ones, and of each what we know of", () => {
    const kept = JSON.stringify([null, { id: "area", value: "Clusone", more: 1 }, { id: 3, value: "x" }]);
    expect(readListQuery({ filters: kept }).filters).toEqual([{ id: "area", value: ["Clusone"] }]);
  });
  it("sends relative days worked out and without what is switched off; nothing where no rule counts", () => {
    const soon = { field: "lastDonationDate", operator: "<=", value: { relative: 1 } };
    const off = { field: "mobile", operator: "notNull", disabled: true };
    expect(writeWireFilter({ combinator: "and", rules: [soon, off] }, "2026-11-20")).toBe(
      '{"combinator":"and","not":false,"rules":[{"field":"lastDonationDate","operator":"<=","value":"2026-11-21","valueSource":"value"}]}',
    );
    expect(writeWireFilter({ combinator: "and", rules: [off] }, "2026-11-20")).toBeUndefined();
  });
  it("asks for all rows with spaces alone", () => {
    expect(asksForAll({ ...all, text: "  " })).toBe(true);
    expect(asksForAll({ ...all, filters: query.filters })).toBe(false);
    expect(asksForAll({ ...all, filter: query.filter })).toBe(false);
  });
});
