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
  it("survives writing and reading", () => {
    expect(readListQuery(structuredClone(writeListQuery(query)))).toEqual(query);
    expect(readListQuery(writeListQuery(all))).toEqual(all);
  });
  it.each([
    ["no query", undefined],
    ["a query that is null", null],
    ["a query that is a text", "rossi"],
    ["a query that is a list", [{ id: "area", value: ["Clusone"] }]],
    ["a text of another type", { text: 7 }],
    ["filters that are a text", { filters: '[{"id":"area","value":["Clusone"]}]' }],
    ["filters that are no list", { filters: { id: "area", value: ["Clusone"] } }],
    ["a filter without a value", { filters: [{ id: "area" }] }],
    ["a filter with a single value instead of a list", { filters: [{ id: "area", value: "Clusone" }] }],
    ["a filter with an object as its value", { filters: [{ id: "area", value: { $ne: 1 } }] }],
    ["a filter that is null", { filters: [null] }],
    ["a filter with an empty list of values", { filters: [{ id: "area", value: [] }] }],
    ["a filter with an object among its values", { filters: [{ id: "area", value: ["Lodi", { $ne: 1 }] }] }],
    ["a built filter that is a text", { filter: '{"combinator":"and","rules":[{"field":"note","operator":"null"}]}' }],
    ["a built filter without rules", { filter: { combinator: "and" } }],
    ["a built filter with null among its rules", { filter: { combinator: "and", rules: [null] } }],
    [
      "a rule with an object as its value",
      { filter: { combinator: "and", rules: [{ field: "note", operator: "=", value: { $ne: 1 } }] } },
    ],
  ])("asks for all rows if the entry contains %s", (_what, stored) =>
    expect(readListQuery({ query: stored })).toEqual(all),
  );
  it("belongs to a tab", () => {
    const entry = { ...writeListQuery(query), ...writeListQuery({ ...all, text: "bianchi" }, "donations") };
    expect(readListQuery(entry)).toEqual(query);
    expect(readListQuery(entry, "donations").text).toBe("bianchi");
    expect(readListQuery(entry, "awards")).toEqual(all);
  });
  it("keeps valid filters among invalid ones, and only their known fields", () => {
    const filters = [null, { id: "area", value: ["Clusone"], more: 1 }, { id: 3, value: "x" }];
    expect(readListQuery({ query: { filters } }).filters).toEqual([{ id: "area", value: ["Clusone"] }]);
  });
  it("is sent with relative days computed and without disabled rules; a filter without enabled rules isn't sent", () => {
    const soon = { field: "lastDonationDate", operator: "<=", value: { relative: 1 } };
    const off = { field: "mobile", operator: "notNull", disabled: true };
    expect(writeWireFilter({ combinator: "and", rules: [soon, off] }, "2026-11-20")).toBe(
      '{"combinator":"and","not":false,"rules":[{"field":"lastDonationDate","operator":"<=","value":"2026-11-21","valueSource":"value"}]}',
    );
    expect(writeWireFilter({ combinator: "and", rules: [off] }, "2026-11-20")).toBeUndefined();
  });
  it("asks for all rows if the text is only spaces", () => {
    expect(asksForAll({ ...all, text: "  " })).toBe(true);
    expect(asksForAll({ ...all, filters: query.filters })).toBe(false);
    expect(asksForAll({ ...all, filter: query.filter })).toBe(false);
  });
});
