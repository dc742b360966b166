import { expect, it } from "vitest";
import { checkFilter } from "../../domain/filter/check-filter";
import { filterFields } from "../../domain/filter/filter-fields";
import { believable, NEXT_STEPS, stepFilter } from "./next-steps";

it.each(NEXT_STEPS)("the rows of %s can be asked for", (name) => {
  const context = { fields: filterFields("donors"), today: "2026-11-20" };
  expect([...checkFilter(stepFilter(name, "Bergamo"), context)]).toEqual([]);
  expect(stepFilter(name, "Bergamo").rules.at(-1)).toEqual({ field: "area", operator: "=", value: "Bergamo" });
});

it("a server that answers each question with everybody doesn't filter: none of its figures is believed", () => {
  const counts = (...values: (number | null)[]) =>
    Object.fromEntries(NEXT_STEPS.map((name, index) => [name, values[index] ?? null])) as Parameters<
      typeof believable
    >[0];
  expect(Object.values(believable(counts(200, 200, 200, 200, 200, 200)))).toEqual(NEXT_STEPS.map(() => null));
  const few = counts(3, 0, null, 3);
  expect(believable(few)).toBe(few);
  const none = counts(0, 0, 0, 0, 0, 0);
  expect(believable(none)).toBe(none);
});
