import type { DonationType } from "../../../domain/donation/blood";
import { dayNumber } from "../../../domain/dates/days";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";

/** A donation; one whose kind or day nobody knows isn't drawn. */
export interface KnownDonation {
  _id: string;
  type: DonationType | null;
  /** ISO day. */
  date: string | null;
}

/** A year of donations; places are percent of the year from its first day. */
export interface RhythmYear {
  year: number;
  count: number;
  marks: { key: string; type: DonationType; at: number }[];
  /** Days of rest before whole blood, shaded. */
  rests: { key: string; from: number; width: number }[];
}

const firstDay = (year: number) => dayNumber(`${year}-01-01`);

/** @returns where a day stands in its year, in percent */
export function placeInYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return ((dayNumber(day) - firstDay(year)) / (firstDay(year + 1) - firstDay(year))) * 100;
}

type Drawable = KnownDonation & { type: DonationType; date: string };
const isDrawable = (donation: KnownDonation): donation is Drawable => donation.type !== null && donation.date !== null;

/**
 * The last `count` years up to that of `today`, newest first; a rest that begins in December goes on in January.
 * @param rules null if they aren't known: then no rest is drawn
 */
export function rhythmOf(
  donations: readonly KnownDonation[],
  today: string,
  rules: EligibilityRules | null,
  count = 2,
): RhythmYear[] {
  const last = Number(today.slice(0, 4));
  const known = donations.filter(isDrawable);
  return Array.from({ length: count }, (_, nth) => last - nth).map((year) => {
    const [begin, end] = [firstDay(year), firstDay(year + 1)];
    const own = known.filter(({ date }) => date.startsWith(`${year}-`));
    const percent = (days: number) => (days / (end - begin)) * 100;
    const rests = (rules ? known : []).flatMap(({ _id: key, type, date }) => {
      const from = Math.max(dayNumber(date), begin);
      const to = Math.min(dayNumber(date) + (rules?.intervals[type][1] ?? 0), end);
      return to > from ? [{ key, from: percent(from - begin), width: percent(to - from) }] : [];
    });
    const marks = own.map(({ _id: key, type, date }) => ({ key, type, at: placeInYear(date) }));
    return { year, count: own.length, marks, rests };
  });
}
