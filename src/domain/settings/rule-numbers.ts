import type { DonationType } from "../donation/blood";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../donation/eligibility-rules";
import { isRecord } from "../values";

/** A figure of the rules, by the names that lead to it: "intervals.1.3", "yearlyMaxima.F.1". */
export type RulePath = string;

/** What the law says of a figure: at least, or at most, its default. Null: nothing, it is the association's. */
type LegalBound = "atLeast" | "atMost" | null;

export interface RuleFigure {
  path: RulePath;
  bound: LegalBound;
  /** The least and the most that anybody may mean. */
  range: readonly [number, number];
  /** Whether it may be missing, as the one of the two options for women of childbearing age that isn't taken. */
  optional?: true;
}

const TYPES: readonly DonationType[] = [1, 2, 3];
const figure = (path: RulePath, bound: LegalBound, least: number, most: number): RuleFigure => ({
  path,
  bound,
  range: [least, most],
});

/** Every figure of the rules that is a number. */
export const RULE_FIGURES: readonly RuleFigure[] = [
  ...TYPES.flatMap((from) => TYPES.map((to) => figure(`intervals.${from}.${to}`, "atLeast", 1, 730))),
  ...(["M", "F"] as const).flatMap((sex) =>
    TYPES.map((type) => figure(`yearlyMaxima.${sex}.${type}`, "atMost", 1, 52)),
  ),
  { ...figure("childbearing.yearlyMaximum", "atMost", 1, 52), optional: true },
  { ...figure("childbearing.interval", null, 1, 730), optional: true },
  figure("childbearing.fromAge", null, 10, 70),
  figure("childbearing.toAge", null, 10, 70),
  figure("minimumAge", "atLeast", 16, 100),
  figure("maximumAge", "atMost", 16, 100),
  figure("periodicMaximumAge", "atMost", 16, 100),
  figure("firstDonationCautionAge", "atMost", 16, 100),
  figure("periodicDays", "atMost", 1, 3_660),
  figure("visit.weight", "atLeast", 30, 200),
  figure("visit.systolic", "atMost", 80, 250),
  figure("visit.diastolic", "atMost", 40, 150),
  figure("visit.pulseLeast", "atLeast", 30, 150),
  figure("visit.pulseMost", "atMost", 30, 200),
  figure("visit.haemoglobin.M", "atLeast", 8, 20),
  figure("visit.haemoglobin.F", "atLeast", 8, 20),
];

/** The choices among words. */
export const RULE_CHOICES = { year: ["calendar", "rolling"], firstDonation: ["doctor", "stop"] } as const;

export const ruleAt = (rules: EligibilityRules, path: RulePath): unknown =>
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

/** The days between two whole blood donations that a woman of childbearing age may be asked for instead of two a year. */
export const CHILDBEARING_INTERVAL = 180;

/** @returns the default of a figure. The interval that may stand in the place of two a year has one, too. */
export const defaultOf = (path: RulePath): unknown =>
  path === "childbearing.interval" ? CHILDBEARING_INTERVAL : ruleAt(DEFAULT_ELIGIBILITY_RULES, path);
