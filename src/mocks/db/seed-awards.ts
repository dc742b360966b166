import { dayOf } from "./donor-row";

/** The association's default tiers (decisions §4): years and donations, or donations alone. */
const TIERS = [
  { name: "Rame", years: 3, donations: 6, alone: 8 },
  { name: "Argento", years: 5, donations: 12, alone: 16 },
  { name: "Argento dorato", years: 10, donations: 24, alone: 36 },
  { name: "Oro", years: 20, donations: 40, alone: 50 },
  { name: "Oro con rubino", years: 30, donations: 60, alone: 75 },
  { name: "Oro con smeraldo", years: 40, donations: 80, alone: 100 },
  { name: "Oro con diamante", years: Infinity, donations: 120, alone: 120 },
] as const;

export interface EarnedAward {
  name: string;
  day: number;
}

/** @returns the awards that a life of donations earned, oldest first */
export function earnedAwards(donations: ArrayLike<number>): EarnedAward[] {
  const earned: EarnedAward[] = [];
  const first = donations[0];
  if (first === undefined) return earned;
  for (const { name, years, donations: withYears, alone } of TIERS) {
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
