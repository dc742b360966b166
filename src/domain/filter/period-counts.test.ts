import { describe, expect, it } from "vitest";
import { checkFilter } from "./checking/check-filter";
import type { FilterGroup, FilterNode } from "./filter";
import { filterFields, filterFieldsWithFigures } from "./filter-fields";
import { figureDays, figureName, figureOf, wireField, wireFigure } from "./period-counts";
import { comparableFields, operatorsFor } from "./operators";
import { parseFilterText, writeFilter, readFilter } from "./wire/parse-filter";
import { filterSentence } from "./sentence/sentence";
import { wireFilter } from "./wire/wire";

const today = "2026-11-22";
const fields = filterFieldsWithFigures("donors");
const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const often = (field: string, operator = ">=", value: unknown = 3) => ({ field, operator, value });

describe("the name of a figure", () => {
  it.each([
    "donationsNumber@last12Months",
    "donationsNumber@thisYear:3",
    "donationsNumber@2026-01-01..2026-06-30",
    "donationsNumber@2026-01-01..2026-06-30:1",
    "donationsNumber@..",
    "donationsNumber@12/3..",
  ])("says what it counts: %s", (name) => expect(figureName(figureOf(name)!)).toBe(name));

  it.each([
    "donationsNumber",
    "donationsNumber@",
    "donationsNumber@lastYear",
    "donationsNumber@thisYear:4",
    "x@thisYear",
  ])("is none: %s", (name) => expect(figureOf(name)).toBeNull());

  it("can be read again whatever is typed for a day", () => {
    const typed = figureName({ period: "between", from: "1..2:3,4", to: "a".repeat(99), type: "1" });
    expect(figureOf(typed)).toMatchObject({ period: "between", type: "1" });
    expect(typed).not.toContain(",");
    const begun = figureName({ period: "between", from: "1.", to: ".2.", type: null });
    expect(figureOf(begun)).toMatchObject({ from: "1", to: "2" });
  });
});

describe("the days of a figure", () => {
  const of = (period: "last12Months" | "thisYear", day: string) =>
    figureDays({ period, from: "", to: "", type: null }, day);
  it.each([
    ["last12Months", "2026-11-22", "2025-11-23", "2026-11-22"],
    ["last12Months", "2028-02-29", "2027-03-01", "2028-02-29"],
    ["last12Months", "2029-02-28", "2028-02-29", "2029-02-28"],
    ["last12Months", "2026-12-31", "2026-01-01", "2026-12-31"],
    ["thisYear", "2026-11-22", "2026-01-01", "2026-12-31"],
  ] as const)("%s on %s", (period, day, from, to) => expect(of(period, day)).toEqual([from, to]));

  it("are worked out before a rule leaves, and kept relative in a saved filter", () => {
    const filter = and(often("donationsNumber@last12Months:1"), often("donationsNumber@2026-01-01..2026-02-01"));
    expect(wireFilter(filter, today)?.rules).toMatchObject([
      { field: "donationsNumber@2025-11-23..2026-11-22:1", operator: ">=", value: 3, valueSource: "value" },
      { field: "donationsNumber@2026-01-01..2026-02-01" },
    ]);
    expect(parseFilterText(writeFilter(filter))).toMatchObject({ filter });
    expect(wireField("donationsNumber", today)).toBe("donationsNumber");
    expect(wireFigure("donationsNumber@last12Months")).toBeNull();
  });
});

describe("a figure as a field", () => {
  it("is offered where the server has it, and nowhere else", () => {
    const offered = [...fields.values()].filter(({ figure }) => figure).map(({ label }) => label);
    expect(offered).toEqual(["Donazioni in 12 mesi", "Donazioni quest’anno", "Donazioni dal … al …"]);
    expect(filterFields("donors").get("donationsNumber@thisYear")).toBeUndefined();
    expect(filterFieldsWithFigures("awards").get("donationsNumber@thisYear")).toBeUndefined();
    const kept = and(often("donationsNumber@thisYear"), often("donationsNumber"));
    expect(readFilter(kept, filterFields("donors"))).toMatchObject({
      omitted: [{ field: "donationsNumber@thisYear" }],
    });
    expect(readFilter(kept, fields)).toMatchObject({ filter: kept, omitted: [] });
  });

  it("is a number that is never missing, and is compared with values alone", () => {
    const field = fields.get("donationsNumber@thisYear:2")!;
    const names = operatorsFor(field).map(({ name }) => name);
    expect(names[0]).toBe(">=");
    expect(names).toContain("between");
    expect(names).not.toContain("null");
    expect(comparableFields(field, "=", fields)).toEqual([]);
    expect(comparableFields(fields.get("lastDonationDate")!, "=", fields).some(({ figure }) => figure)).toBe(false);
    expect(comparableFields(fields.get("donationsNumber")!, "=", fields).some((other) => other.figure)).toBe(false);
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
  ] as [string, ...FilterNode[]][])("is said: %s", (said, ...rules) =>
    expect(filterSentence(and(...rules), { list: "donors", today }).text).toBe(`Donatori ${said}`),
  );
});
