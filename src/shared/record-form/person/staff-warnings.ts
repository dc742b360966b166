import { useToday } from "../../../api/react/use-today";
import { ageNotice, yearNotice } from "../../../domain/donor/birthday";
import { formatShortDate } from "../../../domain/format";
import {
  readFiscalCode,
  type CodedPerson,
  type FiscalCodeReading,
  type PlaceLookup,
} from "../../../domain/fiscal-code/reading";
import { useRules } from "../../settings";
import { usePlaces } from "./place-field";
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

/** @returns what the form of staff warns of for a person: the fiscal code, and an age at which nobody donates */
export function useStaffWarnings(person: CodedPerson): Partial<Record<keyof CodedPerson, string>> {
  const today = useToday();
  const { rules } = useRules();
  const places = usePlaces();
  const warnings = codeWarnings(readFiscalCode(person, places ?? UNKNOWN_PLACES, today));
  const { birthday } = person;
  const age = rules ? ageNotice(birthday, today, rules, { never: false }) : yearNotice(birthday, today);
  return { ...(age && { birthday: texts.staff.age[age.notice](age.age) }), ...warnings };
}
