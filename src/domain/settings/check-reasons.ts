import { MOST_REASON, suspensionEnd, type SuspensionReason } from "../donor/suspension-reasons";

/** Something wrong with a ready-made reason, by its place in the list. */
export interface ReasonProblem {
  reason: number | null;
  field: "label" | "forDonor" | "fromDay" | "length" | "reasons";
  code: "missing" | "too-long" | "twice" | "number";
}

/** The most ready-made reasons. */
export const MOST_REASONS = 60;

/** @returns what is wrong with an association's reasons for a suspension */
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
