import { describe, expect, it } from "vitest";
import type { FilterGroup, FilterRule } from "../../../../domain/filter/filter";
import {
  isMayDonateOn,
  mayDonateOn,
  READY_MADE,
  readyMadeBy,
  type ReadyMadeName,
} from "../../../../domain/filter/ready-made";
import { hasRule, isOn, toggleReadyMade, withoutRules, withRules } from "./ready-made-rules";

const ready = (name: ReadyMadeName) => READY_MADE.find((one) => one.name === name)!;
const toggle = (filter: FilterGroup | null, ...names: ReadyMadeName[]) =>
  names.reduce((before, name) => toggleReadyMade(before, ready(name), READY_MADE), filter);
const clusone: FilterRule = { field: "area", operator: "=", value: "Clusone" };
const fieldsOf = (filter: FilterGroup | null) => filter?.rules.map((node) => ("field" in node ? node.field : "group"));

describe("a ready-made filter", () => {
  it("becomes the filter of an unfiltered list, and removing it clears the filter", () => {
    const on = toggle(null, "zeroNegative");
    expect(on).toEqual({ combinator: "and", rules: [{ field: "bloodGroup", operator: "=", value: "0-" }] });
    expect(isOn(on, ready("zeroNegative"))).toBe(true);
    expect(toggle(on, "zeroNegative")).toBeNull();
  });
  it("is added to the existing rules, and removing it keeps them", () => {
    const own: FilterGroup = { combinator: "and", rules: [clusone] };
    const on = toggle(own, "mayDonateToday");
    expect(fieldsOf(on)).toEqual(["area", "nextDonationDate"]);
    expect(toggle(on, "mayDonateToday")).toEqual(own);
  });
  it("shares a rule with another one, and the rule stays while one of them is active", () => {
    const [active] = ready("awayForTwoYears").rules;
    const own = { name: "zeroNegative", label: "", rules: [active!, clusone] } as const;
    const both = toggleReadyMade(toggle(null, "awayForTwoYears"), own, READY_MADE);
    expect(fieldsOf(both)).toEqual(["status", "lastDonationDate", "area"]);
    const one = toggleReadyMade(both, own, READY_MADE);
    expect(isOn(one, ready("awayForTwoYears"))).toBe(true);
    expect(fieldsOf(one)).toEqual(["status", "lastDonationDate"]);
  });
  it('wraps an "or" or negated filter in a group', () => {
    for (const own of [
      { combinator: "or", rules: [clusone, { field: "city", operator: "=", value: "Clusone" }] },
      { combinator: "and", not: true, rules: [clusone] },
    ] satisfies FilterGroup[]) {
      const on = toggle(own, "zeroNegative");
      expect(on?.rules[0]).toEqual(own);
      expect(fieldsOf(on)).toEqual(["group", "bloodGroup"]);
    }
  });
  it("isn't active while its rule is disabled", () => {
    const [rule] = ready("zeroNegative").rules;
    expect(isOn({ combinator: "and", rules: [{ ...rule!, disabled: true }] }, ready("zeroNegative"))).toBe(false);
  });
  it("for inactive donors uses the association's number of days for periodic donors", () => {
    const all = (periodicDays: number) => readyMadeBy({ periodicDays }, true);
    const by = (periodicDays: number) => all(periodicDays).find(({ name }) => name === "awayForTwoYears")!;
    expect(by(730)).toEqual(ready("awayForTwoYears"));
    expect([by(365).label, by(400).label]).toEqual(["Non viene da un anno", "Non viene da 400 giorni"]);
    const on = toggleReadyMade(null, by(400), all(400));
    expect(on?.rules).toContainEqual({ field: "lastDonationDate", operator: "moreThanDaysAgo", value: 400 });
    expect([isOn(on, by(400)), isOn(on, by(730))]).toEqual([true, false]);
  });
  it("isn't offered if it needs a computed field that the server doesn't declare", () => {
    const names = ["awayForTwoYears", "birthdayThisMonth", "zeroNegative", "toActivate", "noContact"];
    expect(readyMadeBy({ periodicDays: 730 }, false).map(({ name }) => name)).toEqual(names);
    expect(readyMadeBy(null, false).map(({ name }) => name)).toEqual(names.slice(1));
  });
});

describe("the filter for a day and a type", () => {
  const plasma = mayDonateOn("2026-11-28", 3);
  it("is added to the other rules, and removing it keeps them", () => {
    const on = withRules({ combinator: "and", rules: [clusone] }, [plasma]);
    expect(fieldsOf(on)).toEqual(["area", "nextPlasmaDate"]);
    expect(hasRule(on, isMayDonateOn)).toBe(true);
    expect(withoutRules(on, isMayDonateOn)).toEqual({ combinator: "and", rules: [clusone] });
    expect(withoutRules(withRules(null, [plasma]), isMayDonateOn)).toBeNull();
  });
  it("isn't «Può donare oggi», whose day moves", () => {
    expect(hasRule(toggle(null, "mayDonateToday"), isMayDonateOn)).toBe(false);
    const or: FilterGroup = { combinator: "or", rules: [clusone, plasma] };
    expect(withoutRules(or, isMayDonateOn)).toBe(or);
  });
});
