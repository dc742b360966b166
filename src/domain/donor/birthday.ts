import { ageOn } from "../dates/days";
import type { EligibilityRules } from "../donation/eligibility-rules";
import { lastFirstAge } from "./self-check";
import { dayProblem } from "../validation/field-schema";

/**
 * An age at which nobody donates, or a child's, whose year is probably wrong. Told, and not refused: staff and doctors decide
 * (decisions §4).
 */
export type AgeNotice = "check-year" | "too-young" | "too-old";

/** Nobody younger is added to a registry of donors, nor signs up for one. */
const CHILD_UNTIL = 14;

/** The youngest donor, who registers some months before the eighteenth birthday. */
const YOUNGEST_DONOR = 17;

/** @returns whether a birth date makes a donor younger than any: its year is probably wrong */
export const isYoungerThanDonors = (birthday: string, today: string): boolean =>
  dayProblem(birthday, today) === null && ageOn(birthday, today) < YOUNGEST_DONOR;

/** A notice, and the age that it is about: of a child their own, else where the association's rules draw the line. */
interface AgeWarning {
  notice: AgeNotice;
  age: number;
}

/**
 * @param birthday what a form holds; of one that can't be nothing is said
 * @param today ISO day in Italy
 * @param never whether they have never given: periodic donors may go on for some years
 * @returns whether somebody of that age can't donate at all, or null
 */
export function ageNotice(
  birthday: string,
  today: string,
  rules: EligibilityRules,
  { never }: { never: boolean },
): AgeWarning | null {
  if (dayProblem(birthday, today) !== null) return null;
  const { minimumAge, periodicMaximumAge } = rules;
  const age = ageOn(birthday, today);
  const last = never ? lastFirstAge(rules) : periodicMaximumAge;
  if (age < Math.min(CHILD_UNTIL, minimumAge)) return { notice: "check-year", age };
  if (age < minimumAge) return { notice: "too-young", age: minimumAge };
  if (age > last) return { notice: "too-old", age: last };
  return youngNotice(birthday, today);
}

/** @returns the notice for a birth date that makes a donor younger than any: its year is probably wrong; else null */
export const youngNotice = (birthday: string, today: string): AgeWarning | null =>
  isYoungerThanDonors(birthday, today) ? { notice: "check-year", age: ageOn(birthday, today) } : null;
