import { findPath } from "react-querybuilder";
import { expect, it } from "vitest";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterOf, finishedFilter, putNode, toDraft, type DraftNode } from "./draft";

const filter: FilterGroup = {
  combinator: "and",
  rules: [
    { field: "status", operator: "=", value: "active", disabled: true },
    { combinator: "or", not: true, rules: [{ field: "mobile", operator: "notNull" }] },
  ],
};
const rule = { id: "mine", field: "city", operator: "=", value: "Clusone" };

it("a filter survives the conversion to a draft and back, without ids", () => {
  expect(finishedFilter(filterOf(toDraft(filter)))).toEqual(filter);
  expect(finishedFilter(filterOf(toDraft(null)))).toBeNull();
});
it("a changed rule keeps its id, so that its editor keeps the focus", () => {
  const draft = toDraft(filter);
  const next = putNode(draft, [1, 0], rule, true);
  expect(findPath([1, 0], next)?.id).toBe("mine");
  expect(findPath([0], next)).toBe(findPath([0], draft));
  expect((findPath([1], next) as { rules: DraftNode[] }).rules).toHaveLength(1);
});
it("a restored rule takes its former place", () => {
  const next = putNode(toDraft(filter), [0], rule, false);
  expect(next.rules.map((node) => ("field" in node ? node.field : "group"))).toEqual(["city", "status", "group"]);
});
