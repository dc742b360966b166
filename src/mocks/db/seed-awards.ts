import type { AwardTier } from "../../domain/donor/award-tiers";
import { firstOfYear, yearOf } from "./days";
import { dayOf } from "./donor-row";

export interface EarnedAward {
  name: string;
  /** When it was earned, or handed over. */
  day: number;
}

/**
 * @param tiers of the donor, from the lowest
 * @param earlier donations before the first of them, of which only the number is known
 * @returns the awards that a life of donations earned, oldest first
 */
export function earnedAwards(donations: ArrayLike<number>, tiers: readonly AwardTier[], earlier = 0): EarnedAward[] {
  const earned: EarnedAward[] = [];
  const first = donations[0];
  if (first === undefined) return earned;
  for (const { name, years, donations: withYears, alone } of tiers) {
    const byNumber = dayAt(donations, alone - earlier);
    const seniority = dayOf(first) + Math.ceil(years * 365.25);
    const both = Math.max(dayAt(donations, withYears - earlier), seniority);
    const day = Math.min(byNumber, both);
    // years alone don't earn a tier: it is earned at the next donation
    const reached = earliestFrom(donations, day);
    if (reached === null) return earned;
    earned.push({ name, day: reached });
  }
  return earned;
}

/**
 * Awards are handed over at the party before Christmas.
 * @param today a day number
 * @returns those that were, by the day on which it happened
 */
export const handedOver = (earned: readonly EarnedAward[], today: number): EarnedAward[] =>
  earned.map(({ name, day }) => ({ name, day: partyAfter(day) })).filter(({ day }) => day <= today);

function partyAfter(day: number): number {
  const year = yearOf(day);
  const party = firstOfYear(year + 1) - 17;
  return party >= day ? party : firstOfYear(year + 2) - 17;
}

const dayAt = (donations: ArrayLike<number>, count: number) => {
  const packed = donations[Math.max(count, 1) - 1];
  return packed === undefined ? Infinity : dayOf(packed);
};

function earliestFrom(donations: ArrayLike<number>, day: number): number | null {
  for (let i = 0; i < donations.length; i++) {
    const given = dayOf(donations[i] ?? 0);
    if (given >= day) return given;
  }
  return null;
}
