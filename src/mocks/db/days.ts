import { dayNumber, isoDay } from "../../domain/dates/days";
import { weakly } from "./weakly";

/** ISO days by day number: donations share some thousand days. */
const texts = weakly(() => new Map<number, string>());

/** @returns the same as {@link isoDay}, but caches it: 20 times faster the second time */
export function dayText(day: number): string {
  const known = texts();
  const text = known.get(day) ?? isoDay(day);
  known.set(day, text);
  return text;
}

const DAY = 86_400_000;

/** @returns the calendar year of a day number; only for 1901 to 2099, in which each fourth year is a leap year */
export const yearOf = (day: number): number => 1969 + Math.floor((4 * (day + 365) + 3) / 1461);

export const firstOfYear = (year: number): number => Date.UTC(year, 0, 1) / DAY;

/** Ages are drawn for this day. Donations continue after it until today. */
export const REFERENCE_DAY = dayNumber("2026-01-01");

/** Donations until this day decide the numbers that are drawn after them, so that a later donation changes no other field. */
export const DRAWN_UNTIL = dayNumber("2026-11-20");
