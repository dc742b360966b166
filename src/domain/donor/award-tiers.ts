import { dayNumber, isoDay } from "../dates/days";
import { fold } from "../text";
import type { Sex } from "../donation/blood";

/** A tier of the awards. It is earned with `donations` and `years` since the first one, or with `alone` donations. */
export interface AwardTier {
  name: string;
  /** Infinity if only donations count. */
  years: number;
  donations: number;
  alone: number;
  /** Set if the association requires another number of donations of women. */
  sex?: Sex;
}

/** The default tiers, from the lowest (decisions §4, as AVIS). */
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

/** The tiers of FIDAS associations: only donations count, and from the fourth tier on women need fewer (decisions §4). */
export const FIDAS_AWARD_TIERS: readonly AwardTier[] = [
  ...[10, 20, 30].map((donations) => byDonations(donations)),
  ...[40, 60, 80, 100, 120].flatMap((donations) => [byDonations(donations, "F"), byDonations(donations + 10, "M")]),
  byDonations(150),
];

/** @returns the tiers for a sex; if it is unknown, those of men, so that no award is promised too early */
export const tiersFor = (tiers: readonly AwardTier[], sex: Sex | null): readonly AwardTier[] =>
  tiers.filter((tier) => tier.sex === undefined || tier.sex === (sex ?? "M"));

export interface EarnedTier extends AwardTier {
  /** The ISO day of the donation that earned it. Years alone don't earn a tier. */
  earned: string;
}

/**
 * @param days ISO days of all donations, in any order
 * @param tiers the person's tiers, from the lowest
 * @returns the earned tiers, from the lowest
 */
export function earnedTiers(days: readonly string[], tiers: readonly AwardTier[]): EarnedTier[] {
  const given = days.map(dayNumber).sort((a, b) => a - b);
  return tiersByDay(given, tiers).map(({ tier, day }) => ({ ...tier, earned: isoDay(day) }));
}

/** Like {@link earnedTiers}, for sorted numbers of {@link dayNumber}. */
export function tiersByDay(given: readonly number[], tiers: readonly AwardTier[]): { tier: AwardTier; day: number }[] {
  const [first, last] = [given[0], given.at(-1)];
  if (first === undefined || last === undefined) return [];
  const dayOf = (nth: number) => given[nth - 1] ?? Infinity;
  return tiers.flatMap((tier) => {
    const both = Math.max(dayOf(tier.donations), first + Math.ceil(tier.years * 365.25));
    const from = Math.min(dayOf(tier.alone), both);
    const day = from > last ? undefined : given.find((candidate) => candidate >= from);
    return day === undefined ? [] : [{ tier, day }];
  });
}

/** The names of a delivered award. */
interface DeliveredAward {
  award: string | null;
  awardDonorsGroup: string | null;
}

/** Normalises a name. Registers shorten the highest three: "Rubino" is "Oro con rubino". */
const tierName = (name: string) =>
  fold(name)
    .trim()
    .replace(/^oro con /, "");

export const isOfTier = (tier: Pick<AwardTier, "name">, { award, awardDonorsGroup }: DeliveredAward): boolean =>
  [award, awardDonorsGroup].some((name) => name !== null && tierName(name) === tierName(tier.name));

/**
 * Returns the earned tiers above the highest delivered one. Those below it aren't due, because registers often have no record
 * of them.
 * @param earned from the lowest
 * @returns from the lowest; none if the delivered awards have other names, because then we don't know the association's tiers
 */
export function tiersDue<Tier extends Pick<AwardTier, "name">>(
  earned: readonly Tier[],
  awards: readonly DeliveredAward[],
): Tier[] {
  const highest = earned.findLastIndex((tier) => awards.some((award) => isOfTier(tier, award)));
  return highest < 0 && awards.length > 0 ? [] : earned.slice(highest + 1);
}

/** @returns whether one of the awards has the name of a tier, or there are no awards */
export const areOfTiers = (awards: readonly DeliveredAward[], tiers: readonly Pick<AwardTier, "name">[]): boolean =>
  awards.length === 0 || tiers.some((tier) => awards.some((award) => isOfTier(tier, award)));

export interface NextTier extends AwardTier {
  /** Missing donations; the number without the years as long as these haven't passed. */
  missing: number;
  /** Missing donations once the years have passed, and the ISO day on which they will have; null if they have or don't count. */
  withYears: { missing: number; from: string } | null;
}

/**
 * @param days ISO days of all donations
 * @param tiers the person's tiers, from the lowest
 * @param today ISO day in Italy
 * @returns the lowest tier that isn't earned yet; null if all are
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
  // years alone don't earn a tier, the next donation does
  if (from <= today) return { ...tier, missing: Math.max(1, both), withYears: null };
  return { ...tier, missing: alone, withYears: { missing: both, from } };
}
