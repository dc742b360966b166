import type { Sex } from "../donation/blood";
import { asSex } from "../donation/blood";
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

/** What is known of places; nothing while they haven't come. */
export interface PlaceLookup {
  placesNamed: (name: string) => readonly Place[];
  /** The place of a Belfiore code. */
  placeOf: (code: string) => Place | null;
}

/** What a fiscal code says beside the rest of the form. */
export interface FiscalCodeReading {
  /** What it contradicts. */
  found: readonly FiscalCodeDisagreement[];
  /** What stands in it; null for one that is wrong, or none. */
  told: { gender: Sex; birthday: string | null; birthplace: string } | null;
  /** All that is known of the person agrees with it. */
  agrees: boolean;
  /** The code that follows from the rest, where none is there. */
  offered: string | null;
}

const NOTHING: FiscalCodeReading = { found: [], told: null, agrees: false, offered: null };

/** @param today ISO day in Italy */
export function readFiscalCode(
  person: CodedPerson,
  { placesNamed, placeOf }: PlaceLookup,
  today: string,
): FiscalCodeReading {
  const { fiscalCode, firstName, lastName, birthplace } = person;
  const gender = asSex(person.gender);
  const birthday = isIsoDay(person.birthday) ? person.birthday : null;
  const named = placesNamed(birthplace);
  if (fiscalCode === "") {
    // somebody born before a town was merged was born in that town
    const there = named.filter(({ until }) => until === null || until >= Number(birthday?.slice(0, 4)));
    const [place] = there;
    const isNamed = firstName && lastName && isLatinName(firstName + lastName);
    const known = isNamed && gender && birthday && place && there.length === 1;
    const offered = known ? computeFiscalCode({ firstName, lastName, gender, birthday, place: place.code }) : null;
    return { ...NOTHING, offered };
  }
  const check = checkFiscalCode(fiscalCode);
  if (!check.valid) return NOTHING;
  const code = check.parts.place;
  const place = named.some((one) => one.code === code) ? code : named[0]?.code;
  const found = fiscalCodeDisagreements(fiscalCode, {
    firstName,
    lastName,
    ...(gender && { gender }),
    ...(birthday && { birthday }),
    ...(place && { place }),
  });
  const told = {
    gender: check.parts.gender,
    birthday: birthOf(fiscalCode, today)?.birthday ?? null,
    birthplace: placeOf(code)?.name ?? code,
  };
  const comparable = firstName !== "" && lastName !== "" && birthday !== null;
  return { found, told, agrees: comparable && found.length === 0, offered: null };
}

interface FiscalCodeBirth {
  gender: Sex;
  /** ISO day. */
  birthday: string;
  /** Belfiore code. */
  place: string;
}

/** A code doesn't contain the century. The later one is taken if the person has this age by now, since donors do. */
const YOUNGEST = 16;

/**
 * @param today ISO day in Italy
 * @returns sex, birthday and place of birth of a valid code, for a form that hasn't got them; null for any other
 */
export function birthOf(code: string, today: string): FiscalCodeBirth | null {
  const check = checkFiscalCode(code);
  if (!check.valid) return null;
  const { gender, year, month, day, place } = check.parts;
  const days = [2000, 1900]
    .map((century) => [century + year, month, day].map((part) => String(part).padStart(2, "0")).join("-"))
    .filter((one) => isIsoDay(one) && one <= today);
  const birthday = days.find((one) => ageOn(one, today) >= YOUNGEST) ?? days[0];
  return birthday === undefined ? null : { gender, birthday, place };
}
