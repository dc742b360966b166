import { dayNumber, isoDay, daysInMonth, isLeap } from "../dates/days";
import { monthDays } from "../dates/month-days";
import type { FilterOperator } from "./filter";
import { listOf, wireRule, type WireGroup, type WireRule } from "./wire-types";

/** A day relative to today: 0 is today, 1 tomorrow, -90 ninety days ago. It stays relative in a saved filter. */
interface RelativeDay {
  relative: number;
}

/** The calendar periods of the operator `inPeriod`. */
export const PERIODS = ["thisWeek", "thisMonth", "nextMonth", "lastMonth", "thisYear", "lastYear"] as const;
export type Period = (typeof PERIODS)[number];

/** The months of the operator `birthdayInMonth`. */
export const BIRTHDAY_PERIODS = ["thisMonth", "nextMonth", "lastMonth"] as const satisfies readonly Period[];
type BirthdayPeriod = (typeof BIRTHDAY_PERIODS)[number];

/** Operators for days that are converted to those of specification §5. */
const RELATIVE_OPERATORS = [
  /** Value: a number of days. */
  "moreThanDaysAgo",
  /** Value: a number of days. From that many days ago up to today. */
  "inLastDays",
  /** Value: a number of days. From today up to that many days ahead. */
  "inNextDays",
  /** Value: a {@link Period}. */
  "inPeriod",
  /** Value: a number of days. The birthday is between today and that many days ahead. */
  "birthdayInNextDays",
  /** Value: a {@link BirthdayPeriod}. */
  "birthdayInMonth",
  /** Value: two ages in completed years, both included. */
  "ageBetween",
] as const;
export type RelativeOperator = (typeof RELATIVE_OPERATORS)[number];

export type RuleOperator = FilterOperator | RelativeOperator;

/** A hundred years, in days. */
export const MAX_DAYS = 36_525;
export const MAX_AGE = 150;

export const isRelativeOperator = (operator: string): operator is RelativeOperator =>
  (RELATIVE_OPERATORS as readonly string[]).includes(operator);

export const isPeriod = (value: unknown): value is Period => (PERIODS as readonly unknown[]).includes(value);

export const isBirthdayPeriod = (value: unknown): value is BirthdayPeriod =>
  (BIRTHDAY_PERIODS as readonly unknown[]).includes(value);

/** @returns whether a value is a relative day within {@link MAX_DAYS} */
export const isRelativeDay = (value: unknown): value is RelativeDay =>
  typeof value === "object" &&
  value !== null &&
  "relative" in value &&
  Number.isInteger(value.relative) &&
  Math.abs(Number(value.relative)) <= MAX_DAYS;

/** @returns a number of days or years from a number or a text; null if it is invalid */
export function readCount(value: unknown, most: number): number | null {
  const count = typeof value === "string" && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;
  return typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= most ? count : null;
}

/** @returns two ages, or null if they are invalid */
export function readAges(value: unknown): [from: number, to: number] | null {
  const [from, to, ...rest] = listOf(value).map((item) => readCount(item, MAX_AGE));
  return rest.length === 0 && from != null && to != null ? [from, to] : null;
}

const shifted = (today: string, days: number) => isoDay(dayNumber(today) + days);

/** @returns a relative day as an ISO day; any other value unchanged */
export const resolveDay = (value: unknown, today: string): unknown =>
  isRelativeDay(value) ? shifted(today, value.relative) : value;

/** @returns the first and the last day of a period, as ISO days */
function periodDays(period: Period, today: string): [first: string, last: string] {
  const year = Number(today.slice(0, 4));
  if (period === "thisWeek") {
    // 1 January 1970 was a Thursday
    const monday = dayNumber(today) - ((dayNumber(today) + 3) % 7);
    return [isoDay(monday), isoDay(monday + 6)];
  }
  if (period === "thisYear") return [`${year}-01-01`, `${year}-12-31`];
  if (period === "lastYear") return [`${year - 1}-01-01`, `${year - 1}-12-31`];
  return monthDays(today, { thisMonth: 0, nextMonth: 1, lastMonth: -1 }[period]);
}

/**
 * Converts a relative operator to operators of specification §5.
 * @param today ISO day in Italy
 * @returns null for an invalid value
 */
export function resolveRelative(
  { field, operator, value }: { field: string; operator: RelativeOperator; value?: unknown },
  today: string,
): WireRule | WireGroup | null {
  const between = ([from, to]: readonly [string, string]) => wireRule(field, "between", `${from},${to}`);
  const days = readCount(value, MAX_DAYS);
  switch (operator) {
    case "moreThanDaysAgo":
      return days === null ? null : wireRule(field, "<", shifted(today, -days));
    case "inLastDays":
      return days === null ? null : between([shifted(today, -days), today]);
    case "inNextDays":
      return days === null ? null : between([today, shifted(today, days)]);
    case "inPeriod":
      return isPeriod(value) ? between(periodDays(value, today)) : null;
    case "birthdayInNextDays":
      return days === null ? null : birthdaysFrom(field, today, days);
    case "birthdayInMonth":
      return isBirthdayPeriod(value) ? wireRule(field, "contains", periodDays(value, today)[0].slice(4, 8)) : null;
    case "ageBetween": {
      const ages = readAges(value);
      return ages && between(bornAtAges(...ages, today));
    }
  }
}

const MONTHS = 12;
const pad = (part: number) => String(part).padStart(2, "0");

/**
 * Finds birthdays between today and some days ahead. A birthday on 29 February is on 1 March in other years.
 * @returns rules about the text of the birthday. Whole months and tens of days are one rule, to keep their number small
 */
function birthdaysFrom(field: string, today: string, days: number): WireRule | WireGroup {
  if (days >= 365) return wireRule(field, "notNull", null);
  const wanted = new Set<string>();
  for (let ahead = 0; ahead <= days; ahead++) {
    const day = isoDay(dayNumber(today) + ahead);
    wanted.add(day.slice(4));
    if (day.endsWith("-03-01") && !isLeap(Number(day.slice(0, 4)))) wanted.add("-02-29");
  }
  const rules = Array.from({ length: MONTHS }, (_, at) => monthRules(field, at + 1, wanted)).flat();
  const [only] = rules;
  return rules.length === 1 && only ? only : { combinator: "or", not: false, rules };
}

function monthRules(field: string, month: number, wanted: ReadonlySet<string>): WireRule[] {
  const dates = Array.from({ length: daysInMonth(month, true) }, (_, at) => at + 1);
  const beginning = `-${pad(month)}-`;
  const isWanted = (date: number) => wanted.has(beginning + pad(date));
  if (dates.every(isWanted)) return [wireRule(field, "contains", beginning)];
  return [0, 1, 2, 3].flatMap((ten): WireRule[] => {
    const ofTen = dates.filter((date) => Math.floor(date / 10) === ten);
    const found = ofTen.filter(isWanted);
    if (found.length > 1 && found.length === ofTen.length) return [wireRule(field, "contains", `${beginning}${ten}`)];
    return found.map((date) => wireRule(field, "endsWith", beginning + pad(date)));
  });
}

/** @returns the first and the last birthday of people between two ages, in completed years */
function bornAtAges(from: number, to: number, today: string): [first: string, last: string] {
  const year = Number(today.slice(0, 4));
  const isLeapDay = today.endsWith("-02-29");
  const birthday = (born: number) =>
    isLeapDay && !isLeap(born) ? `${pad4(born)}-02-28` : `${pad4(born)}${today.slice(4)}`;
  // the day after the last birthday of older people
  return [isoDay(dayNumber(birthday(year - to - 1)) + 1), birthday(year - from)];
}

const pad4 = (year: number) => String(year).padStart(4, "0");
