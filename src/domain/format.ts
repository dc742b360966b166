import { TIME_ZONE } from "./constants";
import { isIsoDay } from "./dates/days";
import { lazily } from "./async/lazily";

/** Dates, numbers and relative times as people in Italy read them (decisions §4), in Rome's time whatever the computer's. */

const number = lazily(() => new Intl.NumberFormat("it-IT", { useGrouping: "always" }));
const percent = lazily(() => new Intl.NumberFormat("it-IT", { style: "percent", maximumFractionDigits: 1 }));
const fullDate = lazily(() => new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeZone: TIME_ZONE }));
const fullMoment = lazily(
  () => new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeStyle: "medium", timeZone: TIME_ZONE }),
);
const longDate = lazily(() => new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: TIME_ZONE }));
const hour = lazily(() => new Intl.DateTimeFormat("it-IT", { hour: "numeric", hourCycle: "h23", timeZone: TIME_ZONE }));

/** Italian month abbreviations (specification §1). */
export const SHORT_MONTHS = [
  "Gen",
  "Feb",
  "Mar",
  "Apr",
  "Mag",
  "Giu",
  "Lug",
  "Ago",
  "Set",
  "Ott",
  "Nov",
  "Dic",
] as const;

/** "2.000" */
export const formatNumber = (value: number): string => number().format(value);
/** 0.288 as "28,8 %": with a space that doesn't break. */
export const formatPercent = (ratio: number): string => percent().format(ratio).replace(/\s?%/, "\u00a0%");

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** An ISO day as "venerdì 20 novembre 2026"; what isn't one as it came. */
export const formatFullDate = (day: string): string => (isIsoDay(day) ? fullDate().format(atNoon(day)) : day);

/** An ISO day within a sentence, as "20 novembre 2026"; what isn't one as it came. */
export const formatLongDate = (day: string): string => (isIsoDay(day) ? longDate().format(atNoon(day)) : day);

/** An instant as "venerdì 20 novembre 2026 alle ore 20:41:05". */
export const formatFullMoment = (instant: Date): string => fullMoment().format(instant);

/** An instant in ISO form, as {@link formatFullMoment}; what isn't one as it came. */
export function formatFullInstant(instant: string): string {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? instant : formatFullMoment(moment);
}

/** An ISO day as "12 Set 2026", for tables and charts; what isn't one as it came. */
export function formatShortDate(day: string): string {
  if (!isIsoDay(day)) return day;
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return `${date} ${SHORT_MONTHS[month - 1]} ${year}`;
}

/** "Buongiorno" until 13, "Buon pomeriggio" until 17, then "Buonasera", by Rome's clock. */
export function greeting(instant: Date): string {
  const now = Number(hour().format(instant));
  if (now >= 5 && now < 13) return "Buongiorno";
  return now >= 13 && now < 17 ? "Buon pomeriggio" : "Buonasera";
}

/**
 * The avatar's letters: the first and last word-initial of the whole e-mail (specification §2, decisions §4).
 * @param text an e-mail address, or a name where the server sends none
 * @example initials("admin@gds.example") // "AE"
 */
export function initials(text: string): string {
  const words = text.match(/[\p{L}\p{N}]['’\p{L}\p{N}]*/gu) ?? [];
  const first = words.at(0)?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}
