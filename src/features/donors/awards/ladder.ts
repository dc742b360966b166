import {
  areOfTiers,
  earnedTiers,
  isOfTier,
  nextTier,
  tiersDue,
  type AwardTier,
  type EarnedTier,
  type NextTier,
} from "../../../domain/donor/award-tiers";
import type { Award } from "../../../shared/donor/reads";

/** Which of the two that an award's record may hold (specification §3). */
export type AwardPart = "group" | "other";

/** One award as it was handed over. */
export interface GivenAward {
  award: Award;
  part: AwardPart;
  name: string | null;
  /** ISO day; null where nobody knows it. */
  date: string | null;
}

/** A delivery that is taken back: of a tier, which stays earned, or of an award beside the ladder, which is gone then. */
export interface Removal {
  given: GivenAward;
  ofTier: boolean;
}

/** A step of the ladder, or an award beside it. */
export type Rung =
  | { kind: "next"; tier: NextTier }
  | { kind: "due" | "unrecorded"; tier: EarnedTier }
  | { kind: "given"; tier: EarnedTier | null; given: GivenAward };

/**
 * @param days of all donations; null where they aren't known
 * @param tiers of the donor, from the lowest; null where they aren't known
 * @param today ISO day in Italy
 * @returns the next tier, then what was earned from the highest, then the awards that are of no tier, newest first
 */
export function ladder(
  awards: readonly Award[],
  days: readonly string[] | null,
  tiers: readonly AwardTier[] | null,
  today: string,
): Rung[] {
  const given = givenAwards(awards);
  const earned = days && tiers ? earnedTiers(days, tiers) : [];
  const due = tiersDue(earned, awards);
  const isOurs = areOfTiers(awards, earned);
  const next = days && tiers && isOurs ? nextTier(days, tiers, today) : null;
  const used = new Set<GivenAward>();
  const rungs = (isOurs ? earned.toReversed() : []).map((tier): Rung => {
    const found = given.find((one) => !used.has(one) && isOfTier(tier, { award: one.name, awardDonorsGroup: null }));
    if (found) used.add(found);
    if (found) return { kind: "given", tier, given: found };
    return { kind: due.includes(tier) ? "due" : "unrecorded", tier };
  });
  const others = given.filter((one) => !used.has(one)).sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
  return [
    ...(next ? [{ kind: "next", tier: next } as const] : []),
    ...rungs,
    ...others.map((one): Rung => ({ kind: "given", tier: null, given: one })),
  ];
}

/** A record holds up to two: of the donors' group, and another one. */
function givenAwards(awards: readonly Award[]): GivenAward[] {
  return awards.flatMap((award) => {
    const hasOther = award.award !== null || award.awardDate !== null;
    const hasOwn = award.awardDonorsGroup !== null || award.awardDonorsGroupDate !== null || !hasOther;
    const own: GivenAward = { award, part: "group", name: award.awardDonorsGroup, date: award.awardDonorsGroupDate };
    const other: GivenAward = { award, part: "other", name: award.award, date: award.awardDate };
    return [...(hasOwn ? [own] : []), ...(hasOther ? [other] : [])];
  });
}
