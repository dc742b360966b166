import { describe, expect, it } from "vitest";
import type { FilterNode, FilterRule } from "../filter";
import { wireFilter } from "./wire";

const TODAY = "2026-11-21";
const and = (...rules: FilterNode[]) => ({ combinator: "and" as const, rules });
const or = (...rules: FilterNode[]) => ({ combinator: "or" as const, rules });
const rule = (field: string, operator: string, value?: unknown): FilterRule => ({ field, operator, value });
const soon = rule("nextDonationDate", "<=", "2026-11-28");
const lodi = rule("area", "=", "Lodi");
const donating = { field: "status", operator: "in", value: "active,suspended,temporarilySuspended" };

/** The fields and operators of what is sent, a group in brackets. */
const sent = (filter: FilterNode): string => {
  const said = (node: object): string => {
    if ("rules" in node) {
      const { combinator, rules } = node as { combinator: string; rules: object[] };
      return `(${rules.map(said).join(` ${combinator} `)})`;
    }
    const { field, operator } = node as FilterRule;
    return `${field} ${operator}`;
  };
  return said(wireFilter(filter as never, TODAY)!);
};

describe("a day to donate goes over the wire with the statuses that may have one", () => {
  it("beside the rule, once in a group of which all must hold", () => {
    expect(wireFilter(and(lodi, soon), TODAY)?.rules).toMatchObject([lodi, soon, donating]);
    expect(sent(and(soon, rule("nextDonationDate", "notNull")))).toBe(
      "(nextDonationDate <= and status in and nextDonationDate notNull)",
    );
  });

  it("in a group of its own where one rule is enough", () =>
    expect(sent(or(lodi, soon))).toBe("(area = or (nextDonationDate <= and status in))"));

  it("not where a status is asked for that may have a day; but where another one is", () => {
    expect(sent(and(rule("status", "=", "active"), soon))).toBe("(status = and nextDonationDate <=)");
    expect(sent(and(rule("status", "in", "active,suspended"), soon))).toBe("(status in and nextDonationDate <=)");
    expect(sent(and(rule("status", "in", "active,dead"), soon))).toBe(
      "(status in and nextDonationDate <= and status in)",
    );
    const off = { ...rule("status", "=", "active"), disabled: true };
    expect(sent(and(off, soon))).toBe("(nextDonationDate <= and status in)");
  });

  it("with the others where no day is asked for: what is missing fulfils negative operators", () => {
    for (const operator of ["!=", "null", "notBetween"])
      expect(sent(and(lodi, rule("nextDonationDate", operator, "2026-11-28,2026-11-29")))).toBe(
        `(area = and (nextDonationDate ${operator} or status notIn))`,
      );
  });

  it("of the donor, in the lists of what belongs to donors; and where another day is compared with it", () => {
    expect(sent(and(rule("donor.nextDonationDate", "inNextDays", 7)))).toBe(
      "(donor.nextDonationDate between and donor.status in)",
    );
    const beside = {
      field: "lastDonationDate",
      operator: "<",
      value: "nextDonationDate",
      valueSource: "field" as const,
    };
    expect(sent(and(beside))).toBe("(lastDonationDate < and status in)");
  });

  it("not of a rule that is switched off", () => expect(sent(and(lodi, { ...soon, disabled: true }))).toBe("(area =)"));
});
