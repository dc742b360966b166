import { TIME_ZONE } from "../constants";
import { lazily } from "../async/lazily";

/** Milliseconds. */
const DAY = 86_400_000;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** @param month from 1 @returns its number of days; 0 for a month that doesn't exist */
export const daysInMonth = (month: number, leap: boolean): number =>
  month === 2 && leap ? 29 : (MONTH_DAYS[month - 1] ?? 0);

/** @returns whether a text is an existing ISO day ("2026-11-20") */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // without Date: it is slow for the hundred thousand cells of an import, and some engines accept 30 February
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  return day >= 1 && day <= daysInMonth(month, isLeap(Number(text.slice(0, 4))));
}

/** @returns the days from 1 January 1970 to an ISO day ("2026-11-20"), for calculations without a time zone */
export const dayNumber = (isoDay: string): number => Date.parse(`${isoDay.slice(0, 10)}T00:00:00Z`) / DAY;

/** The inverse of {@link dayNumber}. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

const rome = lazily(
  () =>
    new Intl.DateTimeFormat("en", {
      timeZone: TIME_ZONE,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);

/**
 * Returns the ISO day of an instant in Italy, whatever the computer's time zone is (decisions §4).
 * @param instant a date, or milliseconds since 1970
 */
export function romeDay(instant: Date | number): string {
  // formatToParts, because engines join the parts of the same locale differently
  const parts = rome().formatToParts(instant);
  const partOf = (type: "year" | "month" | "day") => parts.find((part) => part.type === type)?.value ?? "";
  return `${partOf("year")}-${partOf("month")}-${partOf("day")}`;
}

/** @returns the ISO day in Italy of an ISO instant; null for any other text */
export function dayOf(instant: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : romeDay(at);
}

/** @returns the age in completed years on an ISO day */
export function ageOn(birthday: string, isoDayOfAge: string): number {
  const years = Number(isoDayOfAge.slice(0, 4)) - Number(birthday.slice(0, 4));
  return isoDayOfAge.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}

/** @returns the ISO day on which a person completes that many years; for 29 February it is 1 March in other years */
export function birthdayAt(birthday: string, years: number): string {
  const year = Number(birthday.slice(0, 4)) + years;
  return isoDay(Date.UTC(year, Number(birthday.slice(5, 7)) - 1, Number(birthday.slice(8, 10))) / DAY);
}
