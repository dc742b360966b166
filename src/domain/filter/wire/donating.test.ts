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

/** The fields and operators of the filter for the API, with groups in brackets. */
const sent = (filter: FilterNode): string => {
  const textOf = (node: object): string => {
    if ("rules" in node) {
      const { combinator, rules } = node as { combinator: string; rules: object[] };
      return `(${rules.map(textOf).join(` ${combinator} `)})`;
    }
    const { field, operator } = node as FilterRule;
    return `${field} ${operator}`;
  };
  return textOf(wireFilter(filter as never, TODAY)!);
};

describe("a rule about the next donation is sent with the statuses that have one", () => {
  it("once in an and group", () => {
    expect(wireFilter(and(lodi, soon), TODAY)?.rules).toMatchObject([lodi, soon, donating]);
    expect(sent(and(soon, rule("nextDonationDate", "notNull")))).toBe(
      "(nextDonationDate <= and status in and nextDonationDate notNull)",
    );
  });

  it("also for platelets and plasma", () => {
    expect(sent(and(rule("nextPlasmaDate", "<=", "2026-11-28")))).toBe("(nextPlasmaDate <= and status in)");
    expect(sent(and(rule("donor.nextPlateletsDate", "notNull")))).toBe(
      "(donor.nextPlateletsDate notNull and donor.status in)",
    );
  });

  it("in its own group within an or group", () =>
    expect(sent(or(lodi, soon))).toBe("(area = or (nextDonationDate <= and status in))"));

  it("but not if the group already has a rule with these statuses only", () => {
    expect(sent(and(rule("status", "=", "active"), soon))).toBe("(status = and nextDonationDate <=)");
    expect(sent(and(rule("status", "in", "active,suspended"), soon))).toBe("(status in and nextDonationDate <=)");
    expect(sent(and(rule("status", "in", "active,dead"), soon))).toBe(
      "(status in and nextDonationDate <= and status in)",
    );
    const off = { ...rule("status", "=", "active"), disabled: true };
    expect(sent(and(off, soon))).toBe("(nextDonationDate <= and status in)");
  });

  it("with the other statuses for a negative operator, which matches missing values", () => {
    for (const operator of ["!=", "null", "notBetween"])
      expect(sent(and(lodi, rule("nextDonationDate", operator, "2026-11-28,2026-11-29")))).toBe(
        `(area = and (nextDonationDate ${operator} or status notIn))`,
      );
  });

  it("also for the donor of a record, and if it is compared with another field", () => {
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

  it("but not for a disabled rule", () => expect(sent(and(lodi, { ...soon, disabled: true }))).toBe("(area =)"));
});
