import type { DonationType } from "../donation/blood";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../donation/eligibility-rules";
import { isRecord } from "../values";

/** The path of a rule: "intervals.1.3", "yearlyMaxima.F.1". */
export type RulePath = string;

/** Whether the law makes the default a minimum or a maximum. Null: the association decides freely. */
type LegalBound = "atLeast" | "atMost" | null;

export interface RuleNumber {
  path: RulePath;
  bound: LegalBound;
  /** The plausible minimum and maximum. */
  range: readonly [number, number];
  /** Whether it may be null. Women of childbearing age have either a yearly maximum or an interval. */
  optional?: true;
}

const TYPES: readonly DonationType[] = [1, 2, 3];
const rule = (path: RulePath, bound: LegalBound, least: number, most: number): RuleNumber => ({
  path,
  bound,
  range: [least, most],
});

/** All rules that are numbers. */
export const RULE_NUMBERS: readonly RuleNumber[] = [
  ...TYPES.flatMap((from) => TYPES.map((to) => rule(`intervals.${from}.${to}`, "atLeast", 1, 730))),
  ...(["M", "F"] as const).flatMap((sex) => TYPES.map((type) => rule(`yearlyMaxima.${sex}.${type}`, "atMost", 1, 52))),
  { ...rule("childbearing.yearlyMaximum", "atMost", 1, 52), optional: true },
  { ...rule("childbearing.interval", null, 1, 730), optional: true },
  rule("childbearing.fromAge", null, 10, 70),
  rule("childbearing.toAge", null, 10, 70),
  rule("minimumAge", "atLeast", 16, 100),
  rule("maximumAge", "atMost", 16, 100),
  rule("periodicMaximumAge", "atMost", 16, 100),
  rule("firstDonationCautionAge", "atMost", 16, 100),
  rule("periodicDays", "atMost", 1, 3_660),
  rule("visit.weight", "atLeast", 30, 200),
  rule("visit.systolic", "atMost", 80, 250),
  rule("visit.diastolic", "atMost", 40, 150),
  rule("visit.pulseLeast", "atLeast", 30, 150),
  rule("visit.pulseMost", "atMost", 30, 200),
  rule("visit.haemoglobin.M", "atLeast", 8, 20),
  rule("visit.haemoglobin.F", "atLeast", 8, 20),
];

/** The rules that are choices. */
export const RULE_CHOICES = { year: ["calendar", "rolling"], firstDonation: ["doctor", "stop"] } as const;

/** @param rules rules, or a server's value that is read as rules */
export const ruleAt = (rules: object, path: RulePath): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), rules);

export function withRule(rules: EligibilityRules, path: RulePath, value: unknown): EligibilityRules {
  const [first = "", ...rest] = path.split(".");
  const put = (into: unknown, name: string, names: readonly string[]): object => {
    const [next, ...others] = names;
    const old = isRecord(into) ? into : {};
    return { ...old, [name]: next === undefined ? value : put(old[name], next, others) };
  };
  return put(rules, first, rest) as EligibilityRules;
}

/** Days between two donations of whole blood of a woman of childbearing age, instead of a maximum of two a year. */
export const CHILDBEARING_INTERVAL = 180;

/** @returns the default of a rule, also of the optional interval */
export const defaultOf = (path: RulePath): unknown =>
  path === "childbearing.interval" ? CHILDBEARING_INTERVAL : ruleAt(DEFAULT_ELIGIBILITY_RULES, path);
