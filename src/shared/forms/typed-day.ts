import { isIsoDay, romeDay } from "../../domain/days";
import { beginsMonth, readDay } from "../../domain/read-day";

/**
 * A day as people in Italy type it. A form holds one text for it: the ISO day as soon as the typed one is a day that
 * exists, else what was typed so far, so that nothing typed is lost to a draft.
 */

/** Digits of day, month and year. */
const ROOM = [2, 2, 4] as const;
/** A day, then letters: the name of a month, or its beginning. */
const IN_LETTERS = /^\s*\d{1,2}[^\p{L}\d]*(\p{L}+)/u;
/** As far as it can be seen while one types: a year that may have only two digits is not over yet. */
const WHOLE_YEAR = /(^|\D)\d{4}\s*$|^\s*\d{4}(\D|$)|^\d{8}$/;

const read = (text: string) => readDay(text, Number(romeDay(new Date()).slice(0, 4)));
const italian = (isoDay: string) => isoDay.split("-").reverse().join("/");

/**
 * Puts slashes where they belong while somebody types. What is already a whole day, in any way that people write it, is
 * brought into that form at once; a month's name is left alone until then.
 */
export function maskDay(text: string): string {
  const whole = WHOLE_YEAR.test(text) ? read(text) : null;
  if (whole) return italian(whole);
  if (beginsMonth(IN_LETTERS.exec(text)?.[1] ?? "")) return text;
  const parts = [""];
  for (const character of text) {
    const at = parts.length - 1;
    const part = parts[at] ?? "";
    if (/\d/.test(character)) {
      if (part.length < (ROOM[at] ?? 0)) parts[at] = part + character;
      else if (at < 2) parts.push(character);
    } else if (part && at < 2) {
      parts[at] = part.padStart(2, "0");
      parts.push("");
    }
  }
  const masked = parts.join("/");
  // eight digits of a day that was typed with the year first
  return /^\d\d\/\d\d\/\d{4}$/.test(masked) ? italian(dayFromMask(masked)) : masked;
}

/** @returns the form's text for a masked one */
export function dayFromMask(masked: string): string {
  if (/^\d\d\/\d\d\/\d{4}$/.test(masked)) return read(masked.replace(/\D/g, "")) ?? masked;
  return (/\p{L}.*\d{4}$/u.test(masked) ? read(masked) : null) ?? masked;
}

/** What "4/10" means without a year: a day of this year, or the latest such day that isn't to come. */
export type Yearless = "this-year" | "latest";

/**
 * @param yearless nothing where a day has to have its year (a birthday)
 * @returns the form's text for what stands there when the field is left: "4/10/87" is whole by then
 */
export const dayWhenLeft = (text: string, yearless?: Yearless): string =>
  read(text) ?? (yearless && readYearless(text, yearless)) ?? dayFromMask(maskDay(text));

function readYearless(text: string, yearless: Yearless): string | null {
  const today = romeDay(new Date());
  const year = Number(today.slice(0, 4));
  const ofThisYear = readDay(`${text} ${year}`, year);
  return yearless === "latest" && ofThisYear !== null && ofThisYear > today
    ? readDay(`${text} ${year - 1}`, year)
    : ofThisYear;
}

/** @returns what the field shows for the form's text: an ISO day as "14/03/1980" */
export const maskFromDay = (value: string): string => (isIsoDay(value) ? italian(value) : value);

/** @returns where the caret belongs after masking: behind as many digits as it was before */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (typed === masked) return caret;
  if (caret >= typed.length) return masked.length;
  let digits = typed.slice(0, caret).replace(/\D/g, "").length;
  let at = 0;
  while (at < masked.length && digits > 0) {
    if (/\d/.test(masked.charAt(at))) digits -= 1;
    at += 1;
  }
  return at;
}
