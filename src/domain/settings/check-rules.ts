import type { EligibilityRules } from "../donation/eligibility-rules";
import { MOST_REASON, suspensionEnd, type SuspensionReason } from "../donor/suspension-reasons";
import { CHILDBEARING_INTERVAL, defaultOf, RULE_CHOICES, RULE_FIGURES, ruleAt, type RulePath } from "./rule-numbers";

/**
 * Something wrong with the rules (decisions §4), at a path. `limit` is what the law allows.
 * number: none, or none that anybody can mean. legal: the law forbids it. order: two figures contradict each other.
 * idle: it can be saved, and does nothing, because another rule is stricter.
 */
export interface RuleProblem {
  path: RulePath;
  code: "number" | "legal" | "order" | "idle";
  limit?: number;
  bound?: "atLeast" | "atMost";
  /** The figure that it contradicts. */
  other?: RulePath;
}

/** @returns whether rules with that problem can't be saved */
export const isFatal = ({ code }: RuleProblem): boolean => code !== "idle";

/** @returns the problems of rules, at most one for each number. The rules may come from any source: nothing is trusted */
export function checkRules(rules: EligibilityRules): RuleProblem[] {
  const problems = new Map<RulePath, RuleProblem>();
  const add = (problem: RuleProblem | null) => {
    if (problem && !problems.has(problem.path)) problems.set(problem.path, problem);
  };
  for (const figure of RULE_FIGURES) add(figureProblem(rules, figure));
  for (const [path, words] of Object.entries(RULE_CHOICES))
    if (!words.some((word) => word === ruleAt(rules, path))) add({ path, code: "number" });
  for (const problem of contradictions(rules)) if (!problems.has(problem.other ?? problem.path)) add(problem);
  return [...problems.values()];
}

function figureProblem(
  rules: EligibilityRules,
  { path, bound, range: [least, most], optional }: (typeof RULE_FIGURES)[number],
): RuleProblem | null {
  const value = ruleAt(rules, path);
  if (optional && value === null) return null;
  const whole = path.startsWith("visit.haemoglobin") ? Number.isFinite(value) : Number.isInteger(value);
  if (typeof value !== "number" || !whole || value < least || value > most) return { path, code: "number" };
  const limit = defaultOf(path);
  if (bound === null || typeof limit !== "number") return null;
  const allowed = bound === "atLeast" ? value >= limit : value <= limit;
  // who rests for half a year needs no maximum of her own
  const instead = path === "childbearing.yearlyMaximum" && (rules.childbearing.interval ?? 0) >= CHILDBEARING_INTERVAL;
  return allowed || instead ? null : { path, code: "legal", limit, bound };
}

/** What a rule says against another one; a figure that is none contradicts nothing. */
function* contradictions(rules: EligibilityRules): Generator<RuleProblem> {
  const at = (path: RulePath) => {
    const value = ruleAt(rules, path);
    return typeof value === "number" ? value : Number.NaN;
  };
  const isLess = (path: RulePath, other: RulePath) => at(path) < at(other);
  for (const [path, other] of RISING) if (isLess(path, other)) yield { path, code: "order", other };
  const [most, interval] = ["childbearing.yearlyMaximum", "childbearing.interval"];
  if (ruleAt(rules, most) === null && !(at(interval) >= CHILDBEARING_INTERVAL))
    yield { path: interval, code: "legal", limit: CHILDBEARING_INTERVAL, bound: "atLeast" };
  if (isLess("yearlyMaxima.F.1", most)) yield { path: most, code: "idle", other: "yearlyMaxima.F.1" };
  if (isLess(interval, "intervals.1.1")) yield { path: interval, code: "idle", other: "intervals.1.1" };
  if (isLess("maximumAge", "firstDonationCautionAge"))
    yield { path: "firstDonationCautionAge", code: "idle", other: "maximumAge" };
  // a year has no room for so many with that rest between them
  for (const sex of ["M", "F"])
    for (const type of [1, 2, 3]) {
      const [path, other] = [`yearlyMaxima.${sex}.${type}`, `intervals.${type}.${type}`];
      if ((at(path) - 1) * at(other) > 365) yield { path, code: "idle", other };
    }
}

/** Figures of which the first may not be less than the second. */
const RISING: readonly (readonly [RulePath, RulePath])[] = [
  ["maximumAge", "minimumAge"],
  ["periodicMaximumAge", "maximumAge"],
  ["firstDonationCautionAge", "minimumAge"],
  ["childbearing.toAge", "childbearing.fromAge"],
  ["visit.pulseMost", "visit.pulseLeast"],
];

export interface ReasonProblem {
  reason: number | null;
  field: "label" | "forDonor" | "fromDay" | "length" | "reasons";
  code: "missing" | "too-long" | "twice" | "number";
}

export const MOST_REASONS = 60;

export function checkReasons(reasons: readonly SuspensionReason[]): ReasonProblem[] {
  const problems: ReasonProblem[] = [];
  if (reasons.length === 0 || reasons.length > MOST_REASONS)
    problems.push({ reason: null, field: "reasons", code: "number" });
  reasons.forEach(({ label, forDonor = "", fromDay = "", length }, at) => {
    const add = (field: ReasonProblem["field"], code: ReasonProblem["code"]) =>
      problems.push({ reason: at, field, code });
    const isSame = (other: SuspensionReason) => other.label.trim().toLowerCase() === label.trim().toLowerCase();
    if (!label.trim()) add("label", "missing");
    else if (label.length > MOST_REASON) add("label", "too-long");
    else if (reasons.slice(0, at).some(isSame)) add("label", "twice");
    if (forDonor.length > MOST_REASON) add("forDonor", "too-long");
    if (fromDay.length > MOST_REASON) add("fromDay", "too-long");
    if (typeof length === "object" && suspensionEnd("2026-01-01", length) === null) add("length", "number");
  });
  return problems;
}
