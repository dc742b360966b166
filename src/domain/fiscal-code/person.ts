import type { Sex } from "../donation/blood";
import { checkCharacter, checkFiscalCode } from "./fiscal-code";
import { fold, transliterate } from "../text";

interface FiscalCodePerson {
  firstName: string;
  lastName: string;
  gender: Sex;
  birthday: string;
  /** Belfiore code of the town, or of the country for people born abroad. */
  place: string;
}

/** A part of the person that a code contradicts. */
export type FiscalCodeDisagreement = "name" | "gender" | "birthday" | "birthplace";

/** @returns the code of a person, without omocodia */
export function computeFiscalCode({ firstName, lastName, gender, birthday, place }: FiscalCodePerson): string {
  const day = Number(birthday.slice(8, 10)) + (gender === "F" ? 40 : 0);
  const month = "ABCDEHLMPRST".charAt(Number(birthday.slice(5, 7)) - 1);
  const first15 =
    lastNameLetters(lastName) +
    firstNameLetters(firstName) +
    birthday.slice(2, 4) +
    month +
    String(day).padStart(2, "0") +
    place;
  return first15 + checkCharacter(first15);
}

/**
 * Compares a valid code with the known data of its owner. A disagreement is a warning, not an error: names have several
 * spellings, and registrars make mistakes (decisions §4).
 * @returns the parts that disagree; none if the code isn't valid
 */
export function fiscalCodeDisagreements(code: string, person: Partial<FiscalCodePerson>): FiscalCodeDisagreement[] {
  const check = checkFiscalCode(code);
  if (!check.valid || !check.parts) return [];
  const { parts } = check;
  const { firstName, lastName, gender, birthday, place } = person;
  const found: FiscalCodeDisagreement[] = [];
  if (
    (lastName && !mayHaveLetters(lastNameForms(lastName), parts.name.slice(0, 3))) ||
    (firstName && !mayHaveLetters(firstNameForms(firstName), parts.name.slice(3)))
  ) {
    found.push("name");
  }
  if (gender && gender !== parts.gender) found.push("gender");
  if (birthday && birthday.slice(2) !== [parts.year, parts.month, parts.day].map(twoDigits).join("-")) {
    found.push("birthday");
  }
  if (place && place !== parts.place) found.push("birthplace");
  return found;
}

const twoDigits = (n: number) => String(n).padStart(2, "0");

/** @param latin a name in lower-case Latin letters @returns its letters in capitals: DANGELO for "d'angelo" */
const letters = (latin: string) => latin.replace(/[^a-z]/g, "").toUpperCase();

/** @returns whether a name can be written in Latin letters; Greek, Arabic or Chinese names can't */
export const isLatinName = (name: string): boolean => !/[^\x00-\x7f]/.test(fold(name).replace(/\P{L}/gu, ""));

const consonants = (word: string) => word.replace(/[AEIOU]/g, "");
const vowels = (word: string) => word.replace(/[^AEIOU]/g, "");

const lastOf = (word: string) => (consonants(word) + vowels(word) + "XXX").slice(0, 3);

/** The code skips the second of four or more consonants in a first name. */
function firstOf(word: string): string {
  const found = consonants(word);
  return found.length > 3 ? found.charAt(0) + found.slice(2, 4) : lastOf(word);
}

/** @returns the three letters of a code for a last name ("D'Angelo": DNG, "Öz": ZOE) */
const lastNameLetters = (name: string) => lastOf(letters(transliterate(name)));

/** @returns the three letters of a code for a first name */
const firstNameLetters = (name: string) => firstOf(letters(transliterate(name)));

/**
 * Returns all letters that an issued code may have for a last name: before circolare 34/E of 2011, offices also wrote "Öz"
 * without the E. Returns none for a name that can't be written in Latin letters.
 */
export const lastNameForms = (name: string): readonly string[] => formsOf(name, lastOf);

/** Like {@link lastNameForms}, for a first name. */
export const firstNameForms = (name: string): readonly string[] => formsOf(name, firstOf);

function formsOf(name: string, codeLetters: (word: string) => string): readonly string[] {
  if (!isLatinName(name)) return [];
  const form = codeLetters(letters(transliterate(name)));
  const plain = codeLetters(letters(fold(name)));
  return form === plain ? [form] : [form, plain];
}

/** @returns whether the letters of a code fit the forms of a name */
export const mayHaveLetters = (forms: readonly string[], inCode: string): boolean =>
  forms.length === 0 || forms.includes(inCode);
