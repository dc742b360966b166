import { formatShortDate } from "../../../domain/format";
import type { CodedPerson, FiscalCodeReading, PlaceLookup } from "../../../domain/fiscal-code/reading";
import { texts } from "./texts";

/** For the comparison while the places load: it finds none. */
export const UNKNOWN_PLACES: PlaceLookup = { placesNamed: () => [], placeOf: () => null, isBirthplace: () => false };

/** @returns warnings for staff about contradictions with the fiscal code, at each field */
export function codeWarnings({ found, data }: FiscalCodeReading): Partial<Record<keyof CodedPerson, string>> {
  if (!data || found.length === 0) return {};
  const { codeSays, codeOtherName } = texts.staff;
  return {
    ...(found.includes("name") && { fiscalCode: codeOtherName }),
    ...(found.includes("gender") && { gender: codeSays(data.gender) }),
    ...(found.includes("birthday") && data.birthday && { birthday: codeSays(formatShortDate(data.birthday)) }),
    ...(found.includes("birthplace") && { birthplace: codeSays(data.birthplace) }),
  };
}
