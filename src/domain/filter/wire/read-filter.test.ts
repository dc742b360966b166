import { describe, expect, it } from "vitest";
import { FILTER_READ_ERRORS } from "../checking/check-filter";
import type { FilterGroup } from "../filter";
import { filterFields } from "../filter-fields";
import { READY_MADE } from "../ready-made";
import { parseFilter, readFilter, readFilterText } from "./parse-filter";

const fields = filterFields("donors");
const filter: FilterGroup = {
  combinator: "or",
  not: true,
  rules: [
    { field: "area", operator: "in", value: ["Clusone", "Lodi"] },
    { field: "nextDonationDate", operator: "<=", value: { relative: 1 }, disabled: true },
    {
      combinator: "and",
      disabled: true,
      rules: [{ field: "city", operator: "=", value: "area", valueSource: "field" }],
    },
    { field: "mobile", operator: "notNull" },
  ],
};
const error = (text: string) => readFilterText(text, fields);

describe("the JSON of a filter", () => {
  it("is read back without unknown properties", () => {
    const built = { ...filter, id: "g", rules: filter.rules.map((rule, at) => ({ ...rule, id: `r${at}` })) };
    expect(readFilterText(JSON.stringify(built), fields)).toEqual({ status: "read", filter, omitted: [] });
  });

  it("is valid for each predefined filter", () => {
    for (const { rules } of READY_MADE)
      expect(readFilter({ combinator: "and", rules }, fields)).toMatchObject({ status: "read", omitted: [] });
  });

  it.each([
    ["empty", ""],
    ["empty", "  \n"],
    ["empty", '{"combinator":"and","rules":[]}'],
    ["empty", '{"combinator":"and","rules":[{"combinator":"or","rules":[]}]}'],
    ["not-json", "{"],
    ["not-json", "select * from donors"],
    ["not-a-filter", "null"],
    ["not-a-filter", "[]"],
    ["not-a-filter", '{"rules":[]}'],
    ["not-a-filter", '{"combinator":"xor","rules":[]}'],
    ["not-a-filter", '{"combinator":"and","rules":{"length":1}}'],
    ["not-a-filter", '{"combinator":"and","rules":[7]}'],
    ["not-a-filter", '{"combinator":"and","rules":[{"field":"city"}]}'],
    ["not-a-filter", '{"combinator":"and","rules":[{"field":"city","operator":"=","value":{"$ne":1}}]}'],
    ["not-a-filter", '{"combinator":"and","rules":[{"field":"city","operator":"=","value":[["x"]]}]}'],
    ["not-a-filter", '{"combinator":"and","not":"yes","rules":[{"field":"city","operator":"null"}]}'],
    ["not-a-filter", '{"combinator":"and","rules":[{"field":"city","operator":"null","valueSource":"sql"}]}'],
    ["too-long", "x".repeat(5_000_000)],
    ["too-long", `{"combinator":"and","rules":[${"7,".repeat(5_000)}7]}`],
    ["too-deep", `${'{"combinator":"and","rules":['.repeat(50)}${"]}".repeat(50)}`],
  ] as const)("is an error (%s): %.60s", (code, text) => {
    expect(error(text)).toEqual({ status: "error", error: code, omitted: [] });
    expect(FILTER_READ_ERRORS[code]).toMatch(/\.$/);
  });

  it("may contain no regular expressions, and its prototype is ignored", () => {
    const rule = { field: "city", operator: "=", value: /x/ };
    expect(readFilter({ combinator: "and", rules: [rule] }, fields)).toMatchObject({ error: "not-a-filter" });
    const text = '{"combinator":"and","__proto__":{"not":true},"rules":[{"field":"city","operator":"null"}]}';
    expect(parseFilter(JSON.parse(text))).toMatchObject({
      filter: { combinator: "and", rules: [{ field: "city", operator: "null" }] },
    });
  });

  it("is read without rules that have unknown fields or operators, which are listed", () => {
    const city = { field: "city", operator: "=", value: "Lodi" };
    const gone = { field: "shoeSize", operator: "=", value: 42 };
    const like = { field: "city", operator: "like", value: "%" };
    const to = { field: "city", operator: "=", value: "town", valueSource: "field" };
    const reading = readFilter(
      { combinator: "and", rules: [city, gone, { combinator: "or", rules: [like, to] }] },
      fields,
    );
    expect(reading).toEqual({
      status: "read",
      filter: { combinator: "and", rules: [city] },
      omitted: [
        { field: "shoeSize", operator: "=", reason: "unknown-field" },
        { field: "city", operator: "like", reason: "unknown-operator" },
        { field: "city", operator: "=", reason: "unknown-field" },
      ],
    });
    expect(readFilter({ combinator: "and", rules: [gone] }, fields)).toMatchObject({ error: "nothing-known" });
  });
});
