import { COMPUTED_DONOR_FIELDS } from "../fields/computed-donor-fields";
import { describe, expect, it } from "vitest";
import { asksForComputedFields, isComputedField, withoutComputedFields } from "./computed-fields";
import type { FilterGroup, FilterNode } from "./filter";
import { askableFields, filterFields, filterFieldsWithPeriodCounts } from "./filter-fields";

const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const city = { field: "city", operator: "=", value: "Lodi" };
const periodCount = { field: "donationsNumber@thisYear", operator: ">=", value: 3 };
const soon = { field: "nextDonationDate", operator: "<=", value: "2026-11-28" };
const compared = { field: "lastDonationDate", operator: "<", value: "nextDonationDate", valueSource: "field" } as const;

describe("a filter uses computed fields", () => {
  it.each<[string, FilterNode]>([
    ["a period count", periodCount],
    ["the next donation", soon],
    ["an award that is due", { field: "awardDue", operator: "notNull" }],
    ["a possible duplicate", { field: "possibleDuplicate", operator: "=", value: true }],
    ["a comparison with one", compared],
    ["one in a group", and(city, soon)],
  ])("with %s", (_, node) => expect(asksForComputedFields(and(city, node), "donors")).toBe(true));

  it("with those of a record's donor, but not with the donor's stored fields or a column of the list", () => {
    expect(isComputedField("donor.nextDonationDate", "donations")).toBe(true);
    expect(isComputedField("donor.awardDue", "awardsDue")).toBe(true);
    expect(isComputedField("donor.area", "donations")).toBe(false);
    expect(isComputedField("awardDue", "awardsDue")).toBe(false);
  });

  it("but not with disabled rules", () => {
    const off = and(city, { ...periodCount, disabled: true }, { ...and(soon), disabled: true });
    expect(asksForComputedFields(off, "donors")).toBe(false);
    expect(asksForComputedFields({ ...and(soon), disabled: true }, "donors")).toBe(false);
  });
});

it("withoutComputedFields removes the rules with computed fields only", () => {
  const filter = and(city, periodCount, and(soon), { combinator: "or", not: true, rules: [compared, city] });
  const remaining = withoutComputedFields(filter, "donors");
  expect(remaining).toEqual(and(city, { combinator: "or", not: true, rules: [city] }));
  expect(asksForComputedFields(remaining!, "donors")).toBe(false);
  expect(withoutComputedFields(and(periodCount), "donors")).toBeNull();
});

it("computed fields are available only if the server declares them", () => {
  const names = (list: "donors" | "donations", computed: boolean) => [...askableFields(list, computed).keys()];
  expect(names("donors", true)).toEqual([...filterFieldsWithPeriodCounts("donors").keys()]);
  expect(names("donors", false)).toEqual(
    [...filterFields("donors").keys()].filter((name) => !Object.keys(COMPUTED_DONOR_FIELDS).includes(name)),
  );
  expect(names("donations", false)).toContain("donor.area");
  expect(names("donations", false)).not.toContain("donor.nextDonationDate");
});
