import { isIsoDay, romeDay } from "../../domain/dates/days";
import { missingPart, readNearDay, type NearDays } from "../../domain/dates/near-day";
import { readDay } from "../../domain/dates/read-day";

/** What a day lacks that was typed in part. */
const texts = {
  add: {
    year: (day: string) => `Aggiungi l’anno: ${day}`,
    month: (day: string) => `Aggiungi il mese e l’anno: ${day}`,
  },
} as const;

/**
 * A day as people in Italy type it. A form holds one text for it: the ISO day as soon as the typed one is a day that
 * exists, else what was typed so far, so that nothing typed is lost to a draft.
 */

/** Digits of day, month and year. */
const ROOM = [2, 2, 4] as const;
const LETTER = /\p{L}/u;
/** As far as it can be seen while one types: a year that may have only two digits is not over yet. */
const WHOLE_YEAR = /(^|\D)\d{4}\s*$|^\s*\d{4}(\D|$)|^\d{8}$/;

const today = () => romeDay(new Date());
const yearOf = (day: string) => Number(day.slice(0, 4));
const read = (text: string) => readDay(text, yearOf(today()));
const italian = (isoDay: string) => isoDay.split("-").reverse().join("/");

/**
 * Puts slashes where they belong while somebody types. What is already a whole day, in any way that people write it, is
 * brought into that form at once. A text with letters ("12 nov", "ieri") stays as it is, slips of the keyboard included.
 */
export function maskDay(text: string): string {
  const whole = WHOLE_YEAR.test(text) ? read(text) : null;
  if (whole) return italian(whole);
  if (LETTER.test(text)) return text;
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

/**
 * @param days nothing where a day must have its year (a birthday)
 * @returns the form's text for the field's text when the focus leaves it: "4/10/87" is whole by then
 */
export const dayWhenLeft = (text: string, days?: NearDays): string =>
  read(text) ?? (days && readNearDay(text, today(), days)) ?? dayFromMask(maskDay(text));

/** @returns whether a form's text is as long as a day: one that is half typed isn't wrong yet */
export const isTypedOut = (text: string): boolean => text.length >= 10 && !LETTER.test(text);

/**
 * @param message what is wrong with the text, as the form says it
 * @param exampleYear of the day that the message shows; by default this year
 * @returns what the text lacks ("Aggiungi l’anno: 25/11/2026"), or else the form's message
 */
export function dayMessage<Message>(text: string, message: Message, exampleYear?: number): Message | string {
  const now = today();
  const missing = message ? missingPart(text, exampleYear ?? yearOf(now), Number(now.slice(5, 7))) : null;
  return missing ? texts.add[missing.part](italian(missing.example)) : message;
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
