import { label } from "./labels";
import { TIME_ZONE } from "./constants";
import { isIsoDay } from "./dates/days";
import { lazily } from "./async/lazily";

/** Italian formats of dates and numbers (decisions §4). Times are in the time zone of Rome, whatever the computer's is. */

const number = lazily(() => new Intl.NumberFormat("it-IT", { useGrouping: "always" }));
const percent = lazily(() => new Intl.NumberFormat("it-IT", { style: "percent", maximumFractionDigits: 1 }));
const fullDate = lazily(() => new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeZone: TIME_ZONE }));
const fullMoment = lazily(
  () => new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeStyle: "medium", timeZone: TIME_ZONE }),
);
const fullMinute = lazily(
  () => new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeStyle: "short", timeZone: TIME_ZONE }),
);
const longDate = lazily(() => new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: TIME_ZONE }));
const hour = lazily(() => new Intl.DateTimeFormat("it-IT", { hour: "numeric", hourCycle: "h23", timeZone: TIME_ZONE }));

/** Italian month abbreviations (specification §1). */
export const SHORT_MONTHS = [
  label("Gen"),
  label("Feb"),
  label("Mar"),
  label("Apr"),
  label("Mag"),
  label("Giu"),
  label("Lug"),
  label("Ago"),
  label("Set"),
  label("Ott"),
  label("Nov"),
  label("Dic"),
] as const;

/** "2.000" */
export const formatNumber = (value: number): string => number().format(value);
/** 0.288 as "28,8 %", with a non-breaking space. */
export const formatPercent = (ratio: number): string => percent().format(ratio).replace(/\s?%/, "\u00a0%");

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** An ISO day as "venerdì 20 novembre 2026"; any other text unchanged. */
export const formatFullDate = (day: string): string => (isIsoDay(day) ? fullDate().format(atNoon(day)) : day);

/** An ISO day as "20 novembre 2026"; any other text unchanged. */
export const formatLongDate = (day: string): string => (isIsoDay(day) ? longDate().format(atNoon(day)) : day);

/** An instant as "venerdì 20 novembre 2026 alle ore 20:41:05", for histories and files (specification §1). */
export const formatFullMoment = (instant: Date): string => fullMoment().format(instant);

/** An instant as "venerdì 20 novembre 2026 alle ore 20:41", for sentences, where seconds say nothing. */
export const formatFullMinute = (instant: Date): string => fullMinute().format(instant);

const ofInstant = (format: (instant: Date) => string) => (instant: string) => {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? instant : format(moment);
};

/** An ISO instant as {@link formatFullMoment} writes it; any other text unchanged. */
export const formatFullInstant = ofInstant(formatFullMoment);

/** An ISO instant as {@link formatFullMinute} writes it; any other text unchanged. */
export const formatInstantMinute = ofInstant(formatFullMinute);

/** An ISO day as "12 Set 2026", for tables and charts; any other text unchanged. */
export function formatShortDate(day: string): string {
  if (!isIsoDay(day)) return day;
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return `${date} ${SHORT_MONTHS[month - 1]} ${year}`;
}

/** "Buongiorno" from 5 to 13, "Buon pomeriggio" until 17, else "Buonasera", by the time in Rome. */
export function greeting(instant: Date): string {
  const now = Number(hour().format(instant));
  if (now >= 5 && now < 13) return "Buongiorno";
  return now >= 13 && now < 17 ? "Buon pomeriggio" : "Buonasera";
}

/**
 * Returns the letters of an avatar: the initials of the first and the last word (specification §2, decisions §4).
 * @param text a name, or an email address
 * @example initials("Marta Colombo") // "MC"
 * @example initials("admin@gds.example") // "AE"
 */
export function initials(text: string): string {
  const parts = text.match(/[\p{L}\p{N}]['’\p{L}\p{N}]*/gu) ?? [];
  const first = parts.at(0)?.[0] ?? "";
  const last = parts.length > 1 ? (parts.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}
