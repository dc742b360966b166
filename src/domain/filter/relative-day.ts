import { dayNumber, isoDay, daysInMonth, isLeap } from "../dates/days";
import { monthDays } from "../dates/month-days";
import type { FilterOperator } from "./filter";
import { listOf, plainRule, type PlainGroup, type PlainRule } from "./plain";

/** Days that stay relative in a saved filter, and are worked out for the day on which it is asked. */

/** A day counted from today, where any day may stand: 0 is today, 1 tomorrow, -90 ninety days ago. */
interface RelativeDay {
  relative: number;
}

/** The spans of the calendar that a day may lie in. */
export const PERIODS = ["thisWeek", "thisMonth", "nextMonth", "lastMonth", "thisYear", "lastYear"] as const;
export type Period = (typeof PERIODS)[number];

/** The months in which somebody may have their birthday. */
export const BIRTHDAY_PERIODS = ["thisMonth", "nextMonth", "lastMonth"] as const satisfies readonly Period[];
type BirthdayPeriod = (typeof BIRTHDAY_PERIODS)[number];

/** What may be asked of a day beside the operators of specification §5, which is what it is worked out to. */
const RELATIVE_OPERATORS = [
  /** Value: whole days. Longer ago than those: a day before today less them. */
  "moreThanDaysAgo",
  /** Value: whole days. From that many days ago up to today. */
  "inLastDays",
  /** Value: whole days. From today up to that many days ahead. */
  "inNextDays",
  /** Value: a {@link Period}. */
  "inPeriod",
  /** Value: whole days. The birthday comes round from today up to that many days ahead. */
  "birthdayInNextDays",
  /** Value: a {@link BirthdayPeriod}. */
  "birthdayInMonth",
  /** Value: two ages in completed years, both included. */
  "ageBetween",
] as const;
export type RelativeOperator = (typeof RELATIVE_OPERATORS)[number];

/** What a rule may ask: what travels (specification §5), and what is worked out before it does. */
export type RuleOperator = FilterOperator | RelativeOperator;

/** A hundred years: the furthest that a filter looks. */
export const MAX_DAYS = 36_525;
export const MAX_AGE = 150;

export const isRelativeOperator = (operator: string): operator is RelativeOperator =>
  (RELATIVE_OPERATORS as readonly string[]).includes(operator);

export const isPeriod = (value: unknown): value is Period => (PERIODS as readonly unknown[]).includes(value);

export const isBirthdayPeriod = (value: unknown): value is BirthdayPeriod =>
  (BIRTHDAY_PERIODS as readonly unknown[]).includes(value);

/** @returns whether a value is a day counted from today that a calendar has */
export const isRelativeDay = (value: unknown): value is RelativeDay =>
  typeof value === "object" &&
  value !== null &&
  "relative" in value &&
  Number.isInteger(value.relative) &&
  Math.abs(Number(value.relative)) <= MAX_DAYS;

/** @returns a number of days or years as it is typed or kept, or null where it is none */
export function readCount(value: unknown, most: number): number | null {
  const count = typeof value === "string" && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;
  return typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= most ? count : null;
}

/** @returns two ages, or null where they are none */
export function readAges(value: unknown): [from: number, to: number] | null {
  const [from, to, ...rest] = listOf(value).map((item) => readCount(item, MAX_AGE));
  return rest.length === 0 && from != null && to != null ? [from, to] : null;
}

const shifted = (today: string, days: number) => isoDay(dayNumber(today) + days);

/** @returns a day as an ISO day for today; what is no relative day as it came */
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
 * @param today ISO day in Italy
 * @returns what a relative operator asks on that day, in the operators of specification §5; null when its value is none
 */
export function resolveRelative(
  { field, operator, value }: { field: string; operator: RelativeOperator; value?: unknown },
  today: string,
): PlainRule | PlainGroup | null {
  const between = ([from, to]: readonly [string, string]) => plainRule(field, "between", `${from},${to}`);
  const days = readCount(value, MAX_DAYS);
  switch (operator) {
    case "moreThanDaysAgo":
      return days === null ? null : plainRule(field, "<", shifted(today, -days));
    case "inLastDays":
      return days === null ? null : between([shifted(today, -days), today]);
    case "inNextDays":
      return days === null ? null : between([today, shifted(today, days)]);
    case "inPeriod":
      return isPeriod(value) ? between(periodDays(value, today)) : null;
    case "birthdayInNextDays":
      return days === null ? null : birthdaysFrom(field, today, days);
    case "birthdayInMonth":
      return isBirthdayPeriod(value) ? plainRule(field, "contains", periodDays(value, today)[0].slice(4, 8)) : null;
    case "ageBetween": {
      const ages = readAges(value);
      return ages && between(bornAtAges(...ages, today));
    }
  }
}

const MONTHS = 12;
const pad = (part: number) => String(part).padStart(2, "0");

/**
 * Whose birthday comes round from today up to some days ahead. Somebody born on 29 February has it on 1 March in the
 * other years, as everywhere here.
 * @returns texts that the day of birth contains: few, since whole months and tens of days go as one
 */
function birthdaysFrom(field: string, today: string, days: number): PlainRule | PlainGroup {
  if (days >= 365) return plainRule(field, "notNull", null);
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

function monthRules(field: string, month: number, wanted: ReadonlySet<string>): PlainRule[] {
  const dates = Array.from({ length: daysInMonth(month, true) }, (_, at) => at + 1);
  const beginning = `-${pad(month)}-`;
  const isWanted = (date: number) => wanted.has(beginning + pad(date));
  if (dates.every(isWanted)) return [plainRule(field, "contains", beginning)];
  return [0, 1, 2, 3].flatMap((ten): PlainRule[] => {
    const those = dates.filter((date) => Math.floor(date / 10) === ten);
    const found = those.filter(isWanted);
    if (found.length > 1 && found.length === those.length) return [plainRule(field, "contains", `${beginning}${ten}`)];
    return found.map((date) => plainRule(field, "endsWith", beginning + pad(date)));
  });
}

/** @returns the first and the last day of birth of those who on a day are of an age from one to the other, in years */
function bornAtAges(from: number, to: number, today: string): [first: string, last: string] {
  const year = Number(today.slice(0, 4));
  const isLeapDay = today.endsWith("-02-29");
  const birthday = (born: number) =>
    isLeapDay && !isLeap(born) ? `${pad4(born)}-02-28` : `${pad4(born)}${today.slice(4)}`;
  // a day after the last one who is older
  return [isoDay(dayNumber(birthday(year - to - 1)) + 1), birthday(year - from)];
}

const pad4 = (year: number) => String(year).padStart(4, "0");
