import type { Sex } from "./blood";
import { checkCharacter, checkFiscalCode } from "./fiscal-code";
import { fold } from "./text";

/** What a fiscal code is made from. */
interface FiscalCodePerson {
  firstName: string;
  lastName: string;
  gender: Sex;
  /** ISO day. */
  birthday: string;
  /** Belfiore code of the town, or of the country of those born abroad. */
  place: string;
}

/** A part of the person that a code contradicts. */
export type FiscalCodeDisagreement = "name" | "gender" | "birthday" | "birthplace";

/** @returns the code of a person, without omocodia. The place must be a Belfiore code and the birthday an ISO day. */
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
 * Compares a valid code with what is known of its owner; what is missing is not compared. A disagreement is a reason to
 * look again, not an error: names are written in several ways, and registrars err (decisions §4).
 * @returns what disagrees; nothing when the code itself is not valid, which is another matter
 */
export function fiscalCodeDisagreements(code: string, person: Partial<FiscalCodePerson>): FiscalCodeDisagreement[] {
  const check = checkFiscalCode(code);
  if (!check.valid) return [];
  const { parts } = check;
  const { firstName, lastName, gender, birthday, place } = person;
  const found: FiscalCodeDisagreement[] = [];
  if (
    (lastName && lastNameLetters(lastName) !== parts.name.slice(0, 3)) ||
    (firstName && firstNameLetters(firstName) !== parts.name.slice(3))
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

/** Letters only, without accents, in capitals: "D'Angelo" is DANGELO, "Nicolò" is NICOLO. */
const letters = (name: string) =>
  fold(name)
    .replace(/[^a-z]/g, "")
    .toUpperCase();

const consonants = (name: string) => letters(name).replace(/[AEIOU]/g, "");
const vowels = (name: string) => letters(name).replace(/[^AEIOU]/g, "");
/** @returns what a code has of a last name ("D'Angelo": DNG) */
export const lastNameLetters = (name: string) => (consonants(name) + vowels(name) + "XXX").slice(0, 3);

/** @returns what a code has of a first name: of four and more consonants the second is left out */
export function firstNameLetters(name: string): string {
  const found = consonants(name);
  return found.length > 3 ? found.charAt(0) + found.slice(2, 4) : lastNameLetters(name);
}
