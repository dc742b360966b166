import { isOfTier, type AwardTier } from "../donor/award-tiers";
import type { AwardSettings } from "./award-settings";

/** A problem of a field. `tier` is an index of the list, or null. "order": a lower tier requires as many or more. */
export interface AwardProblem {
  tier: number | null;
  field: "name" | "years" | "donations" | "alone" | "doubleUntil" | "yearlyMost" | "tiers";
  code: "missing" | "number" | "twice" | "order";
}

/** Maximum number of tiers, characters of a name, donations, years. */
export const AWARD_LIMITS = { tiers: 40, name: 60, donations: 1_000, years: 80 } as const;

const isCount = (value: unknown, most: number) =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most;

/** @returns the problems of award settings */
export function checkAwards({ tiers, doubleUntil, yearlyMost }: AwardSettings): AwardProblem[] {
  const problems: AwardProblem[] = [];
  if (tiers.length === 0 || tiers.length > AWARD_LIMITS.tiers)
    problems.push({ tier: null, field: "tiers", code: "number" });
  if (doubleUntil !== null && !isCount(doubleUntil, 100))
    problems.push({ tier: null, field: "doubleUntil", code: "number" });
  if (yearlyMost !== null && !isCount(yearlyMost, 52))
    problems.push({ tier: null, field: "yearlyMost", code: "number" });
  tiers.forEach((tier, at) => {
    const add = (field: AwardProblem["field"], code: AwardProblem["code"]) => problems.push({ tier: at, field, code });
    const sameFor = (other: AwardTier) => !other.sex || !tier.sex || other.sex === tier.sex;
    const earlier = tiers.slice(0, at).filter(sameFor);
    if (!tier.name.trim() || tier.name.length > AWARD_LIMITS.name) add("name", "missing");
    // compared like the names of delivered awards
    else if (earlier.some((low) => isOfTier(low, { award: tier.name, awardDonorsGroup: null }))) add("name", "twice");
    if (tier.years !== Infinity && !(tier.years === 0 || isCount(tier.years, AWARD_LIMITS.years)))
      add("years", "number");
    if (!isCount(tier.donations, AWARD_LIMITS.donations)) add("donations", "number");
    if (!isCount(tier.alone, AWARD_LIMITS.donations)) add("alone", "number");
    else if (tier.alone < tier.donations) add("donations", "order");
    else if (earlier.some(({ alone }) => alone >= tier.alone)) add("alone", "order");
    else if (earlier.some((low) => low.donations > tier.donations || (low.years > tier.years && isFinite(low.years))))
      add("donations", "order");
  });
  return problems;
}
