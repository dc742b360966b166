import type { Sex } from "../donation/blood";
import { daysInMonth } from "../dates/days";

/**
 * The Italian fiscal code (DM 23 December 1976 and its omocodia rule): form, check character, date, and what it tells
 * of a person. Nothing here looks a place up: a place is its Belfiore code ("F205" is Milan, "Z129" is Romania).
 */

/** What is wrong with a code. Each is an error, unlike a disagreement with the person, which only warns (decisions §4). */
type FiscalCodeProblem = "form" | "check-character" | "date";

/** What a code tells of its owner. */
export interface FiscalCodeParts {
  /** The six letters made from last and first name. */
  name: string;
  gender: Sex;
  /** Two digits: a code doesn't contain the century. */
  year: number;
  month: number;
  day: number;
  /** Belfiore code of the place of birth. */
  place: string;
  /** Whether letters stand for digits, because somebody else had the same code. */
  omocodia: boolean;
}

type FiscalCodeCheck = { valid: true; parts: FiscalCodeParts } | { valid: false; problem: FiscalCodeProblem };

const MONTH_LETTERS = "ABCDEHLMPRST";
/** Letters that stand for the digits 0 to 9 in a code with omocodia. */
const OMOCODIA = "LMNPQRSTUV";
/** Positions of the digits, which omocodia replaces from the right. */
const DIGITS = [6, 7, 9, 10, 12, 13, 14];
const FORM = /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;
/** What a character at an odd position (counted from one) adds: 0 to 9, then A to Z. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** @returns the code as it is written: capitals, without blanks. */
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
 * Form, check character and date, in this order. Codes with omocodia are as valid as others.
 * @param code any case, blanks allowed
 */
export function checkFiscalCode(code: string): FiscalCodeCheck {
  const text = normaliseFiscalCode(code);
  if (!FORM.test(text)) return { valid: false, problem: "form" };
  if (checkCharacter(text) !== text[15]) return { valid: false, problem: "check-character" };
  const parts = fiscalCodeParts(text);
  return parts ? { valid: true, parts } : { valid: false, problem: "date" };
}

/**
 * @param text a code whose form is known to be right: of a million nobody checks it twice
 * @returns what it tells; null where its date doesn't exist
 */
export function fiscalCodeParts(text: string): FiscalCodeParts | null {
  const plain = withoutOmocodia(text);
  const year = Number(plain.slice(6, 8));
  const month = MONTH_LETTERS.indexOf(plain.charAt(8)) + 1;
  const dayAndSex = Number(plain.slice(9, 11));
  const gender = dayAndSex > 40 ? "F" : "M";
  const day = gender === "F" ? dayAndSex - 40 : dayAndSex;
  // 29 February is a date if it was one in any century that a living person was born in
  if (day < 1 || day > daysInMonth(month, year % 4 === 0)) return null;
  const [name, place] = [plain.slice(0, 6), plain.slice(11, 15)];
  return { name, gender, year, month, day, place, omocodia: plain !== text };
}

/** @returns the code with digits where omocodia put letters; its check character is the one of the input */
function withoutOmocodia(code: string): string {
  // nearly all
  if (/^.{6}\d\d.\d\d.\d{3}/.test(code)) return code;
  const characters = [...code];
  for (const at of DIGITS) {
    const digit = OMOCODIA.indexOf(characters[at] ?? "");
    if (digit >= 0) characters[at] = String(digit);
  }
  return characters.join("");
}

/**
 * The codes that the tax office gives in turn to people who would have the same one: digits become letters,
 * rightmost first. 127 of them.
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
