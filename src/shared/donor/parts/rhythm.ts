import type { DonationType } from "../../../domain/donation/blood";
import { dayNumber } from "../../../domain/dates/days";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";

/** Donations without type or date aren't drawn. */
export interface ChartDonation {
  _id: string;
  type: DonationType | null;
  /** ISO day. */
  date: string | null;
}

/** A year in the chart. Positions are in percent of the year. */
export interface RhythmYear {
  year: number;
  count: number;
  marks: { key: string; type: DonationType; at: number }[];
  /** Rest periods before whole blood. */
  rests: { key: string; from: number; width: number }[];
}

const firstDay = (year: number) => dayNumber(`${year}-01-01`);

/** @returns the position of a day in its year, in percent */
export function placeInYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return ((dayNumber(day) - firstDay(year)) / (firstDay(year + 1) - firstDay(year))) * 100;
}

type Drawable = ChartDonation & { type: DonationType; date: string };
const isDrawable = (donation: ChartDonation): donation is Drawable => donation.type !== null && donation.date !== null;

/**
 * @param rules null if unknown: then there are no rest periods
 * @returns the last `count` years, the newest first
 */
export function rhythmYears(
  donations: readonly ChartDonation[],
  today: string,
  rules: EligibilityRules | null,
  count = 2,
): RhythmYear[] {
  const last = Number(today.slice(0, 4));
  const drawable = donations.filter(isDrawable);
  return Array.from({ length: count }, (_, nth) => last - nth).map((year) => {
    const [begin, end] = [firstDay(year), firstDay(year + 1)];
    const ofYear = drawable.filter(({ date }) => date.startsWith(`${year}-`));
    const percent = (days: number) => (days / (end - begin)) * 100;
    const rests = (rules ? drawable : []).flatMap(({ _id: key, type, date }) => {
      const from = Math.max(dayNumber(date), begin);
      const to = Math.min(dayNumber(date) + (rules?.intervals[type][1] ?? 0), end);
      return to > from ? [{ key, from: percent(from - begin), width: percent(to - from) }] : [];
    });
    const marks = ofYear.map(({ _id: key, type, date }) => ({ key, type, at: placeInYear(date) }));
    return { year, count: ofYear.length, marks, rests };
  });
}
