import { DEFAULT_AWARD_TIERS, type AwardTier } from "../donor/award-tiers";
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

interface Counted {
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
