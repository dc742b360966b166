import { asSex } from "../../domain/blood";
import { isIsoDay } from "../../domain/days";
import { checkFiscalCode } from "../../domain/fiscal-code";
import { birthOf } from "../../domain/fiscal-code-birth";
import { computeFiscalCode, fiscalCodeDisagreements } from "../../domain/fiscal-code-person";
import { formatShortDate } from "../../domain/format";
import type { Place } from "../../domain/places/places";
import type { DonorFormValues } from "./donor-form-fields";
import { texts } from "./texts";

type Person = Pick<DonorFormValues, "fiscalCode" | "firstName" | "lastName" | "gender" | "birthday" | "birthplace">;

/** What is to be said of a fiscal code beside the rest of the form, at each of the fields. */
export interface FiscalCodeWords {
  warnings: Partial<Record<keyof Person, string>>;
  /** All that is known of the person agrees with it. */
  agrees: boolean;
  /** The code that follows from the rest, where none is there. */
  offered: string | null;
}

/** @returns what is known of a place by its name; nothing while places aren't there */
export type PlacesNamed = (name: string) => readonly Place[];

/**
 * @param placeOf the place of a Belfiore code
 * @param today ISO day in Italy
 */
export function fiscalCodeWords(
  person: Person,
  { placesNamed, placeOf }: { placesNamed: PlacesNamed; placeOf: (code: string) => Place | null },
  today: string,
): FiscalCodeWords {
  const { fiscalCode, firstName, lastName, birthplace } = person;
  const gender = asSex(person.gender);
  const birthday = isIsoDay(person.birthday) ? person.birthday : null;
  const named = placesNamed(birthplace);
  if (fiscalCode === "") {
    // somebody born before a town was merged was born in that town
    const there = named.filter(({ until }) => until === null || until >= Number(birthday?.slice(0, 4)));
    const [place] = there;
    const known = firstName && lastName && gender && birthday && place && there.length === 1;
    const offered = known ? computeFiscalCode({ firstName, lastName, gender, birthday, place: place.code }) : null;
    return { warnings: {}, agrees: false, offered };
  }
  const check = checkFiscalCode(fiscalCode);
  if (!check.valid) return { warnings: {}, agrees: false, offered: null };
  const code = check.parts.place;
  const place = named.some((one) => one.code === code) ? code : named[0]?.code;
  const found = fiscalCodeDisagreements(fiscalCode, {
    firstName,
    lastName,
    ...(gender && { gender }),
    ...(birthday && { birthday }),
    ...(place && { place }),
  });
  const told = birthOf(fiscalCode, today);
  const warnings: FiscalCodeWords["warnings"] = {};
  if (found.includes("name")) warnings.fiscalCode = texts.codeOtherName;
  if (found.includes("gender")) warnings.gender = texts.codeSays(check.parts.gender);
  if (found.includes("birthday") && told) warnings.birthday = texts.codeSays(formatShortDate(told.birthday));
  if (found.includes("birthplace")) warnings.birthplace = texts.codeSays(placeOf(code)?.name ?? code);
  const comparable = firstName !== "" && lastName !== "" && birthday !== null;
  return { warnings, agrees: comparable && found.length === 0, offered: null };
}
