import { describe, expect, it } from "vitest";
import { asksForComputedFields, isComputedField, withoutComputedFields } from "./computed-fields";
import type { FilterGroup, FilterNode } from "./filter";
import { askableFields, filterFields, filterFieldsWithFigures } from "./filter-fields";

const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const city = { field: "city", operator: "=", value: "Lodi" };
const figure = { field: "donationsNumber@thisYear", operator: ">=", value: 3 };
const soon = { field: "nextDonationDate", operator: "<=", value: "2026-11-28" };
const compared = { field: "lastDonationDate", operator: "<", value: "nextDonationDate", valueSource: "field" } as const;

describe("a filter asks for computed fields", () => {
  it.each<[string, FilterNode]>([
    ["a figure over a period", figure],
    ["the next donation", soon],
    ["an award that is due", { field: "awardDue", operator: "notNull" }],
    ["a possible duplicate", { field: "possibleDuplicate", operator: "=", value: true }],
    ["a comparison with one", compared],
    ["one in a group", and(city, soon)],
  ])("with %s", (_, node) => expect(asksForComputedFields(and(city, node), "donors")).toBe(true));

  it("with those of a record's donor, and not with the donor's stored fields or a column of the list itself", () => {
    expect(isComputedField("donor.nextDonationDate", "donations")).toBe(true);
    expect(isComputedField("donor.awardDue", "awardsDue")).toBe(true);
    expect(isComputedField("donor.area", "donations")).toBe(false);
    expect(isComputedField("awardDue", "awardsDue")).toBe(false);
  });

  it("not with what is switched off", () => {
    const off = and(city, { ...figure, disabled: true }, { ...and(soon), disabled: true });
    expect(asksForComputedFields(off, "donors")).toBe(false);
    expect(asksForComputedFields({ ...and(soon), disabled: true }, "donors")).toBe(false);
  });
});

it("a filter is left without its computed fields, and with all its other rules", () => {
  const filter = and(city, figure, and(soon), { combinator: "or", not: true, rules: [compared, city] });
  const left = withoutComputedFields(filter, "donors");
  expect(left).toEqual(and(city, { combinator: "or", not: true, rules: [city] }));
  expect(asksForComputedFields(left!, "donors")).toBe(false);
  expect(withoutComputedFields(and(figure), "donors")).toBeNull();
});

it("only a server that declares them can be asked for computed fields", () => {
  const names = (list: "donors" | "donations", computed: boolean) => [...askableFields(list, computed).keys()];
  expect(names("donors", true)).toEqual([...filterFieldsWithFigures("donors").keys()]);
  expect(names("donors", false)).toEqual(
    [...filterFields("donors").keys()].filter(
      (name) => !["nextDonationDate", "possibleDuplicate", "awardDue"].includes(name),
    ),
  );
  expect(names("donations", false)).toContain("donor.area");
  expect(names("donations", false)).not.toContain("donor.nextDonationDate");
});
