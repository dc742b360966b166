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

it("a row is ruled out only by its known values", () => {
  expect(isOut(group("and", lodi, soon), null)).toBe(true);
  expect(isOut(group("and", lodi, soon), "2026-12-01")).toBe(true);
  expect(isOut(group("and", lodi, soon), "2026-11-21")).toBe(false);
  // the zone is unknown and may be Lodi
  expect(isOut(group("or", lodi, soon), null)).toBe(false);
  expect(isOut(group("or", soon, rule("nextDonationDate", "=", "2027-01-01")), null)).toBe(true);
  expect(isOut(group("and", lodi), null)).toBe(false);
});

it("a negated group rules out rows that match its rules", () => {
  const notSoon = { ...group("and", soon), not: true };
  // the status is unknown and may be one without a day
  expect(isOut(notSoon, "2026-11-21")).toBe(false);
  expect(isOut(notSoon, null)).toBe(false);
  expect(isOut(group("and", rule("nextDonationDate", "null")), "2026-11-21")).toBe(false);
});
