import { TIME_ZONE } from "../constants";
import { lazily } from "../async/lazily";

/** ISO days, and days as whole numbers since 1 January 1970: intervals are subtractions, no time zone gets in the way. */

const DAY = 86_400_000;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** @param month from 1 @returns how many days it has; 0 where there is no such month */
export const daysInMonth = (month: number, leap: boolean): number =>
  month === 2 && leap ? 29 : (MONTH_DAYS[month - 1] ?? 0);

/** @returns whether a text is an ISO day ("2026-11-20") that exists */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // by the calendar and not by Date: an import asks a hundred thousand times, and some engines let 30 February pass
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  return day >= 1 && day <= daysInMonth(month, isLeap(Number(text.slice(0, 4))));
}

/** @returns the number of an ISO day ("2026-11-20") */
export const dayNumber = (isoDay: string): number => Date.parse(`${isoDay.slice(0, 10)}T00:00:00Z`) / DAY;

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
 * The day it is in Italy, as an ISO day, whatever the computer's zone (decisions §4).
 * @param instant a number is milliseconds since 1970
 */
export function romeDay(instant: Date | number): string {
  // By parts: how a locale joins them differs from engine to engine (en-CA has dashes in one, slashes in another).
  const parts = rome().formatToParts(instant);
  const of = (type: "year" | "month" | "day") => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}

/** @returns the day in Italy of an instant as a server writes it; null for one that can't be read */
export function dayOf(instant: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : romeDay(at);
}

/** @returns completed years of age on a day */
export function ageOn(birthday: string, isoDayOfAge: string): number {
  const years = Number(isoDayOfAge.slice(0, 4)) - Number(birthday.slice(0, 4));
  return isoDayOfAge.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}

/** @returns the day on which somebody completes that many years; 1 March for those born on 29 February, if need be */
export function birthdayAt(birthday: string, years: number): string {
  const year = Number(birthday.slice(0, 4)) + years;
  return isoDay(Date.UTC(year, Number(birthday.slice(5, 7)) - 1, Number(birthday.slice(8, 10))) / DAY);
}
