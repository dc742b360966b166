import { DEFAULT_AWARD_TIERS, isOfTier, type AwardTier } from "../donor/award-tiers";
import type { DonationType, Sex } from "../donation/blood";
import { ageOn } from "../dates/days";

/** The association's awards: their tiers and how donations count (decisions §4). */
export interface AwardSettings {
  /** From the lowest. */
  tiers: readonly AwardTier[];
  /** Below this age (50), a woman's donation of whole blood counts twice; null: each donation counts once. */
  doubleUntil: number | null;
  /** Maximum number of donations that count in a calendar year; null: all of them. */
  yearlyMost: number | null;
}

export const DEFAULT_AWARD_SETTINGS: AwardSettings = {
  tiers: DEFAULT_AWARD_TIERS,
  doubleUntil: null,
  yearlyMost: null,
};

export interface Counted {
  sex: Sex | null;
  /** ISO day; null if unknown. Then nothing counts twice. */
  birthday: string | null;
}

/** @returns how many of a donor's donations have no record @param total of the donor; null if unknown */
export const unlistedDonations = (total: number | null, listed: readonly unknown[]): number =>
  Math.max((total ?? 0) - listed.length, 0);

/**
 * @param donations in any order; those without a day don't count
 * @param earlier the number of donations without a record, from before the others. Each counts once, on the day of the first one
 * @returns the ISO days, oldest first, each as often as it counts for awards
 */
export function countedDays(
  donations: readonly { date: string | null; type: DonationType | number | null }[],
  { sex, birthday }: Counted,
  { doubleUntil, yearlyMost }: Omit<AwardSettings, "tiers">,
  earlier = 0,
): string[] {
  const known = donations
    .flatMap(({ date, type }) => (date === null ? [] : [{ date, type }]))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const counted = known[0] ? new Array<string>(earlier).fill(known[0].date) : [];
  const inYear = new Map<string, number>();
  for (const { date, type } of known) {
    const isDouble =
      doubleUntil !== null && type === 1 && sex === "F" && birthday !== null && ageOn(birthday, date) < doubleUntil;
    const year = date.slice(0, 4);
    const room = yearlyMost === null ? 2 : yearlyMost - (inYear.get(year) ?? 0);
    const times = Math.max(0, Math.min(isDouble ? 2 : 1, room));
    inYear.set(year, (inYear.get(year) ?? 0) + times);
    for (let nth = 0; nth < times; nth++) counted.push(date);
  }
  return counted;
}

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
