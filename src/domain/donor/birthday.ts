import { ageOn } from "../dates/days";
import type { EligibilityRules } from "../donation/eligibility-rules";
import { lastFirstAge } from "./self-check";
import { dayProblem } from "../validation/field-schema";

/**
 * A notice about an age: the year is probably wrong, or nobody donates at that age. The form accepts it all the same; staff and
 * doctors decide (decisions §4).
 */
export type AgeNotice = "check-year" | "too-young" | "too-old";

/** Registries have no younger people, in years. */
const CHILD_UNTIL = 14;

/** Donors may register some months before the eighteenth birthday. */
const YOUNGEST_DONOR = 17;

/** @returns whether a birth date is too recent for a donor, so that its year is probably wrong */
export const isYoungerThanDonors = (birthday: string, today: string): boolean =>
  dayProblem(birthday, today) === null && ageOn(birthday, today) < YOUNGEST_DONOR;

/** Nobody who could be in a registry is older, in years. 1 January 1900 is what programs write for an unknown day. */
const OLDEST = 110;

/** @returns whether a birth date is too early for a living person, so that its year is probably wrong */
export const isOlderThanPeople = (birthday: string, today: string): boolean =>
  dayProblem(birthday, today) === null && ageOn(birthday, today) > OLDEST;

interface AgeWarning {
  notice: AgeNotice;
  /** The person's age for "check-year", else the limit of the association's rules. */
  age: number;
}

/**
 * @param birthday the value of the form
 * @param today ISO day in Italy
 * @param never whether the person has never donated; periodic donors may donate up to a higher age
 * @returns the notice for an age at which nobody donates; null for other ages and for an invalid birthday
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
  if (age < Math.min(CHILD_UNTIL, minimumAge) || age > OLDEST) return { notice: "check-year", age };
  if (age < minimumAge) return { notice: "too-young", age: minimumAge };
  if (age > last) return { notice: "too-old", age: last };
  return yearNotice(birthday, today);
}

/** @returns the notice for a birth date that is too recent for a donor or too early for anybody, or null */
export const yearNotice = (birthday: string, today: string): AgeWarning | null =>
  isYoungerThanDonors(birthday, today) || isOlderThanPeople(birthday, today)
    ? { notice: "check-year", age: ageOn(birthday, today) }
    : null;
