import { describe, expect, it } from "vitest";
import type { FilterGroup } from "../../../domain/filter/filter";
import { filterSentence } from "../../../domain/filter/sentence/sentence";
import { wholeFilter, withoutRule } from "./list-query";

const groups = { id: "bloodGroup", value: ["0-", "B+"] };
const active = { id: "status", value: ["active"] };
const mobile = { field: "mobile", operator: "notNull" };
const noEmail = { field: "email", operator: "null" };
const both: FilterGroup = { combinator: "and", rules: [mobile, noEmail] };
const either: FilterGroup = { combinator: "or", rules: [mobile, noEmail] };
const sentenceOf = (...asked: Parameters<typeof wholeFilter>) =>
  filterSentence(wholeFilter(...asked), { list: "donors", today: "2026-11-20" }).text;

describe("the filter of columns and rules", () => {
  it("is one sentence", () => {
    expect(sentenceOf({ filters: [], filter: null })).toBe("Tutti i donatori");
    expect(sentenceOf({ filters: [active, groups], filter: null })).toBe("Donatori attivi di gruppo 0- o B+");
    expect(sentenceOf({ filters: [groups], filter: both })).toBe(
      "Donatori di gruppo 0- o B+ che hanno un cellulare e non hanno un’e-mail",
    );
    expect(sentenceOf({ filters: [groups], filter: either })).toBe(
      "Donatori di gruppo 0- o B+ che (hanno un cellulare oppure non hanno un’e-mail)",
    );
  });

  it("loses the rule of the removed chip, from either part", () => {
    const filters = [active, groups];
    expect(withoutRule({ filters, filter: both }, 0)).toEqual({ filters: [groups], filter: both });
    expect(withoutRule({ filters, filter: both }, 3)).toEqual({ filters, filter: { ...both, rules: [mobile] } });
    expect(withoutRule({ filters, filter: either }, 2)).toEqual({ filters, filter: null });
    expect(withoutRule({ filters: [], filter: either }, 1)).toEqual({
      filters: [],
      filter: { ...either, rules: [mobile] },
    });
    expect(withoutRule({ filters: [active], filter: null }, 0)).toEqual({ filters: [], filter: null });
  });
});
