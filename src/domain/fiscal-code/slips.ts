import { checkFiscalCode, normaliseFiscalCode } from "./fiscal-code";

/** What stands at a place of a fiscal code. */
export type FiscalCodePart = "letter" | "digit" | "month";

/** A character of a fiscal code that can't stand where it does. */
export interface FiscalCodeSlip {
  /** Its place, counted from 1. */
  at: number;
  found: string;
  wanted: FiscalCodePart;
  /** What was probably meant; null where nobody can tell. */
  meant: string | null;
}

const LENGTH = 16;
/** By their place: letters, digits (d; letters of omocodia go, too) and the month's letter (m). */
const PARTS = "lllllldd" + "mddldddl";
const FITS: Record<FiscalCodePart, RegExp> = { letter: /[A-Z]/, digit: /[\dLMNPQRSTUV]/, month: /[ABCDEHLMPRST]/ };
/** What looks alike on a card. */
const DIGITS: Readonly<Record<string, string>> = { O: "0", D: "0", I: "1", J: "1", Z: "2", A: "4", G: "6", B: "8" };
const LETTERS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 4: "A", 5: "S", 6: "G", 8: "B" };
const MONTHS: Readonly<Record<string, string>> = { 4: "A", 5: "S", 8: "B" };
const ALIKE: Record<FiscalCodePart, Readonly<Record<string, string>>> = {
  letter: LETTERS,
  digit: DIGITS,
  month: MONTHS,
};

/** @returns what is wrong with a code of 16 characters, from the left; nothing for one of another length */
export function fiscalCodeSlips(code: string): FiscalCodeSlip[] {
  const text = [...normaliseFiscalCode(code)];
  if (text.length !== LENGTH) return [];
  return text.flatMap((found, index): FiscalCodeSlip[] => {
    const part = PARTS.charAt(index);
    const wanted = part === "d" ? "digit" : part === "m" ? "month" : "letter";
    return FITS[wanted].test(found) ? [] : [{ at: index + 1, found, wanted, meant: ALIKE[wanted][found] ?? null }];
  });
}

/** @returns the code that was probably meant; null unless it is right in all */
export function meantFiscalCode(code: string): string | null {
  const text = [...normaliseFiscalCode(code)];
  for (const { at, meant } of fiscalCodeSlips(code)) text[at - 1] = meant ?? "";
  const whole = text.join("");
  return checkFiscalCode(whole).valid ? whole : null;
}
