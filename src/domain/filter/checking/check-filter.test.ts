import { describe, expect, it } from "vitest";
import { checkFilter, type FilterProblemCode, FILTER_PROBLEMS } from "./check-filter";
import type { FilterGroup, FilterNode } from "../filter";
import { filterFields } from "../filter-fields";

const context = { fields: filterFields("donors"), today: "2026-11-21" };
const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const problems = (filter: FilterGroup) => checkFilter(filter, context);

describe("an invalid rule has a problem", () => {
  it.each<[code: FilterProblemCode | null, field: string, operator: string, value: unknown, source?: "field"]>([
    [null, "lastName", "contains", "ross"],
    ["unknown-field", "shoeSize", "=", 1],
    ["unknown-field", "__proto__", "=", 1],
    ["unknown-field", "constructor", "=", 1],
    ["unknown-operator", "lastName", "~", "x"],
    ["unknown-operator", "lastName", "inLastDays", 3],
    ["unknown-operator", "privacy", "<", true],
    ["unknown-operator", "lastDonationDate", "ageBetween", [18, 65]],
    ["missing-value", "lastName", "contains", " "],
    ["missing-value", "lastName", "=", undefined],
    ["not-a-text", "lastName", "=", { $ne: 1 }],
    ["not-a-text", "lastName", "=", /x/],
    [null, "lastName", "null", undefined],
    [null, "birthday", "<", "1990-02-28"],
    ["not-a-day", "birthday", "<", "1990-02-30"],
    ["not-a-day", "birthday", "<", "28/02/1990"],
    [null, "nextDonationDate", "<=", { relative: 1 }],
    ["not-a-day", "nextDonationDate", "<=", { relative: 0.5 }],
    ["not-a-day", "nextDonationDate", "<=", { relative: 1e9 }],
    [null, "donationsNumber", ">", "3"],
    ["not-a-number", "donationsNumber", ">", "tre"],
    ["not-a-number", "donationsNumber", ">", NaN],
    ["not-an-option", "gender", "=", "X"],
    [null, "status", "=", "hold"],
    [null, "reason", "in", [1, "2"]],
    ["not-an-option", "reason", "in", [1, 99]],
    ["missing-value", "reason", "in", []],
    ["missing-value", "area", "in", " , "],
    [null, "area", "in", Array.from({ length: 500 }, () => "x")],
    ["too-many-values", "area", "in", Array.from({ length: 501 }, () => "x")],
    [null, "donationsNumber", "between", [2, 2]],
    ["missing-value", "donationsNumber", "between", [2]],
    ["missing-value", "donationsNumber", "between", [2, ""]],
    ["reversed", "donationsNumber", "between", [10, 9]],
    ["reversed", "birthday", "between", ["2000-01-02", "2000-01-01"]],
    ["reversed", "lastDonationDate", "between", [{ relative: 1 }, "2026-11-21"]],
    ["reversed", "lastName", "between", ["èlla", "Elio"]],
    [null, "lastDonationDate", "moreThanDaysAgo", "90"],
    ["not-a-count", "lastDonationDate", "moreThanDaysAgo", -1],
    ["not-a-count", "lastDonationDate", "inNextDays", 1e9],
    ["missing-value", "lastDonationDate", "inPeriod", undefined],
    ["not-an-option", "lastDonationDate", "inPeriod", "someday"],
    ["not-an-option", "birthday", "birthdayInMonth", "thisYear"],
    ["missing-value", "birthday", "ageBetween", [18]],
    ["not-a-count", "birthday", "ageBetween", ["18", "x"]],
    ["reversed", "birthday", "ageBetween", [65, 18]],
    [null, "city", "!=", "birthplace", "field"],
    ["missing-value", "city", "!=", "", "field"],
    ["not-comparable", "city", "=", "birthday", "field"],
    ["not-comparable", "city", "=", "city", "field"],
    ["not-comparable", "city", "contains", "province", "field"],
    ["not-an-option", "privacy", "=", "maybe"],
  ])("%s: %s %s %j", (code, field, operator, value, valueSource) => {
    const rule = { field, operator, value, ...(valueSource && { valueSource }) };
    expect(problems(and(rule))).toEqual(code ? [{ path: [0], code }] : []);
    expect(problems(and({ ...rule, disabled: true }))).toEqual([]);
    if (code) expect(FILTER_PROBLEMS[code]).toMatch(/\.$/);
  });

  it("with its path, from the outermost group inwards", () => {
    const wrong = { field: "x", operator: "=", value: 1 };
    const good = { field: "city", operator: "=", value: "Lodi" };
    expect(problems(and(good, and(good, wrong), wrong)).map(({ path }) => path)).toEqual([[1, 1], [2]]);
  });
});

describe("a filter has limits", () => {
  const rule = { field: "city", operator: "=", value: "Lodi" };
  const nested = (depth: number): FilterGroup => (depth === 0 ? and(rule) : and(nested(depth - 1)));

  it("20 levels of groups", () => {
    expect(problems(nested(19))).toEqual([]);
    expect(problems(nested(50))).toEqual([{ path: Array.from({ length: 20 }, () => 0), code: "too-deep" }]);
  });
  it("200 rules", () => {
    const rules = (count: number) => and(...Array.from({ length: count }, () => ({ ...rule, disabled: false })));
    expect(problems(rules(201))).toContainEqual({ path: [], code: "too-many-rules" });
  });
  it("6 kB in an address", () => {
    const list = (length: number) => and({ field: "city", operator: "in", value: ["è".repeat(length)] });
    expect(problems(list(900))).toEqual([]);
    const many = and(...Array.from({ length: 90 }, (_, at) => ({ ...rule, value: `Lodi ${at}` })));
    expect(problems(many)).toEqual([{ path: [], code: "too-long" }]);
    // one rule is most of the length
    expect(problems(and(rule, and(rule, list(1_000).rules[0]!)))).toEqual([{ path: [1, 1], code: "too-long" }]);
    // an unpaired surrogate must not throw
    expect(problems(and({ ...rule, value: "\ud800" }))).toEqual([]);
  });
});
