import { describe, expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS } from "../donor/award-tiers";
import { DEFAULT_ELIGIBILITY_RULES } from "../donation/eligibility-rules";
import { DEFAULT_SUSPENSION_REASONS } from "../donor/suspension-reasons";
import { countedDays, DEFAULT_AWARD_SETTINGS } from "./award-settings";
import { checkAwards } from "./check-awards";
import { checkRules, isFatal, checkReasons } from "./check-rules";
import { RULE_NUMBERS, ruleAt, withRule } from "./rule-numbers";
import { awardsFromWire, awardsToWire, reasonsFromWire, reasonsToWire } from "./wire";

const with_ = (path: string, value: unknown) => checkRules(withRule(DEFAULT_ELIGIBILITY_RULES, path, value));

describe("rules", () => {
  it("have no problems by default", () => expect(checkRules(DEFAULT_ELIGIBILITY_RULES)).toEqual([]));

  it.each(RULE_NUMBERS.filter(({ bound }) => bound))("$path may not go beyond the law", ({ path, bound }) => {
    const legal = ruleAt(DEFAULT_ELIGIBILITY_RULES, path) as number;
    const [problem] = with_(path, bound === "atLeast" ? legal - 1 : legal + 1);
    expect(problem).toMatchObject({ path, code: "legal", limit: legal, bound });
  });

  it.each(RULE_NUMBERS)("$path must be a number", ({ path }) => {
    for (const wrong of [Number.NaN, "90", -4, undefined])
      expect(with_(path, wrong)).toEqual([expect.objectContaining({ path, code: "number" })]);
  });

  it("may have an interval of at least 180 days instead of two donations a year", () => {
    const none = withRule(DEFAULT_ELIGIBILITY_RULES, "childbearing.yearlyMaximum", null);
    expect(checkRules(withRule(none, "childbearing.interval", 180))).toEqual([]);
    expect(checkRules(withRule(none, "childbearing.interval", 179))).toMatchObject([{ code: "legal", limit: 180 }]);
    expect(checkRules(none)).toMatchObject([{ path: "childbearing.interval", code: "legal" }]);
  });

  it("that contradict each other have a fatal problem, those without an effect can be saved", () => {
    expect(with_("maximumAge", 17)[0]).toMatchObject({ path: "maximumAge", code: "order", other: "minimumAge" });
    expect(with_("periodicMaximumAge", 64)).toMatchObject([{ code: "order", other: "maximumAge" }]);
    expect(with_("childbearing.toAge", 15)).toMatchObject([{ code: "order", other: "childbearing.fromAge" }]);
    const idle = with_("intervals.1.1", 200);
    expect(idle).toMatchObject([
      { path: "yearlyMaxima.M.1", code: "idle", other: "intervals.1.1" },
      { path: "yearlyMaxima.F.1", code: "idle" },
    ]);
    expect(idle.some(isFatal)).toBe(false);
  });

  it("are compared even if another one is wrong, but not with a rule that isn't a number", () => {
    const badVisit = withRule(DEFAULT_ELIGIBILITY_RULES, "visit.weight", null);
    expect(checkRules(withRule(badVisit, "childbearing.toAge", 15))).toMatchObject([
      { path: "visit.weight", code: "number" },
      { path: "childbearing.toAge", code: "order" },
    ]);
    for (const wrong of [-4, Number.NaN]) expect(with_("maximumAge", wrong)).toHaveLength(1);
    expect(checkRules({} as never).every(({ code }) => code === "number")).toBe(true);
  });
});

describe("donations for awards", () => {
  const given = [
    { date: "2020-01-10", type: 1 },
    { date: "2020-04-10", type: 3 },
    { date: "2020-07-10", type: 1 },
    { date: "2021-07-10", type: 1 },
    { date: null, type: 1 },
  ];
  const woman = { sex: "F" as const, birthday: "1971-01-01" };
  const count = (who: Parameters<typeof countedDays>[1], settings: object) =>
    countedDays(given, who, { ...DEFAULT_AWARD_SETTINGS, ...settings });

  it("count once by default", () => expect(count(woman, {})).toHaveLength(4));
  it("count twice if they are a woman's whole blood before her birthday", () =>
    expect(count(woman, { doubleUntil: 50 })).toEqual([
      "2020-01-10",
      "2020-01-10",
      "2020-04-10",
      "2020-07-10",
      "2020-07-10",
      "2021-07-10",
    ]));
  it("count once for men and if the age is unknown", () => {
    expect(count({ ...woman, sex: "M" }, { doubleUntil: 50 })).toHaveLength(4);
    expect(count({ ...woman, birthday: null }, { doubleUntil: 50 })).toHaveLength(4);
  });
  it("count up to the yearly maximum", () => {
    expect(count(woman, { yearlyMost: 2 })).toEqual(["2020-01-10", "2020-04-10", "2021-07-10"]);
    expect(count(woman, { doubleUntil: 50, yearlyMost: 4 })).toHaveLength(5);
  });
});

describe("award settings", () => {
  const check = (tiers: readonly object[]) => checkAwards({ ...DEFAULT_AWARD_SETTINGS, tiers: tiers as never });
  const [first, second] = DEFAULT_AWARD_TIERS;

  it("of AVIS and FIDAS have no problems, and are the same after a round trip through the API", () => {
    for (const tiers of [DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS]) {
      expect(check(tiers)).toEqual([]);
      const settings = { tiers, doubleUntil: 50, yearlyMost: null };
      expect(awardsFromWire(JSON.parse(JSON.stringify(awardsToWire(settings))))).toEqual(settings);
    }
  });
  it("need unique names and rising numbers", () => {
    expect(check([])).toMatchObject([{ field: "tiers" }]);
    expect(check([first!, { ...second!, name: "Rame" }])).toMatchObject([{ tier: 1, field: "name", code: "twice" }]);
    expect(check([second!, first!])).toMatchObject([{ tier: 1, field: "alone", code: "order" }]);
    expect(check([{ ...first!, alone: 3 }])).toMatchObject([{ tier: 0, field: "donations", code: "order" }]);
    expect(check([{ ...first!, donations: 0 }])).toMatchObject([{ field: "donations", code: "number" }]);
  });
});

describe("reasons for a suspension", () => {
  it("have no problems by default, and are the same after a round trip through the API", () => {
    expect(checkReasons(DEFAULT_SUSPENSION_REASONS)).toEqual([]);
    const back = reasonsFromWire(JSON.parse(JSON.stringify(reasonsToWire(DEFAULT_SUSPENSION_REASONS))));
    const withoutIds = (reasons: readonly { id: string }[]) => reasons.map((reason) => ({ ...reason, id: "" }));
    expect(withoutIds(back)).toEqual(withoutIds(DEFAULT_SUSPENSION_REASONS));
  });
  it("need unique texts and a valid length", () => {
    const reason = { id: "", label: "Vaccino", length: { count: 2, unit: "days" as const } };
    expect(checkReasons([reason, { ...reason, label: "vaccino " }])).toMatchObject([{ reason: 1, code: "twice" }]);
    expect(checkReasons([{ ...reason, label: " " }])).toMatchObject([{ field: "label", code: "missing" }]);
    expect(checkReasons([{ ...reason, length: { count: 0, unit: "days" } }])).toMatchObject([{ field: "length" }]);
  });
});
