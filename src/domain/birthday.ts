import { ageOn } from "./days";
import type { EligibilityRules } from "./eligibility-rules";
import { dayProblem } from "./validation/field-schema";

/** An age at which nobody donates. Told, and not refused: staff and doctors decide (decisions §4). */
export type AgeNotice = "too-young" | "too-old";

/**
 * @param birthday what a form holds; of one that can't be nothing is said
 * @param today ISO day in Italy
 * @returns whether somebody of that age can't donate at all, or null
 */
export function ageNotice(
  birthday: string,
  today: string,
  { minimumAge, periodicMaximumAge }: EligibilityRules,
): AgeNotice | null {
  if (dayProblem(birthday, today) !== null) return null;
  const age = ageOn(birthday, today);
  if (age < minimumAge) return "too-young";
  return age > periodicMaximumAge ? "too-old" : null;
}
