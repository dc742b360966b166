import { asSex, type Sex } from "../donation/blood";
import { isIsoDay, ageOn } from "../dates/days";
import { checkFiscalCode } from "./fiscal-code";
import { computeFiscalCode, fiscalCodeDisagreements, isLatinName, type FiscalCodeDisagreement } from "./person";
import type { Place } from "../places/places";

export interface CodedPerson {
  fiscalCode: string;
  firstName: string;
  lastName: string;
  gender: string;
  birthday: string;
  birthplace: string;
}

/** Finds places. While their chunk loads, it finds none. */
export interface PlaceLookup {
  placesNamed: (name: string) => readonly Place[];
  placeOf: (code: string) => Place | null;
  isBirthplace: (named: readonly Place[], code: string) => boolean;
}

/** The data of a fiscal code, compared with the other fields of the form. */
export interface FiscalCodeReading {
  found: readonly FiscalCodeDisagreement[];
  /** The data in the code; null if it is empty or invalid. */
  data: { gender: Sex; birthday: string | null; birthplace: string } | null;
  /** Whether name and birthday are filled in, and nothing disagrees. */
  agrees: boolean;
  /** The computed code, if the field is empty and all other data is known. */
  offered: string | null;
}

const NOTHING: FiscalCodeReading = { found: [], data: null, agrees: false, offered: null };

/** Reads the fiscal code of a form. @param today ISO day in Italy */
export function readFiscalCode(
  person: CodedPerson,
  { placesNamed, placeOf, isBirthplace }: PlaceLookup,
  today: string,
): FiscalCodeReading {
  const { fiscalCode, firstName, lastName, birthplace } = person;
  const gender = asSex(person.gender);
  const birthday = isIsoDay(person.birthday) ? person.birthday : null;
  const named = placesNamed(birthplace);
  if (fiscalCode === "") {
    // the town must have existed in the year of birth
    const existing = named.filter(({ until }) => until === null || until >= Number(birthday?.slice(0, 4)));
    const [place] = existing;
    const isNamed = firstName && lastName && isLatinName(firstName + lastName);
    const isComplete = isNamed && gender && birthday && place && existing.length === 1;
    const offered = isComplete ? computeFiscalCode({ firstName, lastName, gender, birthday, place: place.code }) : null;
    return { ...NOTHING, offered };
  }
  const check = checkFiscalCode(fiscalCode);
  if (!check.valid || !check.parts) return NOTHING;
  const code = check.parts.place;
  const place = isBirthplace(named, code) ? code : named[0]?.code;
  const found = fiscalCodeDisagreements(fiscalCode, {
    firstName,
    lastName,
    ...(gender && { gender }),
    ...(birthday && { birthday }),
    ...(place && { place }),
  });
  const data = {
    gender: check.parts.gender,
    birthday: birthOf(fiscalCode, today)?.birthday ?? null,
    birthplace: placeOf(code)?.name ?? code,
  };
  const comparable = firstName !== "" && lastName !== "" && birthday !== null;
  return { found, data, agrees: comparable && found.length === 0, offered: null };
}

interface FiscalCodeBirth {
  gender: Sex;
  /** ISO day. */
  birthday: string;
  /** Belfiore code. */
  place: string;
}

/** A code doesn't contain the century. The later one applies if the person would be at least this old, in years. */
const YOUNGEST = 16;

/**
 * @param today ISO day in Italy
 * @returns sex, birthday and birthplace of a valid code; null for an invalid one
 */
export function birthOf(code: string, today: string): FiscalCodeBirth | null {
  const check = checkFiscalCode(code);
  if (!check.valid || !check.parts) return null;
  const { gender, year, month, day, place } = check.parts;
  const days = [2000, 1900]
    .map((century) => [century + year, month, day].map((part) => String(part).padStart(2, "0")).join("-"))
    .filter((day) => isIsoDay(day) && day <= today);
  const birthday = days.find((day) => ageOn(day, today) >= YOUNGEST) ?? days[0];
  return birthday === undefined ? null : { gender, birthday, place };
}
