import { sheetDamage } from "../import/sheet-damage";

/**
 * The reason why a phone number looks wrong, although it may be right. decimal: a spreadsheet appended ".0". several-numbers:
 * two numbers in one field. missing-plus: 39 without its plus. missing-zero: a landline whose zero a spreadsheet dropped.
 * too-many-digits: a mobile of more than ten digits. landline: a landline in the field of the mobile.
 */
export type PhoneDoubtKind =
  | "decimal"
  | "several-numbers"
  | "missing-plus"
  | "missing-zero"
  | "too-many-digits"
  | "landline";

interface PhoneDoubt {
  kind: PhoneDoubtKind;
  /** The number that was probably meant; null if it isn't clear. */
  fix: string | null;
}

export type PhoneField = "mobile" | "phoneHome";

/** Italian mobiles begin with 3 and have ten digits, older ones nine; landlines begin with 0. */
const MOBILE = /^3\d{8,9}$/;
const MOBILE_DIGITS = 10;
const LANDLINE = /^0\d{5,10}$/;
const MIN_DIGITS = 9;
/** The longest number of any country (E.164). */
const MAX_DIGITS = 15;
const WITHOUT_PLUS = /^39(3\d{9}|0\d{8,10})$/;
/** A landline without its zero. Toll-free and shared-cost numbers (800, 840, 199) have none. */
const WITHOUT_ZERO = /^(?!800|803|8[2459]\d|199|178|16[67])[1-9]\d{7,8}$|^(?!3|8[09]\d|199)[1-9]\d{9}$/;

/** @returns a number with plain separators instead of dashes, underscores and square brackets */
export const plainSeparators = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s_[\]]+/g, " ")
    .trim();

/** @returns whether a text consists of digits and separators, perhaps after a plus */
export const isDialled = (text: string): boolean => /^\s*\+?[\d\s./()-]*$/.test(text);

/** @returns whether a text has a single digit, repeated: people write "0000000000" for none. 333 333 3333 can be a mobile */
export const isRepeatedDigit = (text: string): boolean => /^([0-24-9])\1+$/.test(text.replace(/[\s./+()-]/g, ""));

/** @returns the digits of an Italian number, without the country code; null for a foreign one */
function italianDigits(typed: string): string | null {
  const international = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, "").replace(international ? /^00/ : /^$/, "");
  if (!international) return digits;
  return digits.startsWith("39") ? digits.slice(2) : null;
}

/** @returns how many digits an Italian number has, without the country code; 0 for a foreign one */
export const countDigits = (typed: string): number => italianDigits(typed)?.length ?? 0;

function isWhole(text: string): boolean {
  if (!isDialled(text)) return false;
  const digits = italianDigits(text);
  const length = text.replace(/\D/g, "").length;
  return digits === null ? length >= MIN_DIGITS && length <= MAX_DIGITS : MOBILE.test(digits) || LANDLINE.test(digits);
}

/** @returns the numbers in a text ("0371 123456 / 333 1234567"), or the whole text if it can't be split */
function phoneNumbersIn(text: string): readonly string[] {
  if (isWhole(text) || text.replace(/\D/g, "").length < MIN_DIGITS + 3) return [text];
  for (const { 0: separator, index } of text.matchAll(/[^\d+()]+/g)) {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + separator.length).trim()];
    if (!isWhole(before)) continue;
    const others = phoneNumbersIn(after);
    if (others.every(isWhole)) return [before, ...others];
  }
  return [text];
}

const isMobile = (number: string) => italianDigits(number)?.startsWith("3") ?? false;

const numberFor = (field: PhoneField, numbers: readonly string[]): string | null =>
  numbers.find((number) => isMobile(number) === (field === "mobile")) ?? numbers[0] ?? null;

/**
 * Checks a phone number of a form or a file.
 * @returns a reason to check the number again; it may be right all the same. Null if it looks right
 */
export function phoneDoubt(typed: string, field: PhoneField): PhoneDoubt | null {
  const damage = sheetDamage(typed.trim());
  if (damage?.kind === "decimal") return { kind: "decimal", fix: damage.fix && fixAgain(damage.fix, field) };
  const numbers = phoneNumbersIn(typed);
  if (numbers.length > 1) return { kind: "several-numbers", fix: numberFor(field, numbers) };
  const digits = italianDigits(typed);
  if (digits === null || !isDialled(typed)) return null;
  if (WITHOUT_PLUS.test(digits)) return { kind: "missing-plus", fix: `+${digits}` };
  const isShortMobile = MOBILE.test(digits) && digits.length < MOBILE_DIGITS;
  if (WITHOUT_ZERO.test(digits) || isShortMobile) return { kind: "missing-zero", fix: `0${digits}` };
  if (digits.startsWith("3") && digits.length > MOBILE_DIGITS)
    return { kind: "too-many-digits", fix: digits.replace(/^(3\d{9})0$|^.*$/, "$1") || null };
  return field === "mobile" && digits.startsWith("0") && digits.length >= MIN_DIGITS
    ? { kind: "landline", fix: null }
    : null;
}

/** Fixes a fixed number again: "371123456.0" is also a landline without its zero. */
const fixAgain = (number: string, field: PhoneField): string => phoneDoubt(number, field)?.fix ?? number;
