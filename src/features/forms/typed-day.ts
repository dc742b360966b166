import { isIsoDay } from "../../domain/days";

/**
 * A day as people in Italy type it. A form holds one text for it: the ISO day as soon as the typed one is a day that
 * exists, else what was typed so far, so that nothing typed is lost to a draft.
 */

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const ITALIAN = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** Digits of day, month and year. */
const ROOM = [2, 2, 4] as const;

/**
 * Puts slashes where they belong while somebody types; "1/3/1980", "14.03.1980" and an ISO day that is pasted or filled
 * in by the browser are understood, too.
 */
export function maskDay(text: string): string {
  const iso = ISO.exec(text.trim());
  if (iso) return [iso[3], iso[2], iso[1]].map((part = "") => part.padStart(2, "0")).join("/");
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
  return parts.join("/");
}

/** @returns the form's text for a masked one */
export function dayFromMask(masked: string): string {
  const [, day, month, year] = ITALIAN.exec(masked) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isIsoDay(iso) ? iso : masked;
}

/** @returns what the field shows for the form's text: an ISO day as "14/03/1980" */
export const maskFromDay = (value: string): string => (isIsoDay(value) ? maskDay(value) : value);

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
