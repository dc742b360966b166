import type { EligibilityRules } from "../donation/eligibility-rules";
import { MAX_REASON, suspensionEnd, type SuspensionReason } from "../donor/suspension-reasons";
import { CHILDBEARING_INTERVAL, defaultOf, RULE_CHOICES, RULE_NUMBERS, ruleAt, type RulePath } from "./rule-numbers";

/**
 * A problem of the rule at a path (decisions §4). `limit` is the legal limit.
 * number: no number, or out of range. legal: the law forbids it. order: two numbers contradict each other.
 * idle: the rule can be saved, but has no effect, because another rule is stricter.
 */
export interface RuleProblem {
  path: RulePath;
  code: "number" | "legal" | "order" | "idle";
  limit?: number;
  bound?: "atLeast" | "atMost";
  /** The rule that it contradicts. */
  other?: RulePath;
}

/** @returns whether rules with this problem can't be saved */
export const isFatal = ({ code }: RuleProblem): boolean => code !== "idle";

/** @returns the problems of rules from any source, at most one for each number */
export function checkRules(rules: EligibilityRules): RuleProblem[] {
  const problems = new Map<RulePath, RuleProblem>();
  const add = (problem: RuleProblem | null) => {
    if (problem && !problems.has(problem.path)) problems.set(problem.path, problem);
  };
  for (const number of RULE_NUMBERS) add(numberProblem(rules, number));
  for (const [path, choices] of Object.entries(RULE_CHOICES))
    if (!choices.some((choice) => choice === ruleAt(rules, path))) add({ path, code: "number" });
  for (const problem of contradictions(rules)) if (!problems.has(problem.other ?? problem.path)) add(problem);
  return [...problems.values()];
}

function numberProblem(
  rules: EligibilityRules,
  { path, bound, range: [least, most], optional }: (typeof RULE_NUMBERS)[number],
): RuleProblem | null {
  const value = ruleAt(rules, path);
  if (optional && value === null) return null;
  const whole = path.startsWith("visit.haemoglobin") ? Number.isFinite(value) : Number.isInteger(value);
  if (typeof value !== "number" || !whole || value < least || value > most) return { path, code: "number" };
  const limit = defaultOf(path);
  if (bound === null || typeof limit !== "number") return null;
  const allowed = bound === "atLeast" ? value >= limit : value <= limit;
  // with an interval of 180 days, women of childbearing age need no other maximum
  const instead = path === "childbearing.yearlyMaximum" && (rules.childbearing.interval ?? 0) >= CHILDBEARING_INTERVAL;
  return allowed || instead ? null : { path, code: "legal", limit, bound };
}

/** Finds rules that contradict each other. A rule without a number contradicts nothing. */
function* contradictions(rules: EligibilityRules): Generator<RuleProblem> {
  const at = (path: RulePath) => {
    const value = ruleAt(rules, path);
    return typeof value === "number" ? value : Number.NaN;
  };
  const isLess = (path: RulePath, other: RulePath) => at(path) < at(other);
  for (const [path, other] of NOT_LESS) if (isLess(path, other)) yield { path, code: "order", other };
  const [most, interval] = ["childbearing.yearlyMaximum", "childbearing.interval"];
  if (ruleAt(rules, most) === null && !(at(interval) >= CHILDBEARING_INTERVAL))
    yield { path: interval, code: "legal", limit: CHILDBEARING_INTERVAL, bound: "atLeast" };
  if (isLess("yearlyMaxima.F.1", most)) yield { path: most, code: "idle", other: "yearlyMaxima.F.1" };
  if (isLess(interval, "intervals.1.1")) yield { path: interval, code: "idle", other: "intervals.1.1" };
  if (isLess("maximumAge", "firstDonationCautionAge"))
    yield { path: "firstDonationCautionAge", code: "idle", other: "maximumAge" };
  // the interval doesn't allow that many donations in a year
  for (const sex of ["M", "F"])
    for (const type of [1, 2, 3]) {
      const [path, other] = [`yearlyMaxima.${sex}.${type}`, `intervals.${type}.${type}`];
      if ((at(path) - 1) * at(other) > 365) yield { path, code: "idle", other };
    }
}

/** Rules of which the first may not be less than the second. */
const NOT_LESS: readonly (readonly [RulePath, RulePath])[] = [
  ["maximumAge", "minimumAge"],
  ["periodicMaximumAge", "maximumAge"],
  ["firstDonationCautionAge", "minimumAge"],
  ["childbearing.toAge", "childbearing.fromAge"],
  ["visit.pulseMost", "visit.pulseLeast"],
];

export interface ReasonProblem {
  /** Index of the reason; null for the whole list. */
  reason: number | null;
  field: "label" | "forDonor" | "fromDay" | "length" | "reasons";
  code: "missing" | "too-long" | "twice" | "number";
}

export const MAX_REASONS = 60;

export function checkReasons(reasons: readonly SuspensionReason[]): ReasonProblem[] {
  const problems: ReasonProblem[] = [];
  if (reasons.length === 0 || reasons.length > MAX_REASONS)
    problems.push({ reason: null, field: "reasons", code: "number" });
  reasons.forEach(({ label, forDonor = "", fromDay = "", length }, at) => {
    const add = (field: ReasonProblem["field"], code: ReasonProblem["code"]) =>
      problems.push({ reason: at, field, code });
    const isSame = (other: SuspensionReason) => other.label.trim().toLowerCase() === label.trim().toLowerCase();
    if (!label.trim()) add("label", "missing");
    else if (label.length > MAX_REASON) add("label", "too-long");
    else if (reasons.slice(0, at).some(isSame)) add("label", "twice");
    if (forDonor.length > MAX_REASON) add("forDonor", "too-long");
    if (fromDay.length > MAX_REASON) add("fromDay", "too-long");
    if (typeof length === "object" && suspensionEnd("2026-01-01", length) === null) add("length", "number");
  });
  return problems;
}
