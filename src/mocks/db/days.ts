import { dayNumber, isoDay } from "../../domain/dates/days";

/** ISO days by day number: donors share some twenty thousand days. */
const texts: string[] = [];

/** @returns the same as {@link isoDay}, but caches it: 20 times faster the second time */
export const dayText = (day: number): string => (texts[day] ??= isoDay(day));

const DAY = 86_400_000;

const years: number[] = [];
/** @returns the calendar year of a day number */
export const yearOf = (day: number): number => (years[day] ??= new Date(day * DAY).getUTCFullYear());

export const firstOfYear = (year: number): number => Date.UTC(year, 0, 1) / DAY;

/** Ages are drawn for this day. Donations continue after it until today. */
export const REFERENCE_DAY = dayNumber("2026-01-01");

/** Donations until this day decide the numbers that are drawn after them, so that a later donation changes no other field. */
export const DRAWN_UNTIL = dayNumber("2026-11-20");
