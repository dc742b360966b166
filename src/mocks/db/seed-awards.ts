import { DEFAULT_AWARD_TIERS } from "../../domain/award-tiers";
import { dayOf } from "./donor-row";

export interface EarnedAward {
  name: string;
  day: number;
}

/** @returns the awards that a life of donations earned, oldest first */
export function earnedAwards(donations: ArrayLike<number>): EarnedAward[] {
  const earned: EarnedAward[] = [];
  const first = donations[0];
  if (first === undefined) return earned;
  for (const { name, years, donations: withYears, alone } of DEFAULT_AWARD_TIERS) {
    const byNumber = dayAt(donations, alone);
    const seniority = dayOf(first) + Math.ceil(years * 365.25);
    const both = Math.max(dayAt(donations, withYears), seniority);
    const day = Math.min(byNumber, both);
    // years alone don't earn a tier: it is earned at the next donation
    const reached = earliestFrom(donations, day);
    if (reached === null) return earned;
    earned.push({ name, day: reached });
  }
  return earned;
}

const dayAt = (donations: ArrayLike<number>, count: number) => {
  const packed = donations[count - 1];
  return packed === undefined ? Infinity : dayOf(packed);
};

function earliestFrom(donations: ArrayLike<number>, day: number): number | null {
  for (let i = 0; i < donations.length; i++) {
    const given = dayOf(donations[i] ?? 0);
    if (given >= day) return given;
  }
  return null;
}
