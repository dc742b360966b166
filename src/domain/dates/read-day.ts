import { isIsoDay } from "./days";
import { MONTH_NAMES } from "./month-names";
import { fold } from "../text";

/** The first year that eight digits can mean. */
const FIRST_YEAR = 1900;

/** In English, for dates that other programs have written. */
const ENGLISH_MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");

/** @returns the month (1 to 12) of a name or of its first three or more letters; else null */
function monthOf(word: string): number | null {
  if (word.length < 3) return null;
  for (const months of [MONTH_NAMES, ENGLISH_MONTHS]) {
    const at = months.findIndex((month) => month.startsWith(word));
    if (at >= 0) return at + 1;
  }
  return null;
}

const WEEKDAY = /^(?:lun|mar|mer|gio|ven|sab|dom)/;

const pad = (part: string | number) => String(part).padStart(2, "0");

/**
 * Reads a day in an Italian notation: "4.10.87", "4/10/1987", "04101987", "19871004", "1987-10-04", "4 ottobre 1987", "4 ott. 87",
 * "domenica 4 ottobre 1987"; and "Oct 4, 1987", which other programs write.
 * @param thisYear a year of two digits is not later than this one
 * @returns the ISO day; null for an incomplete or nonexistent day and for any other text
 */
export function readDay(text: string, thisYear: number): string | null {
  const parts = fold(text).match(/\d+|\p{L}+/gu) ?? [];
  // "il 4 ottobre del 1987"
  const words = parts.filter((part) => !/^(il|di|del|dell)$/.test(part));
  if (words.length === 4 && WEEKDAY.test(words[0] ?? "")) words.shift();
  const [first = "", second = "", third = "", ...rest] = words;
  if (rest.length > 0) return null;
  const monthFirst = /^\d/.test(first) ? null : monthOf(first);
  if (monthFirst !== null) return /^\d{4}$/.test(third) ? isoOf(second, monthFirst, third) : null;
  if (second === "") return readDigits(first, thisYear);
  const month = /^\d/.test(second) ? second : monthOf(second);
  if (month === null) return null;
  return first.length === 4 ? isoOf(third, month, first) : isoOf(first, month, fullYear(third, thisYear));
}

/** Reads eight digits, day first or year first. A plausible day with the year last wins. */
function readDigits(digits: string, thisYear: number): string | null {
  if (!/^\d{8}$/.test(digits)) return null;
  const year = Number(digits.slice(4));
  const dayFirst = isoOf(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4));
  if (dayFirst !== null && year >= FIRST_YEAR && year <= thisYear) return dayFirst;
  const yearFirst = isoOf(digits.slice(6), digits.slice(4, 6), digits.slice(0, 4));
  return Number(digits.slice(0, 4)) >= FIRST_YEAR && yearFirst !== null ? yearFirst : dayFirst;
}

function fullYear(year: string, thisYear: number): string {
  if (!/^\d{2}$/.test(year)) return year;
  const century = Math.floor(thisYear / 100) * 100;
  return String(Number(year) + (century + Number(year) > thisYear ? century - 100 : century));
}

function isoOf(day: string, month: string | number, year: string): string | null {
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  return isIsoDay(iso) ? iso : null;
}
