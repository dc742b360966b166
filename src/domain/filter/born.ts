import { dayNumber, daysInMonth, isLeap, isoDay } from "../dates/days";
import { plainRule, type PlainGroup, type PlainRule } from "./plain";

/** Birthdays and ages as questions to a day of birth. */

const MONTHS = 12;
const pad = (part: number) => String(part).padStart(2, "0");

/**
 * Whose birthday comes round from today up to some days ahead. Somebody born on 29 February has it on 1 March in the
 * other years, as everywhere here.
 * @returns texts that the day of birth contains: few, since whole months and tens of days go as one
 */
export function birthdaysFrom(field: string, today: string, days: number): PlainRule | PlainGroup {
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
export function bornAtAges(from: number, to: number, today: string): [first: string, last: string] {
  const year = Number(today.slice(0, 4));
  const isLeapDay = today.endsWith("-02-29");
  const birthday = (born: number) =>
    isLeapDay && !isLeap(born) ? `${pad4(born)}-02-28` : `${pad4(born)}${today.slice(4)}`;
  // a day after the last one who is older
  return [isoDay(dayNumber(birthday(year - to - 1)) + 1), birthday(year - from)];
}

const pad4 = (year: number) => String(year).padStart(4, "0");
