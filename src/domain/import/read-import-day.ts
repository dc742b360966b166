import { isIsoDay, isoDay, romeDay } from "../dates/days";
import { readDay } from "../dates/read-day";
import { SHEET_EPOCH } from "./sheet-damage";

/** The order of day and month in a date of three numbers. */
export type DayOrder = "dayFirst" | "monthFirst";

/** A time after a day. */
const TIME = /[T\s]+\d{1,2}[:.]\d{2}([:.]\d{2})?.*$/;
const THREE_NUMBERS = /^(\d{1,2})([^\d\p{L}]{1,3})(\d{1,2})\2(\d{2}|\d{4})$/u;

/** Serial numbers of spreadsheets from 1927 on. Earlier ones look like years (1963). */
const FIRST_SERIAL = 10_000;
const LAST_SERIAL = 80_000;
/** Days from 1 January 1900 to 1 January 1904, the epoch of workbooks of old Macs. */
const DAYS_TO_1904 = 1_462;

/** @returns the day of a spreadsheet's serial number (44562 is 1 January 2022); null for any other text */
function readSerial(text: string, from1904: boolean): string | null {
  if (!/^\d{4,5}([.,]\d+)?$/.test(text)) return null;
  const serial = Math.floor(Number(text.replace(",", "."))) + (from1904 ? DAYS_TO_1904 : 0);
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? isoDay(serial - SHEET_EPOCH) : null;
}

/** An instant in UTC. Programs export midnight in Italy as "1956-04-11T23:00:00.000Z". */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(?:Z|UTC|GMT|[+-]00:?00)$/i;
const HOUR_MS = 3_600_000;

/**
 * Reads an instant in UTC as the day in Italy. 22:00 is midnight in summer. Some programs apply summer time to years without it,
 * so 22:00 counts as midnight all year.
 * @returns the ISO day; null for any other text
 */
export function instantDay(text: string): string | null {
  const [, day = "", time = ""] = INSTANT.exec(text) ?? [];
  const at = isIsoDay(day) ? Date.parse(`${day}T${time}Z`) : Number.NaN;
  if (Number.isNaN(at)) return null;
  return romeDay(/^22:00(:00(\.0+)?)?$/.test(time) ? at + HOUR_MS : at);
}

/** The {@link DayForm.format} of a column of instants in UTC. */
export const INSTANT_FORMAT = "istante UTC";

/**
 * Reads a day of a file: Italian, ISO or American, with or without a time, an instant in UTC, or a spreadsheet's serial number.
 * @param thisYear a year of two digits is not later than this one
 * @param from1904 whether the workbook counts days from 1904
 * @returns the ISO day; null for a nonexistent day and for any other text
 */
export function readImportDay(text: string, order: DayOrder, thisYear: number, from1904 = false): string | null {
  const instant = instantDay(text.trim());
  if (instant !== null) return instant;
  const day = text.trim().replace(TIME, "");
  if (/^\d+([.,]\d+)?$/.test(day) && !/^\d{8}$/.test(day)) return readSerial(day, from1904);
  const parts = order === "monthFirst" ? THREE_NUMBERS.exec(day) : null;
  return readDay(parts ? `${parts[3]}/${parts[1]}/${parts[4]}` : day, thisYear);
}

/** The form of the days in a column. */
export interface DayForm {
  readonly order: DayOrder;
  /** In Italian: "gg/mm/aaaa". */
  readonly format: string;
  /** Whether all days could be read in either order, with different results. */
  readonly ambiguous: boolean;
}

/**
 * Finds the form of the days in a column.
 * @param texts the distinct values of the column
 * @param from1904 whether the workbook counts days from 1904
 * @returns null if none of the texts is a day
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

/** @returns the format with day and month in another order */
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
    : /^(?:\p{L}+\W+)?\d{1,2}\W+\p{L}{3,}/u.test(day)
      ? "g mese aaaa"
      : /^\p{L}{3,}\W+\d{1,2}\W+\d{4}$/u.test(day)
        ? "mese g aaaa"
        : null;
}
