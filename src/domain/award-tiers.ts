import { dayNumber, isoDay } from "./days";

/** A step of the awards: so many years since the first donation and donations, or that many donations alone. */
export interface AwardTier {
  name: string;
  /** Infinity: donations alone count. */
  years: number;
  donations: number;
  alone: number;
}

/** The association's default tiers, from the lowest (decisions §4, as AVIS). */
export const DEFAULT_AWARD_TIERS: readonly AwardTier[] = [
  { name: "Rame", years: 3, donations: 6, alone: 8 },
  { name: "Argento", years: 5, donations: 12, alone: 16 },
  { name: "Argento dorato", years: 10, donations: 24, alone: 36 },
  { name: "Oro", years: 20, donations: 40, alone: 50 },
  { name: "Oro con rubino", years: 30, donations: 60, alone: 75 },
  { name: "Oro con smeraldo", years: 40, donations: 80, alone: 100 },
  { name: "Oro con diamante", years: Infinity, donations: 120, alone: 120 },
];

export interface EarnedTier extends AwardTier {
  /** The donation (ISO day) with which it was earned: years alone earn nothing. */
  earned: string;
}

/**
 * @param days the days (ISO) of all donations, in any order
 * @returns the tiers that a life of donations earned, from the lowest
 */
export function earnedTiers(days: readonly string[], tiers = DEFAULT_AWARD_TIERS): EarnedTier[] {
  const given = days.map(dayNumber).sort((a, b) => a - b);
  const first = given[0];
  if (first === undefined) return [];
  const dayOf = (nth: number) => given[nth - 1] ?? Infinity;
  return tiers.flatMap((tier) => {
    const both = Math.max(dayOf(tier.donations), first + Math.ceil(tier.years * 365.25));
    const from = Math.min(dayOf(tier.alone), both);
    const earned = given.find((day) => day >= from);
    return earned === undefined ? [] : [{ ...tier, earned: isoDay(earned) }];
  });
}
