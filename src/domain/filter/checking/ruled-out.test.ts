import { expect, it } from "vitest";
import type { FilterNode, FilterRule } from "../filter";
import { isRuledOut } from "../matches";
import { wireFilter } from "../wire/wire";

const rule = (field: string, operator: string, value?: unknown): FilterRule => ({ field, operator, value });
const group = (combinator: "and" | "or", ...rules: FilterNode[]) => ({ combinator, rules });
const soon = rule("nextDonationDate", "<=", "2026-11-28");
const lodi = rule("area", "=", "Lodi");
const isOut = (filter: ReturnType<typeof group> & { not?: boolean }, nextDonationDate: string | null) =>
  isRuledOut(wireFilter(filter, "2026-11-21")!, { nextDonationDate });

it("a row is ruled out by what is known of it, and by nothing else", () => {
  expect(isOut(group("and", lodi, soon), null)).toBe(true);
  expect(isOut(group("and", lodi, soon), "2026-12-01")).toBe(true);
  expect(isOut(group("and", lodi, soon), "2026-11-21")).toBe(false);
  // it may be of Lodi
  expect(isOut(group("or", lodi, soon), null)).toBe(false);
  expect(isOut(group("or", soon, rule("nextDonationDate", "=", "2027-01-01")), null)).toBe(true);
  expect(isOut(group("and", lodi), null)).toBe(false);
});

it("what is turned round rules out the others", () => {
  const notSoon = { ...group("and", soon), not: true };
  // the status isn't known: it may be one that has no day
  expect(isOut(notSoon, "2026-11-21")).toBe(false);
  expect(isOut(notSoon, null)).toBe(false);
  expect(isOut(group("and", rule("nextDonationDate", "null")), "2026-11-21")).toBe(false);
});
