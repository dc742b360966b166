import { expect, it } from "vitest";
import { RECORD_KINDS } from "../records/records";
import { checkFilter } from "./checking/check-filter";
import { FILTER_EXAMPLES } from "./examples";
import { filterFields } from "./filter-fields";
import { filterSentence } from "./sentence/sentence";

const today = "2026-11-21";

it.each(RECORD_KINDS)("the examples of %s are valid and have different sentences", (list) => {
  const { [list]: examples = [] } = FILTER_EXAMPLES;
  for (const example of examples) expect(checkFilter(example, { fields: filterFields(list), today })).toEqual([]);
  expect(new Set(examples.map((example) => filterSentence(example, { list, today }).text)).size).toBe(examples.length);
});

it("the examples of donors are sentences", () => {
  expect(FILTER_EXAMPLES.donors?.map((example) => filterSentence(example, { list: "donors", today }).text)).toEqual([
    "Donatori di gruppo 0- che hanno un cellulare",
    "Donatori attivi che hanno donato l’ultima volta più di 2 anni fa",
    "Donatori che compiono gli anni questo mese",
  ]);
});
