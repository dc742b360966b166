import { dayNumber, isoDay } from "../../domain/days";

/** ISO days of day numbers, remembered: a hundred thousand donors share some forty thousand days. */
const texts: string[] = [];

/** @returns what {@link isoDay} returns, 20 times faster the second time */
export const dayText = (day: number): string => (texts[day] ??= isoDay(day));

/** Calendar year of a day number. */
export const yearOf = (day: number): number => Number(dayText(day).slice(0, 4));

export const firstOfYear = (year: number): number => dayNumber(`${year}-01-01`);

/** Ages are drawn for this day. Donations go on after it, up to today, so that a demo never runs out of recent ones. */
export const REFERENCE_DAY = dayNumber("2026-01-01");
