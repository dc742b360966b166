import type { Sex } from "../donation/blood";
import { daysInMonth } from "../dates/days";

/**
 * The Italian fiscal code (DM 23 December 1976 and its omocodia rule): form, check character, and the data of a person.
 * Places are Belfiore codes ("F205" is Milan, "Z129" is Romania).
 */

/** An error of a code. A code that only disagrees with the person causes a warning (decisions §4). */
type FiscalCodeProblem = "form" | "check-character" | "date";

/** The data of a code's owner. */
export interface FiscalCodeParts {
  /** Three letters of the last name and three of the first name. */
  name: string;
  gender: Sex;
  /** Two digits: a code doesn't contain the century. */
  year: number;
  month: number;
  day: number;
  /** Belfiore code of the place of birth. */
  place: string;
  /** Whether letters replace digits, because another person has the same code. */
  omocodia: boolean;
}

/** A temporary code has no data of the person: its parts are null. */
type FiscalCodeCheck = { valid: true; parts: FiscalCodeParts | null } | { valid: false; problem: FiscalCodeProblem };

const MONTH_LETTERS = "ABCDEHLMPRST";
/** The letters that replace the digits 0 to 9 in a code with omocodia. */
const OMOCODIA = "LMNPQRSTUV";
/** Positions of the digits, which omocodia replaces from the right. */
const DIGITS = [6, 7, 9, 10, 12, 13, 14];
/** The form of a code in capitals without blanks. */
export const FISCAL_CODE_FORM = /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;
/** The values of characters at odd positions (counted from one): 0 to 9, then A to Z. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** @returns the code in capitals without blanks */
export const normaliseFiscalCode = (code: string): string =>
  /^[A-Z\d]*$/.test(code) ? code : code.replace(/\s+/g, "").toUpperCase();

/** @returns the check character of the first 15 characters of a code */
export function checkCharacter(first15: string): string {
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const code = first15.charCodeAt(i);
    const isDigit = code < 65;
    const value = isDigit ? code - 48 : code - 65;
    sum += i % 2 === 1 ? value : ((isDigit ? ODD[value] : ODD_LETTERS[value]) ?? 0);
  }
  return String.fromCharCode(65 + (sum % 26));
}

/**
 * Checks form, check character and date, in this order. Codes with omocodia and temporary codes are valid, too.
 * @param code in any case, with or without blanks
 */
export function checkFiscalCode(code: string): FiscalCodeCheck {
  const text = normaliseFiscalCode(code);
  if (isTemporaryCode(text)) return { valid: true, parts: null };
  if (!FISCAL_CODE_FORM.test(text)) return { valid: false, problem: "form" };
  if (checkCharacter(text) !== text[15]) return { valid: false, problem: "check-character" };
  const parts = fiscalCodeParts(text);
  return parts ? { valid: true, parts } : { valid: false, problem: "date" };
}

/**
 * Whether a text can be a temporary code, which the tax agency gives until the data of a person is certain: 11 digits, the last of
 * which is a check digit as in a VAT number (DM 23 December 1976).
 */
function isTemporaryCode(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1*$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const LENGTH = 16;

/**
 * @param text a code with the right form, which the importer checks only once because it has up to a million
 * @returns the data in the code; null if its date doesn't exist, and for a temporary code
 */
export function fiscalCodeParts(text: string): FiscalCodeParts | null {
  if (text.length !== LENGTH) return null;
  const plain = omocodiaBase(text);
  const year = Number(plain.slice(6, 8));
  const month = MONTH_LETTERS.indexOf(plain.charAt(8)) + 1;
  const dayAndSex = Number(plain.slice(9, 11));
  const gender = dayAndSex > 40 ? "F" : "M";
  const day = gender === "F" ? dayAndSex - 40 : dayAndSex;
  // the code has no century: 29 February is valid if it exists in 1900 + year or in 2000 + year
  if (day < 1 || day > daysInMonth(month, year % 4 === 0)) return null;
  const [name, place] = [plain.slice(0, 6), plain.slice(11, 15)];
  return { name, gender, year, month, day, place, omocodia: plain !== text };
}

/** @returns the code with digits instead of the letters of omocodia, but with the same check character */
export function omocodiaBase(code: string): string {
  // a fast path for nearly all codes
  if (/^.{6}\d\d.\d\d.\d{3}/.test(code)) return code;
  const characters = [...code];
  for (const at of DIGITS) {
    const digit = OMOCODIA.indexOf(characters[at] ?? "");
    if (digit >= 0) characters[at] = String(digit);
  }
  return characters.join("");
}

/**
 * Yields the 127 codes that the tax agency assigns to people who would have the same code: letters replace digits, beginning
 * with the rightmost.
 * @param code a code without omocodia
 */
export function* omocodiaVariants(code: string): Generator<string> {
  for (let mask = 1; mask < 1 << DIGITS.length; mask++) {
    const characters = [...code.slice(0, 15)];
    DIGITS.forEach((at, i) => {
      if (mask & (1 << (DIGITS.length - 1 - i))) characters[at] = OMOCODIA.charAt(Number(characters[at]));
    });
    const first15 = characters.join("");
    yield first15 + checkCharacter(first15);
  }
}
