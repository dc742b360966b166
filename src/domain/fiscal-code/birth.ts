import type { Sex } from "../donation/blood";
import { ageOn, isIsoDay } from "../dates/days";
import { checkFiscalCode } from "./fiscal-code";

/** What a fiscal code tells of a birth. */
interface FiscalCodeBirth {
  gender: Sex;
  /** ISO day. */
  birthday: string;
  /** Belfiore code. */
  place: string;
}

/** The century isn't told: nobody younger is added to a registry of donors. */
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
