import { describe, expect, it } from "vitest";
import { checkFilter } from "./checking/check-filter";
import type { FilterGroup, FilterNode } from "./filter";
import { filterFields, filterFieldsWithPeriodCounts } from "./filter-fields";
import { periodCountDays, periodCountName, periodCountOf, wireField, wirePeriodCount } from "./period-counts";
import { comparableFields, operatorsFor } from "./operators";
import { parseFilter, readFilter } from "./wire/parse-filter";
import { filterSentence } from "./sentence/sentence";
import { wireFilter } from "./wire/wire";

const today = "2026-11-22";
const fields = filterFieldsWithPeriodCounts("donors");
const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const often = (field: string, operator = ">=", value: unknown = 3) => ({ field, operator, value });

describe("the name of a period count", () => {
  it.each([
    "donationsNumber@last12Months",
    "donationsNumber@thisYear:3",
    "donationsNumber@2026-01-01..2026-06-30",
    "donationsNumber@2026-01-01..2026-06-30:1",
    "donationsNumber@..",
    "donationsNumber@12/3..",
  ])("is read and written back: %s", (name) => expect(periodCountName(periodCountOf(name)!)).toBe(name));

  it.each([
    "donationsNumber",
    "donationsNumber@",
    "donationsNumber@lastYear",
    "donationsNumber@thisYear:4",
    "x@thisYear",
  ])("isn't valid: %s", (name) => expect(periodCountOf(name)).toBeNull());

  it("is valid even if the days aren't", () => {
    const typed = periodCountName({ period: "between", from: "1..2:3,4", to: "a".repeat(99), type: "1" });
    expect(periodCountOf(typed)).toMatchObject({ period: "between", type: "1" });
    expect(typed).not.toContain(",");
    const begun = periodCountName({ period: "between", from: "1.", to: ".2.", type: null });
    expect(periodCountOf(begun)).toMatchObject({ from: "1", to: "2" });
  });
});

describe("the days of a period count", () => {
  const daysOf = (period: "last12Months" | "thisYear", day: string) =>
    periodCountDays({ period, from: "", to: "", type: null }, day);
  it.each([
    ["last12Months", "2026-11-22", "2025-11-23", "2026-11-22"],
    ["last12Months", "2028-02-29", "2027-03-01", "2028-02-29"],
    ["last12Months", "2029-02-28", "2028-02-29", "2029-02-28"],
    ["last12Months", "2026-12-31", "2026-01-01", "2026-12-31"],
    ["thisYear", "2026-11-22", "2026-01-01", "2026-12-31"],
  ] as const)("%s on %s", (period, day, from, to) => expect(daysOf(period, day)).toEqual([from, to]));

  it("are computed for the API, but stay relative in a saved filter", () => {
    const filter = and(often("donationsNumber@last12Months:1"), often("donationsNumber@2026-01-01..2026-02-01"));
    expect(wireFilter(filter, today)?.rules).toMatchObject([
      { field: "donationsNumber@2025-11-23..2026-11-22:1", operator: ">=", value: 3, valueSource: "value" },
      { field: "donationsNumber@2026-01-01..2026-02-01" },
    ]);
    expect(parseFilter(JSON.parse(JSON.stringify(filter)))).toMatchObject({ filter });
    expect(wireField("donationsNumber", today)).toBe("donationsNumber");
    expect(wirePeriodCount("donationsNumber@last12Months")).toBeNull();
  });
});

describe("a period count as a field", () => {
  it("exists for donors only, if the server supports it", () => {
    const offered = [...fields.values()].filter(({ periodCount }) => periodCount).map(({ label }) => label);
    expect(offered).toEqual(["Donazioni in 12 mesi", "Donazioni quest’anno", "Donazioni dal … al …"]);
    expect(filterFields("donors").get("donationsNumber@thisYear")).toBeUndefined();
    expect(filterFieldsWithPeriodCounts("awards").get("donationsNumber@thisYear")).toBeUndefined();
    const kept = and(often("donationsNumber@thisYear"), often("donationsNumber"));
    expect(readFilter(kept, filterFields("donors"))).toMatchObject({
      omitted: [{ field: "donationsNumber@thisYear" }],
    });
    expect(readFilter(kept, fields)).toMatchObject({ filter: kept, omitted: [] });
  });

  it("is a number that is never missing and isn't compared with other fields", () => {
    const field = fields.get("donationsNumber@thisYear:2")!;
    const names = operatorsFor(field).map(({ name }) => name);
    expect(names[0]).toBe(">=");
    expect(names).toContain("between");
    expect(names).not.toContain("null");
    expect(comparableFields(field, "=", fields)).toEqual([]);
    expect(comparableFields(fields.get("lastDonationDate")!, "=", fields).some(({ periodCount }) => periodCount)).toBe(
      false,
    );
    expect(comparableFields(fields.get("donationsNumber")!, "=", fields).some((other) => other.periodCount)).toBe(
      false,
    );
  });

  it.each([
    ["missing-period", ".."],
    ["missing-period", "2026-01-01.."],
    ["not-a-period", "12/3..2026-01-01"],
    ["reversed-period", "2026-01-02..2026-01-01"],
    [null, "2026-01-01..2026-01-01"],
  ])("%s of the days %s", (code, days) => {
    const found = checkFilter(and(often(`donationsNumber@${days}`)), { fields, today });
    expect(found.map((problem) => problem.code)).toEqual(code ? [code] : []);
  });

  it.each([
    ["con almeno 3 donazioni negli ultimi 12 mesi", often("donationsNumber@last12Months")],
    ["con 0 donazioni quest’anno", often("donationsNumber@thisYear", "=", 0)],
    ["con più di 1 donazione di tipo Plasma aferesi quest’anno", often("donationsNumber@thisYear:3", ">", 1)],
    ["con almeno 3 donazioni dal 1° gennaio 2026 al 30 giugno 2026", often("donationsNumber@2026-01-01..2026-06-30")],
    ["che non hanno fatto da 1 a 3 donazioni quest’anno", often("donationsNumber@thisYear", "notBetween", [1, 3])],
    [
      "con almeno 3 donazioni negli ultimi 12 mesi che non hanno un’e-mail",
      often("donationsNumber@last12Months"),
      { field: "email", operator: "null" },
    ],
  ] as [string, ...FilterNode[]][])("has the sentence: %s", (sentence, ...rules) =>
    expect(filterSentence(and(...rules), { list: "donors", today }).text).toBe(`Donatori ${sentence}`),
  );
});
