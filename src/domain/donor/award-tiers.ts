import { dayNumber, isoDay } from "../dates/days";
import { fold } from "../text";
import type { Sex } from "../donation/blood";

/** A step of the awards: so many years since the first donation and donations, or that many donations alone. */
export interface AwardTier {
  name: string;
  /** Infinity: donations alone count. */
  years: number;
  donations: number;
  alone: number;
  /** Whose it is, where an association asks another number of women. */
  sex?: Sex;
}

/** The tiers of an association that says nothing else, from the lowest (decisions §4, as AVIS). */
export const DEFAULT_AWARD_TIERS: readonly AwardTier[] = [
  { name: "Rame", years: 3, donations: 6, alone: 8 },
  { name: "Argento", years: 5, donations: 12, alone: 16 },
  { name: "Argento dorato", years: 10, donations: 24, alone: 36 },
  { name: "Oro", years: 20, donations: 40, alone: 50 },
  { name: "Oro con rubino", years: 30, donations: 60, alone: 75 },
  { name: "Oro con smeraldo", years: 40, donations: 80, alone: 100 },
  { name: "Oro con diamante", years: Infinity, donations: 120, alone: 120 },
];

const byDonations = (donations: number, sex?: Sex): AwardTier => ({
  name: `${donations} donazioni`,
  years: Infinity,
  donations,
  alone: donations,
  ...(sex && { sex }),
});

/** As in the associations of FIDAS: by donations alone, from the fourth tier on fewer for women (decisions §4). */
export const FIDAS_AWARD_TIERS: readonly AwardTier[] = [
  ...[10, 20, 30].map((donations) => byDonations(donations)),
  ...[40, 60, 80, 100, 120].flatMap((donations) => [byDonations(donations, "F"), byDonations(donations + 10, "M")]),
  byDonations(150),
];

/** @returns the tiers of a person; of whom the sex isn't known as much is asked as of a man: nothing is promised too early */
export const tiersFor = (tiers: readonly AwardTier[], sex: Sex | null): readonly AwardTier[] =>
  tiers.filter((tier) => tier.sex === undefined || tier.sex === (sex ?? "M"));

export interface EarnedTier extends AwardTier {
  /** The donation (ISO day) with which it was earned: years alone earn nothing. */
  earned: string;
}

/**
 * @param days the days (ISO) of all donations, in any order
 * @param tiers of the person, from the lowest
 * @returns the tiers that a life of donations earned, from the lowest
 */
export function earnedTiers(days: readonly string[], tiers: readonly AwardTier[]): EarnedTier[] {
  const given = days.map(dayNumber).sort((a, b) => a - b);
  return tiersByDay(given, tiers).map(({ tier, day }) => ({ ...tier, earned: isoDay(day) }));
}

/** The same by day numbers. @param given in order */
export function tiersByDay(given: readonly number[], tiers: readonly AwardTier[]): { tier: AwardTier; day: number }[] {
  const first = given[0];
  if (first === undefined) return [];
  const dayOf = (nth: number) => given[nth - 1] ?? Infinity;
  return tiers.flatMap((tier) => {
    const both = Math.max(dayOf(tier.donations), first + Math.ceil(tier.years * 365.25));
    const from = Math.min(dayOf(tier.alone), both);
    const day = given.find((one) => one >= from);
    return day === undefined ? [] : [{ tier, day }];
  });
}

interface HandedOver {
  award: string | null;
  awardDonorsGroup: string | null;
}

/** Registers shorten the highest three: "Rubino" is "Oro con rubino". */
const tierName = (name: string) =>
  fold(name)
    .trim()
    .replace(/^oro con /, "");

export const isOfTier = (tier: Pick<AwardTier, "name">, { award, awardDonorsGroup }: HandedOver): boolean =>
  [award, awardDonorsGroup].some((name) => name !== null && tierName(name) === tierName(tier.name));

/**
 * What was earned and not handed over. Below the highest that was handed over nothing is missing: who began to keep a
 * register late has no record of it.
 * @param earned from the lowest
 * @returns from the lowest; none where the association's awards have other names, for we don't know its tiers
 */
export function tiersDue<Tier extends Pick<AwardTier, "name">>(
  earned: readonly Tier[],
  awards: readonly HandedOver[],
): Tier[] {
  const highest = earned.findLastIndex((tier) => awards.some((award) => isOfTier(tier, award)));
  return highest < 0 && awards.length > 0 ? [] : earned.slice(highest + 1);
}

export const areOfTiers = (awards: readonly HandedOver[], tiers: readonly Pick<AwardTier, "name">[]): boolean =>
  awards.length === 0 || tiers.some((tier) => awards.some((award) => isOfTier(tier, award)));

export interface NextTier extends AwardTier {
  /** How many donations are missing for it: by donations alone as long as the years aren't full. */
  missing: number;
  /** Donations that are missing once the years are full, and the day (ISO) on which they are; null where none are to wait for. */
  withYears: { missing: number; from: string } | null;
}

/**
 * @param tiers of the person, from the lowest
 * @param today ISO day in Italy
 * @returns the lowest tier that isn't earned yet, and what is missing for it; null for who has all of them
 */
export function nextTier(days: readonly string[], tiers: readonly AwardTier[], today: string): NextTier | null {
  const earned = earnedTiers(days, tiers).length;
  const tier = tiers[earned];
  if (!tier) return null;
  const first = days.length === 0 ? null : Math.min(...days.map(dayNumber));
  const alone = tier.alone - days.length;
  if (first === null || !Number.isFinite(tier.years)) return { ...tier, missing: alone, withYears: null };
  const both = Math.max(0, tier.donations - days.length);
  const from = isoDay(first + Math.ceil(tier.years * 365.25));
  // years alone earn nothing: with enough donations, it is the next one that does
  if (from <= today) return { ...tier, missing: Math.max(1, both), withYears: null };
  return { ...tier, missing: alone, withYears: { missing: both, from } };
}
