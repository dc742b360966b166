import { dayNumber, isoDay } from "./days";
import { readDay } from "./read-day";
import { fold } from "../text";

/** Days as people say them from today: "ieri", "sabato", "25/11" without its year. */

/**
 * Which days a field holds, and so what a day without its year or a weekday means in it.
 * - latest: days up to today (a donation). The last such day; today counts.
 * - next: days from today on (a sending). The next such day; today counts.
 * - nearest: both (a suspension may be planned). The weekday is the last one, the year is this or the previous one,
 *   whichever is nearer to today.
 * - this-year: both (a filter). The weekday is the last one, the year is this one.
 */
export type NearDays = "latest" | "next" | "nearest" | "this-year";

/** Days from today, by words without blanks and apostrophes. */
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
 * Understands "ieri", "oggi", "domani", "sabato", "sab", "25/11", "12 nov".
 * @param today ISO day in Italy
 * @returns the ISO day; null for anything else, a day with its year included
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
  const inYear = (of: number) => readDay(`${text} ${of}`, year);
  const thisYears = inYear(year);
  switch (days) {
    case "this-year":
      return thisYears;
    case "latest":
      return thisYears !== null && thisYears <= today ? thisYears : inYear(year - 1);
    case "next":
      return thisYears !== null && thisYears >= today ? thisYears : inYear(year + 1);
    case "nearest":
      return nearer(thisYears, inYear(year - 1), today);
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

/** The longest time between two leap years: around 1900 and 2100. */
const YEARS_TO_LEAP = 8;

/**
 * @param year of the example: it or an earlier one, where only that has such a day
 * @param month of the example, if the month is missing, too
 * @returns what "25/11" or "25" lacks; null for a text that lacks more, or nothing
 */
export function missingPart(text: string, year: number, month: number): MissingPart | null {
  const exampleOf = (dayAndMonth: string) => {
    for (let of = year; of >= year - YEARS_TO_LEAP; of -= 1) {
      const example = readDay(`${dayAndMonth} ${of}`, of);
      if (example) return example;
    }
    return null;
  };
  const onlyDay = /^\D*\d{1,2}\D*$/.test(text) && !/\p{L}/u.test(text);
  const example = exampleOf(onlyDay ? `${text} ${month}` : text);
  return example === null ? null : { part: onlyDay ? "month" : "year", example };
}
