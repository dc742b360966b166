import { type AwardTier, tiersByDay } from "../../domain/donor/award-tiers";
import { DEFAULT_ELIGIBILITY_RULES as RULES } from "../../domain/donation/eligibility-rules";
import type { DonationType, Sex } from "../../domain/donation/blood";
import { firstOfYear, REFERENCE_DAY, yearOf } from "../db/days";
import { type Random, weighted } from "./random";

/** The donations of a donor, oldest first: two lists of numbers, not an object for each donation. */
export interface SeededDonations {
  /** Day numbers. */
  days: number[];
  types: DonationType[];
}

const pickType = weighted<DonationType>([
  [1, 62],
  [3, 31],
  [2, 7],
]);

/**
 * Creates the donations of one donor, about 1.8 a year, within intervals, yearly maxima and ages (decisions §4), from the
 * first one forward: a later `end` only adds donations.
 * @param from first possible day
 * @param end last possible day, included
 * @param drawnUntil only donations until this day decide the numbers that `random` gives afterwards
 */
export function seedDonations(
  random: Random,
  gender: Sex,
  birthDay: number,
  from: number,
  end: number,
  drawnUntil = end,
): SeededDonations {
  const donations: SeededDonations = { days: [], types: [] };
  const until = Math.max(end, drawnUntil);
  const last: Record<DonationType, number> = { 1: -9999, 2: -9999, 3: -9999 };
  const inYear: Record<DonationType, number> = { 1: 0, 2: 0, 3: 0 };
  const wholeBloodOnly = random.chance(0.6);
  const lastDay = birthDay + Math.floor((RULES.maximumAge + 1) * 365.25) - 1;
  const maximumOf = (type: DonationType, at: number) => {
    const fertile = gender === "F" && at - birthDay < (RULES.childbearing.toAge + 1) * 365.25;
    return (type === 1 && fertile && RULES.childbearing.yearlyMaximum) || RULES.yearlyMaxima.M[type];
  };
  let nextYear = -Infinity;
  let day = from;
  let own = random;
  for (;;) {
    const type = wholeBloodOnly ? 1 : pickType(own);
    day = Math.max(
      day,
      last[1] + RULES.intervals[1][type],
      last[2] + RULES.intervals[2][type],
      last[3] + RULES.intervals[3][type],
    );
    if (day < nextYear && inYear[type] >= maximumOf(type, day)) day = nextYear + own.between(4, 70);
    if (day > until || day > lastDay) return donations;
    if (day > drawnUntil && own === random) own = random.copy();
    if (day >= nextYear) {
      nextYear = firstOfYear(yearOf(day) + 1);
      inYear[1] = inYear[2] = inYear[3] = 0;
    }
    if (day <= end) {
      donations.days.push(day);
      donations.types.push(type);
    }
    last[type] = day;
    inYear[type] += 1;
    // most donors come back when they are called, some much later
    day += type === 1 ? 90 + Math.floor(240 * own.next() ** 1.4) : 30 + own.between(0, 110);
  }
}

/**
 * Awards are handed over at the party before Christmas.
 * @param days of the donations
 * @param today a day number
 * @param isAbsent the donor doesn't come to the parties after the reference day, so that some awards are always due
 * @returns the awards handed over until today, with the day of the party
 */
export const handedOver = (
  days: readonly number[],
  tiers: readonly AwardTier[],
  today: number,
  isAbsent: boolean,
): { name: string; day: number }[] =>
  tiersByDay(days, tiers)
    .map(({ tier, day }) => ({ name: tier.name, day: partyAfter(day) }))
    .filter(({ day }) => day <= (isAbsent ? Math.min(today, REFERENCE_DAY) : today));

function partyAfter(day: number): number {
  const year = yearOf(day);
  const party = firstOfYear(year + 1) - 17;
  return party >= day ? party : firstOfYear(year + 2) - 17;
}
