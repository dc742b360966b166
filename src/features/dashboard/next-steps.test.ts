import { expect, it } from "vitest";
import { checkFilter } from "../../domain/filter/checking/check-filter";
import { filterFields } from "../../domain/filter/filter-fields";
import { NEXT_STEPS, stepFilter } from "./next-steps";

it.each(NEXT_STEPS)("the filter of %s is valid", (name) => {
  const context = { fields: filterFields("donors"), today: "2026-11-20" };
  expect([...checkFilter(stepFilter(name, "Bergamo"), context)]).toEqual([]);
  expect(stepFilter(name, "Bergamo").rules.at(-1)).toEqual({ field: "area", operator: "=", value: "Bergamo" });
});
