import { isIsoDay, romeDay } from "../../domain/dates/days";
import { missingPart, readNearDay, type NearDays } from "../../domain/dates/near-day";
import { readDay } from "../../domain/dates/read-day";

const texts = {
  add: {
    year: (day: string) => `Aggiungi l’anno: ${day}`,
    month: (day: string) => `Aggiungi il mese e l’anno: ${day}`,
  },
} as const;

/**
 * A day as people in Italy type it. The form's value is the ISO day if the typed day exists, otherwise the typed text, so
 * that a draft keeps it.
 */

/** Of day, month and year. */
const DIGITS = [2, 2, 4] as const;
const LETTER = /\p{L}/u;
/** A year of four digits: a year of two digits may be incomplete while the user types. */
const WHOLE_YEAR = /(^|\D)\d{4}\s*$|^\s*\d{4}(\D|$)|^\d{8}$/;

const today = () => romeDay(new Date());
const yearOf = (day: string) => Number(day.slice(0, 4));
const read = (text: string) => readDay(text, yearOf(today()));
const italian = (isoDay: string) => isoDay.split("-").reverse().join("/");

/**
 * Inserts the slashes while the user types. Converts a complete day, in any usual notation, to gg/mm/aaaa. A text with letters
 * ("12 nov", "ieri") stays as typed.
 */
export function maskDay(text: string): string {
  const complete = WHOLE_YEAR.test(text) ? read(text) : null;
  if (complete) return italian(complete);
  if (LETTER.test(text)) return text;
  const parts = [""];
  for (const character of text) {
    const at = parts.length - 1;
    const part = parts[at] ?? "";
    if (/\d/.test(character)) {
      if (part.length < (DIGITS[at] ?? 0)) parts[at] = part + character;
      else if (at < 2) parts.push(character);
    } else if (part && at < 2) {
      parts[at] = part.padStart(2, "0");
      parts.push("");
    }
  }
  const masked = parts.join("/");
  // eight digits with the year first
  return /^\d\d\/\d\d\/\d{4}$/.test(masked) ? italian(dayFromMask(masked)) : masked;
}

/** @returns the form's value of a masked text */
export function dayFromMask(masked: string): string {
  if (/^\d\d\/\d\d\/\d{4}$/.test(masked)) return read(masked.replace(/\D/g, "")) ?? masked;
  return (/\p{L}.*\d{4}$/u.test(masked) ? read(masked) : null) ?? masked;
}

/**
 * @param days undefined if a day must have its year, such as a birthday
 * @returns the form's value on blur, which also completes "4/10/87"
 */
export const dayOnBlur = (text: string, days?: NearDays): string =>
  read(text) ?? (days && readNearDay(text, today(), days)) ?? dayFromMask(maskDay(text));

/** @returns whether a value is as long as a complete day: a half-typed day isn't wrong yet */
export const isFullLength = (text: string): boolean => text.length >= 10 && !LETTER.test(text);

/**
 * @param message of the form; empty without an error
 * @param exampleYear for the example in the message; by default this year
 * @returns a message about the missing part ("Aggiungi l’anno: 25/11/2026"), otherwise the form's message
 */
export function dayMessage<Message>(text: string, message: Message, exampleYear?: number): Message | string {
  const day = today();
  const missing = message ? missingPart(text, exampleYear ?? yearOf(day), Number(day.slice(5, 7))) : null;
  return missing ? texts.add[missing.part](italian(missing.example)) : message;
}

/** @returns the text that the input shows for a value: an ISO day as "14/03/1980" */
export const maskFromDay = (value: string): string => (isIsoDay(value) ? italian(value) : value);

/** @returns the caret position after masking: after the same number of digits */
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
