import { dayNumber, isoDay } from "./days";
import { readDay } from "./read-day";
import { fold } from "../text";

/**
 * Which day a weekday or a day without a year means in a field.
 * - latest: the last such day, today included. For fields of past days (a donation).
 * - next: the next such day, today included. For fields of future days (a sending).
 * - nearest: the last such weekday; a day of this or the previous year, whichever is nearer. For a suspension.
 * - this-year: the last such weekday; a day of this year. For a filter.
 */
export type NearDays = "latest" | "next" | "nearest" | "this-year";

/** Days from today. The keys have no blanks and apostrophes. */
const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ["laltroieri", -2],
  ["altroieri", -2],
  ["ieri", -1],
  ["oggi", 0],
  ["domani", 1],
  ["dopodomani", 2],
]);
const WEEKDAYS = ["lunedi", "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica"];

/**
 * Reads a day relative to today: "ieri", "oggi", "domani", "sabato", "sab", "25/11", "12 nov".
 * @param today ISO day in Italy
 * @returns the ISO day; null for any other text, also for a day with its year
 */
export const readNearDay = (text: string, today: string, days: NearDays): string | null =>
  /\d/.test(text) ? readYearless(text, today, days) : readWord(text, today, days);

function readWord(text: string, today: string, days: NearDays): string | null {
  const word = fold(text).replace(/[^a-z]/g, "");
  const now = dayNumber(today);
  const offset = DAYS_FROM_TODAY.get(word);
  if (offset !== undefined) return isoDay(now + offset);
  const weekday = word.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name.startsWith(word));
  if (weekday < 0) return null;
  // 1 January 1970 was a Thursday
  const daysSince = (now + 3 - weekday) % 7;
  return isoDay(days === "next" && daysSince > 0 ? now - daysSince + 7 : now - daysSince);
}

function readYearless(text: string, today: string, days: NearDays): string | null {
  const year = Number(today.slice(0, 4));
  const inYear = (candidate: number) => readDay(`${text} ${candidate}`, year);
  const thisYear = inYear(year);
  switch (days) {
    case "this-year":
      return thisYear;
    case "latest":
      return thisYear !== null && thisYear <= today ? thisYear : inYear(year - 1);
    case "next":
      return thisYear !== null && thisYear >= today ? thisYear : inYear(year + 1);
    case "nearest":
      return nearer(thisYear, inYear(year - 1), today);
  }
}

function nearer(one: string | null, other: string | null, today: string): string | null {
  if (one === null || other === null) return one ?? other;
  const distance = (day: string) => Math.abs(dayNumber(day) - dayNumber(today));
  return distance(one) <= distance(other) ? one : other;
}

interface MissingPart {
  part: "year" | "month";
  example: string;
}

/** The longest distance of two leap years, in years: around 1900 and 2100. */
const YEARS_TO_LEAP = 8;

/**
 * Finds out which part of an incomplete day is missing: the year of "25/11", the month of "25".
 * @param year year of the example; an earlier one if the day doesn't exist in it
 * @param month month of the example, if the text has none
 * @returns the missing part, and the ISO day of a complete example; null for any other text
 */
export function missingPart(text: string, year: number, month: number): MissingPart | null {
  const exampleOf = (dayAndMonth: string) => {
    for (let candidate = year; candidate >= year - YEARS_TO_LEAP; candidate -= 1) {
      const example = readDay(`${dayAndMonth} ${candidate}`, candidate);
      if (example) return example;
    }
    return null;
  };
  const onlyDay = /^\D*\d{1,2}\D*$/.test(text) && !/\p{L}/u.test(text);
  const example = exampleOf(onlyDay ? `${text} ${month}` : text);
  return example === null ? null : { part: onlyDay ? "month" : "year", example };
}
