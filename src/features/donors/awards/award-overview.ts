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

/** A record may contain two awards: of the donors' group, and another one (specification §3). */
export type AwardPart = "group" | "other";

/** An award that was handed over. */
export interface GivenAward {
  award: Award;
  part: AwardPart;
  name: string | null;
  /** ISO day; null if unknown. */
  date: string | null;
}

/** An award to remove. An award of a tier (`ofTier`) stays earned. */
export interface Removal {
  given: GivenAward;
  ofTier: boolean;
}

/** A tier of the award settings, or an award that belongs to none. */
export type AwardStep =
  | { kind: "next"; tier: NextTier }
  | { kind: "due" | "unrecorded"; tier: EarnedTier }
  | { kind: "given"; tier: EarnedTier | null; given: GivenAward };

/**
 * @param days of all donations that count; null if unknown
 * @param tiers of the donor, from the lowest; null if unknown
 * @param today ISO day in Italy
 * @returns the next tier, then the earned tiers from the highest, then the awards without a tier, newest first
 */
export function awardOverview(
  awards: readonly Award[],
  days: readonly string[] | null,
  tiers: readonly AwardTier[] | null,
  today: string,
): AwardStep[] {
  const given = givenAwards(awards);
  const earned = days && tiers ? earnedTiers(days, tiers) : [];
  const due = tiersDue(earned, awards);
  const usesOurTiers = areOfTiers(awards, earned);
  const next = days && tiers && usesOurTiers ? nextTier(days, tiers, today) : null;
  const used = new Set<GivenAward>();
  const steps = (usesOurTiers ? earned.toReversed() : []).map((tier): AwardStep => {
    const found = given.find(
      (candidate) => !used.has(candidate) && isOfTier(tier, { award: candidate.name, awardDonorsGroup: null }),
    );
    if (found) used.add(found);
    if (found) return { kind: "given", tier, given: found };
    return { kind: due.includes(tier) ? "due" : "unrecorded", tier };
  });
  const others = given.filter((award) => !used.has(award)).sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
  return [
    ...(next ? [{ kind: "next", tier: next } as const] : []),
    ...steps,
    ...others.map((award): AwardStep => ({ kind: "given", tier: null, given: award })),
  ];
}

function givenAwards(awards: readonly Award[]): GivenAward[] {
  return awards.flatMap((award) => {
    const hasOther = award.award !== null || award.awardDate !== null;
    const hasOwn = award.awardDonorsGroup !== null || award.awardDonorsGroupDate !== null || !hasOther;
    const own: GivenAward = { award, part: "group", name: award.awardDonorsGroup, date: award.awardDonorsGroupDate };
    const other: GivenAward = { award, part: "other", name: award.award, date: award.awardDate };
    return [...(hasOwn ? [own] : []), ...(hasOther ? [other] : [])];
  });
}
