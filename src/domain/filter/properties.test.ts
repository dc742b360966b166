import { beforeAll, expect, it } from "vitest";
import { createDb } from "../../mocks/db/create-db";
import { NOW } from "../../mocks/test-support/now";
import { checkFilter } from "./checking/check-filter";
import { isFilterGroup, type FilterGroup, type FilterNode } from "./filter";
import { filterFields } from "./filter-fields";
import { parseFilter } from "./wire/parse-filter";
import { isWireGroup, type WireNode } from "./wire-types";
import { filterSentence } from "./sentence/sentence";
import { generatedGroups } from "./test-support/generated-groups";
import { wireFilter } from "./wire/wire";

const today = "2026-11-20";
const fields = filterFields("donors");
let groups: FilterGroup[];
beforeAll(async () => {
  const db = await createDb({ donors: 200, now: () => NOW });
  const rows = db.donors
    .rows()
    .map((row) => Object.fromEntries([...fields.keys()].map((name) => [name, db.donors.columns.get(name)!.get(row)])));
  groups = generatedGroups(300, rows, fields).groups;
});

/** Adds disabled rules between the others. */
const interspersed = (group: FilterGroup): FilterGroup => ({
  ...group,
  rules: group.rules.flatMap((node): FilterNode[] => [
    { field: "city", operator: "=", value: "Lodi", disabled: true },
    isFilterGroup(node) ? interspersed(node) : node,
    { combinator: "or", not: true, disabled: true, rules: [{ field: "mobile", operator: "null" }] },
    { combinator: "or", not: true, rules: [{ field: "mobile", operator: "null", disabled: true }] },
  ]),
});

it("a filter is the same after writing and reading", () => {
  for (const group of groups) {
    const parsed = parseFilter(JSON.parse(JSON.stringify(group)));
    if (parsed.status === "error") throw new Error(parsed.error);
    expect(wireFilter(parsed.filter, today)).toEqual(wireFilter(group, today));
    expect(parseFilter(JSON.parse(JSON.stringify(parsed.filter)))).toEqual(parsed);
  }
});

it("disabled rules change neither the request nor the sentence nor the problems", () => {
  for (const group of groups) {
    const more = interspersed(group);
    expect(wireFilter(more, today)).toEqual(wireFilter(group, today));
    const sentenceOf = (filter: FilterGroup) => filterSentence(filter, { list: "donors", today }).text;
    expect(sentenceOf(more)).toBe(sentenceOf(group));
    const codes = (filter: FilterGroup) => checkFilter(filter, { fields, today }).map(({ code }) => code);
    expect(codes(more)).toEqual(codes(group));
  }
});

it("groups in the API always have `not`, rules always have `valueSource`", () => {
  const check = (node: WireNode): void => {
    if (!isWireGroup(node)) return void expect(node.valueSource).toMatch(/^(value|field)$/);
    expect(node.not).toBeTypeOf("boolean");
    node.rules.forEach(check);
  };
  for (const group of groups) check(wireFilter(group, today)!);
});

it("a sentence is never empty, and has a chip for each outermost rule", () => {
  for (const group of groups) {
    const { text, chips } = filterSentence(group, { list: "donors", today });
    expect(text).toMatch(/^Donatori.* \S+/s);
    expect(chips.map(({ rule }) => rule)).toEqual(group.rules.map((_, at) => at));
    for (const chip of chips) expect(chip.text).toMatch(/\S/);
  }
});
