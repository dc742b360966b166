import { useToday } from "../../../api/react/use-today";
import { ageNotice, yearNotice } from "../../../domain/donor/birthday";
import { readFiscalCode, type CodedPerson } from "../../../domain/fiscal-code/reading";
import { codeWarnings, personTexts, UNKNOWN_PLACES, usePlaces } from "../../../shared/record-form/person";
import { useRules } from "../../../shared/settings";

/** @returns what the form of staff warns of for a person: the fiscal code, and an age at which nobody donates */
export function useStaffWarnings(person: CodedPerson): Partial<Record<keyof CodedPerson, string>> {
  const today = useToday();
  const { rules } = useRules();
  const places = usePlaces();
  const warnings = codeWarnings(readFiscalCode(person, places ?? UNKNOWN_PLACES, today));
  const { birthday } = person;
  const age = rules ? ageNotice(birthday, today, rules, { never: false }) : yearNotice(birthday, today);
  return { ...(age && { birthday: personTexts.staff.age[age.notice](age.age) }), ...warnings };
}
