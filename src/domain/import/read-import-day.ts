import { isIsoDay, isoDay, romeDay } from "../dates/days";
import { readDay } from "../dates/read-day";
import { SHEET_EPOCH } from "./sheet-damage";

/** In what order a date of three numbers says its day and its month. */
export type DayOrder = "dayFirst" | "monthFirst";

/** Midnight, or any time, after a day: what programs add to it. */
const TIME = /[T\s]+\d{1,2}[:.]\d{2}([:.]\d{2})?.*$/;
const THREE_NUMBERS = /^(\d{1,2})([^\d\p{L}]{1,3})(\d{1,2})\2(\d{2}|\d{4})$/u;

/** One of the spreadsheets believes in 29 February 1900: no serial before 1 March. */
const FIRST_SERIAL = 10_000;
const LAST_SERIAL = 80_000;
/** Days from 1 January 1900 to 1 January 1904, from which workbooks of old Macs count. */
const DAYS_TO_1904 = 1_462;

/** @returns the day of a spreadsheet's own count (44562 is 1 January 2022); null for a text that is none */
function readSerial(text: string, from1904: boolean): string | null {
  if (!/^\d{4,5}([.,]\d+)?$/.test(text)) return null;
  const serial = Math.floor(Number(text.replace(",", "."))) + (from1904 ? DAYS_TO_1904 : 0);
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? isoDay(serial - SHEET_EPOCH) : null;
}

/** A moment in UTC, as programs export the midnight of a day in Italy: "1956-04-11T23:00:00.000Z". */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(?:Z|UTC|GMT|[+-]00:?00)$/i;
const HOUR_MS = 3_600_000;

/**
 * Reads a moment in UTC as the day that it is in Italy. 22:00 is midnight in summer; programs that apply today's summer
 * time to former years write it for days when the clock was an hour behind, so it counts as midnight all year.
 * @returns null for a text that is none
 */
export function instantDay(text: string): string | null {
  const [, day = "", time = ""] = INSTANT.exec(text) ?? [];
  const at = isIsoDay(day) ? Date.parse(`${day}T${time}Z`) : Number.NaN;
  if (Number.isNaN(at)) return null;
  return romeDay(/^22:00(:00(\.0+)?)?$/.test(time) ? at + HOUR_MS : at);
}

/** How the days of a column of such moments are called ({@link DayForm.format}). */
export const INSTANT_FORMAT = "istante UTC";

/**
 * A day as files have it: Italian, ISO, American, with a time after it, a moment in UTC, or a spreadsheet's number.
 * @param thisYear a year of two digits is of this century up to it, else of the last one
 * @param from1904 the workbook counts days from 1904
 * @returns the ISO day; null where the text is none, or doesn't exist
 */
export function readImportDay(text: string, order: DayOrder, thisYear: number, from1904 = false): string | null {
  const instant = instantDay(text.trim());
  if (instant !== null) return instant;
  const day = text.trim().replace(TIME, "");
  if (/^\d+([.,]\d+)?$/.test(day) && !/^\d{8}$/.test(day)) return readSerial(day, from1904);
  const parts = order === "monthFirst" ? THREE_NUMBERS.exec(day) : null;
  return readDay(parts ? `${parts[3]}/${parts[1]}/${parts[4]}` : day, thisYear);
}

export interface DayForm {
  readonly order: DayOrder;
  /** As people in Italy write such a form: "gg/mm/aaaa". */
  readonly format: string;
  /** Each of them could be read in either order, and not all would be the same day. */
  readonly ambiguous: boolean;
}

/**
 * @param texts the different values of a column
 * @param from1904 the workbook counts days from 1904
 * @returns null if none of them is a day
 */
export function findDayForm(texts: Iterable<string>, from1904 = false): DayForm | null {
  const firsts = { dayFirst: 0, monthFirst: 0, either: 0 };
  const formats = new Map<string, number>();
  for (const text of texts) {
    const day = text.trim().replace(TIME, "");
    const parts = THREE_NUMBERS.exec(day);
    if (parts) {
      const [one, other] = [Number(parts[1]), Number(parts[3])];
      if (one > 12 && other <= 12) firsts.dayFirst += 1;
      else if (other > 12 && one <= 12) firsts.monthFirst += 1;
      else if (one !== other) firsts.either += 1;
    }
    const format = INSTANT.test(text.trim()) ? INSTANT_FORMAT : formatOf(day, parts, from1904);
    if (format) formats.set(format, (formats.get(format) ?? 0) + 1);
  }
  const format = [...formats].sort(([, one], [, other]) => other - one)[0]?.[0];
  if (format === undefined) return null;
  const order = firsts.monthFirst > firsts.dayFirst ? "monthFirst" : "dayFirst";
  const ambiguous = firsts.either > 0 && firsts.dayFirst === 0 && firsts.monthFirst === 0;
  return { order, format: inOrder(format, order), ambiguous };
}

/** The day and the month of a format of three numbers. */
const DAY_AND_MONTH = /^([gm]+)(\W+)([gm]+)(?=\2)/;

/** @returns the same format with day and month in that order */
export function inOrder(format: string, order: DayOrder): string {
  const [first, second] = order === "monthFirst" ? (["m", "g"] as const) : (["g", "m"] as const);
  return format.replace(
    DAY_AND_MONTH,
    (_, one: string, separator: string, other: string) =>
      first.repeat(one.length) + separator + second.repeat(other.length),
  );
}

function formatOf(day: string, parts: RegExpExecArray | null, from1904: boolean): string | null {
  if (parts) {
    const [, one = "", separator = "", other = "", year = ""] = parts;
    return ["g".repeat(one.length), "m".repeat(other.length), "a".repeat(year.length)].join(separator);
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return "aaaa-mm-gg";
  if (readSerial(day, from1904)) return "numero di Excel";
  return /^\d{8}$/.test(day) && readDay(day, 2100)
    ? "ggmmaaaa"
    : /^\d{1,2}\W+\p{L}{3,}/u.test(day)
      ? "g mese aaaa"
      : null;
}
