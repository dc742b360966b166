import { checkFiscalCode, normaliseFiscalCode } from "./fiscal-code";

/** The kind of character at a position of a fiscal code. */
export type FiscalCodePart = "letter" | "digit" | "month";

/** A character that isn't allowed at its position in a fiscal code. */
export interface FiscalCodeTypo {
  /** Position, counted from 1. */
  at: number;
  found: string;
  wanted: FiscalCodePart;
  /** A similar character that is allowed, or null. */
  meant: string | null;
}

const LENGTH = 16;
/** The positions of letters (l), digits or letters of omocodia (d), and the letter of the month (m). */
const PARTS = "lllllldd" + "mddldddl";
const FITS: Record<FiscalCodePart, RegExp> = { letter: /[A-Z]/, digit: /[\dLMNPQRSTUV]/, month: /[ABCDEHLMPRST]/ };
/** Characters that look alike on a card. */
const DIGITS: Readonly<Record<string, string>> = { O: "0", D: "0", I: "1", J: "1", Z: "2", A: "4", G: "6", B: "8" };
const LETTERS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 4: "A", 5: "S", 6: "G", 8: "B" };
const MONTHS: Readonly<Record<string, string>> = { 4: "A", 5: "S", 8: "B" };
const ALIKE: Record<FiscalCodePart, Readonly<Record<string, string>>> = {
  letter: LETTERS,
  digit: DIGITS,
  month: MONTHS,
};

/** @returns the wrong characters of a code, from the left; none if it doesn't have 16 characters */
export function fiscalCodeTypos(code: string): FiscalCodeTypo[] {
  const text = [...normaliseFiscalCode(code)];
  if (text.length !== LENGTH) return [];
  return text.flatMap((found, index): FiscalCodeTypo[] => {
    const part = PARTS.charAt(index);
    const wanted = part === "d" ? "digit" : part === "m" ? "month" : "letter";
    return FITS[wanted].test(found) ? [] : [{ at: index + 1, found, wanted, meant: ALIKE[wanted][found] ?? null }];
  });
}

/** @returns the corrected code; null if it isn't valid */
export function meantFiscalCode(code: string): string | null {
  const text = [...normaliseFiscalCode(code)];
  for (const { at, meant } of fiscalCodeTypos(code)) text[at - 1] = meant ?? "";
  const whole = text.join("");
  return checkFiscalCode(whole).valid ? whole : null;
}
