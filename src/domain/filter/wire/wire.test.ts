import { describe, expect, it } from "vitest";
import { dayNumber, isoDay } from "../../dates/days";
import type { FilterNode, FilterRule } from "../filter";
import { isWireGroup, type WireNode } from "../wire-types";
import type { RelativeOperator } from "../relative-day";
import { wireFilter } from "./wire";

const TODAY = "2026-11-21";
const and = (...rules: FilterNode[]) => ({ combinator: "and" as const, not: false, rules });
const clusone: FilterRule = { field: "area", operator: "=", value: "Clusone", valueSource: "value" };
const asked = (operator: RelativeOperator | string, value: unknown, today = TODAY) =>
  wireFilter(and({ field: "birthday", operator, value }), today)?.rules[0];

describe("the filter for the API", () => {
  it("has no disabled rules", () => {
    const off = { ...clusone, disabled: true };
    expect(wireFilter(and(clusone, off, { ...and(clusone), disabled: true }), TODAY)).toEqual(and(clusone));
  });

  it("has no empty groups, negated or not", () => {
    const off = { ...clusone, disabled: true };
    const emptied: FilterNode = { combinator: "or", not: true, rules: [off, and(off), and()] };
    expect(wireFilter(and(clusone, emptied), TODAY)).toEqual(and(clusone));
    expect(wireFilter(and(emptied), TODAY)).toBeNull();
    expect(wireFilter({ ...and(clusone), disabled: true }, TODAY)).toBeNull();
  });

  it("has lists as text with commas, or as an array if a value contains a comma", () => {
    const list = (value: unknown) => asked("in", value);
    expect(list(["0-", " B- ", ""])).toMatchObject({ value: "0-,B-" });
    expect(list("0-, B-,")).toMatchObject({ value: "0-,B-" });
    expect(list(["Via Roma, 1", "x"])).toMatchObject({ value: ["Via Roma, 1", "x"] });
  });

  it("has ISO days instead of relative days, also in a range", () => {
    expect(asked("<=", { relative: 1 })).toMatchObject({ value: "2026-11-22" });
    expect(asked("between", [{ relative: -90 }, "2026-12-31"])).toMatchObject({ value: "2026-08-23,2026-12-31" });
  });

  it("has invalid values unchanged, so that the server rejects them", () => {
    expect(asked("inLastDays", "many")).toMatchObject({ operator: "inLastDays", value: "many" });
    expect(asked("<", { relative: 1e9 })).toMatchObject({ value: { relative: 1e9 } });
  });

  it.each([
    ["moreThanDaysAgo", 90, "<", "2026-08-23"],
    ["inLastDays", "7", "between", "2026-11-14,2026-11-21"],
    ["inNextDays", 10, "between", "2026-11-21,2026-12-01"],
    ["inPeriod", "thisWeek", "between", "2026-11-16,2026-11-22"],
    ["inPeriod", "thisMonth", "between", "2026-11-01,2026-11-30"],
    ["inPeriod", "nextMonth", "between", "2026-12-01,2026-12-31"],
    ["inPeriod", "lastMonth", "between", "2026-10-01,2026-10-31"],
    ["inPeriod", "thisYear", "between", "2026-01-01,2026-12-31"],
    ["inPeriod", "lastYear", "between", "2025-01-01,2025-12-31"],
    ["birthdayInMonth", "thisMonth", "contains", "-11-"],
    ["birthdayInMonth", "nextMonth", "contains", "-12-"],
    ["birthdayInNextDays", 0, "endsWith", "-11-21"],
    ["birthdayInNextDays", 365, "notNull", null],
    ["ageBetween", [18, 65], "between", "1960-11-22,2008-11-21"],
    ["ageBetween", "40,40", "between", "1985-11-22,1986-11-21"],
  ])("%s %j is %s %j", (operator, value, plain, days) =>
    expect(asked(operator, value)).toEqual({ field: "birthday", operator: plain, value: days, valueSource: "value" }),
  );

  it("has the right periods at the end of a year and of February", () => {
    expect(asked("inPeriod", "nextMonth", "2026-12-31")).toMatchObject({ value: "2027-01-01,2027-01-31" });
    expect(asked("inPeriod", "lastMonth", "2028-03-31")).toMatchObject({ value: "2028-02-01,2028-02-29" });
    expect(asked("inPeriod", "thisWeek", "2026-11-22")).toMatchObject({ value: "2026-11-16,2026-11-22" });
    expect(asked("ageBetween", [18, 18], "2028-02-29")).toMatchObject({ value: "2009-03-01,2010-02-28" });
  });
});

/** Whether a birthday matches the rules. */
function meets(node: WireNode, birthday: string): boolean {
  if (isWireGroup(node)) return node.rules.some((rule) => meets(rule, birthday));
  const value = String(node.value);
  const [from = "", to = ""] = value.split(",");
  if (node.operator === "between") return birthday >= from && birthday <= to;
  return node.operator === "contains" ? birthday.includes(value) : birthday.endsWith(value);
}

describe("birthdays in the next days", () => {
  /** Whether a person has a birthday on a day, in years with and without 29 February. */
  const hasBirthday = (birthday: string, day: string) =>
    birthday.slice(4) === day.slice(4) ||
    (birthday.endsWith("-02-29") && day.endsWith("-03-01") && new Date(`${day.slice(0, 4)}-02-29`).getUTCDate() !== 29);

  it.each([
    ["2026-11-21", 10],
    ["2026-02-20", 12],
    ["2028-02-20", 12],
    ["2027-02-01", 27],
    ["2028-02-01", 28],
    ["2026-12-20", 45],
    ["2026-11-01", 29],
    ["2026-01-01", 180],
    ["2027-03-02", 364],
  ])("from %s for %i days are those of the calendar", (today, days) => {
    const node = asked("birthdayInNextDays", days, today)!;
    for (let at = dayNumber("1960-01-01"); at < dayNumber("1961-01-01"); at++) {
      const birthday = isoDay(at);
      let expected = false;
      for (let ahead = 0; ahead <= days; ahead++) expected ||= hasBirthday(birthday, isoDay(dayNumber(today) + ahead));
      expect([birthday, meets(node, birthday)]).toEqual([birthday, expected]);
    }
    expect(JSON.stringify(node).length).toBeLessThan(2_000);
  });
});
