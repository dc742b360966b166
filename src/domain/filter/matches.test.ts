import { describe, expect, it } from "vitest";
import { FilterError } from "./condition";
import type { FilterNode } from "./filter";
import { compileFilter, type RowField } from "./matches";

type Person = Readonly<Record<string, unknown>>;
const VALUES = { name: "text", town: "text", day: "day", count: "number", yes: "flag" } as const;
const findField = (name: string): RowField<Person> | undefined =>
  Object.hasOwn(VALUES, name)
    ? { name, values: VALUES[name as keyof typeof VALUES], enumeration: false, get: (person) => person[name] }
    : undefined;
const meets = (node: unknown, person: Person) => compileFilter({ combinator: "and", rules: [node] }, findField)(person);
const rule = (field: string, operator: string, value?: unknown) => ({ field, operator, value });

const NOTHING: Person = { name: null, town: "", count: undefined };

describe("a rule", () => {
  it("ignores case, accents and kinds of apostrophes", () => {
    for (const name of ["Nicolò D’Angelo", "nicolo d'angelo", "NICOLÒ D`ANGELO"]) {
      expect(meets(rule("name", "=", "Nicolo d'Angelo"), { name })).toBe(true);
      expect(meets(rule("name", "contains", "ò d´A"), { name })).toBe(true);
      expect(meets(rule("name", "in", "ada,NICOLO D'ANGELO"), { name })).toBe(true);
      expect(meets(rule("name", "between", ["Nicoló", "nicoLÓz"]), { name })).toBe(true);
    }
  });

  it.each(["name", "town"])("with a negative operator matches a missing %s, others don't", (field) => {
    for (const operator of ["=", "<", ">", "<=", ">=", "contains", "beginsWith", "endsWith", "notNull", "in"])
      expect([operator, meets(rule(field, operator, "a"), NOTHING)]).toEqual([operator, false]);
    for (const operator of ["!=", "doesNotContain", "doesNotBeginWith", "doesNotEndWith", "null", "notIn"])
      expect([operator, meets(rule(field, operator, "a"), NOTHING)]).toEqual([operator, true]);
    expect(meets(rule(field, "between", "a,z"), NOTHING)).toBe(false);
    expect(meets(rule(field, "notBetween", "a,z"), NOTHING)).toBe(true);
    // a null isn't the text "null"
    expect(meets(rule(field, "contains", "ul"), NOTHING)).toBe(false);
  });

  it("treats 0 and false as values, not as missing", () => {
    expect(meets(rule("count", "=", 0), { count: 0 })).toBe(true);
    expect(meets(rule("count", "<", 1), { count: null })).toBe(false);
    expect(meets(rule("yes", "=", "false"), { yes: false })).toBe(true);
    for (const flag of [true, "true", "True", 1, "1"]) {
      expect(meets(rule("yes", "=", flag), { yes: true })).toBe(true);
      expect(meets(rule("yes", "=", true), { yes: flag })).toBe(true);
    }
    expect(meets(rule("yes", "=", false), { yes: null })).toBe(false);
  });

  it("compares two fields of the same class", () => {
    const compared = (field: string, operator: string, value: string, person: Person) =>
      meets({ field, operator, value, valueSource: "field" }, person);
    expect(compared("name", "=", "town", { name: "Lodi", town: "LODI" })).toBe(true);
    expect(compared("name", "<=", "town", { name: "Lodi", town: "" })).toBe(false);
    expect(compared("name", "!=", "town", { name: "Lodi", town: "" })).toBe(true);
    expect(() => compared("name", "=", "count", {})).toThrow(FilterError);
    expect(() => compared("name", "contains", "town", {})).toThrow(FilterError);
  });

  it("without a value matches no row", () => {
    for (const operator of ["=", "contains", "beginsWith", "in"])
      for (const value of ["", null, undefined, []]) {
        // only "in" takes a list
        if (Array.isArray(value) && operator !== "in") continue;
        expect(meets(rule("name", operator, value), { name: "Ada" })).toBe(false);
      }
  });

  it("may be in a group, which may be negated; an empty group matches all rows", () => {
    const ada = rule("name", "=", "Ada");
    const group = (combinator: string, rules: unknown[], more = {}) => ({ combinator, rules, ...more });
    expect(meets(group("or", [ada, rule("name", "=", "Eva")]), { name: "Eva" })).toBe(true);
    expect(meets(group("and", [ada], { not: true }), { name: "Eva" })).toBe(true);
    expect(meets(group("or", []), { name: "Eva" })).toBe(true);
    expect(meets(group("or", [], { not: true }), { name: "Eva" })).toBe(false);
  });

  it.each<[what: string, node: unknown]>([
    ["an unknown field", rule("shoeSize", "=", 1)],
    ["a field of any object", rule("__proto__", "=", 1)],
    ["an unknown operator", rule("name", "~", 1)],
    ["an operator of any object", rule("name", "constructor", 1)],
    ["a relative operator", rule("day", "inLastDays", 3)],
    ["a pattern", rule("name", "=", { $regex: ".*" })],
    ["a list of lists", rule("name", "in", [["a"]])],
    ["a number that is none", rule("count", "<", "many")],
    ["a day that is none", rule("day", "<", "2026-02-30")],
    ["a part of a number", rule("count", "contains", 1)],
    ["half a range", rule("count", "between", [1])],
    ["a group without rules", { combinator: "and", rules: null }],
    ["a group that is neither and nor or", { combinator: "xor", rules: [] }],
    ["no rule at all", 7],
  ])("is rejected with a message: %s", (_what, node) => {
    expect(() => meets(node, {})).toThrow(FilterError);
    expect(() => meets({ combinator: "or", rules: [rule("name", "=", "Ada"), node] }, {})).toThrow(/\S+ \S+/);
  });

  it("is rejected in groups that are nested too deep", () => {
    let node: FilterNode = { combinator: "and", rules: [] };
    for (let depth = 0; depth < 10_000; depth++) node = { combinator: "and", rules: [node] };
    expect(() => meets(node, {})).toThrow(FilterError);
  });
});
