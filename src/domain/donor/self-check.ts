import { ageOn, birthdayAt, dayNumber, isIsoDay, isoDay } from "../dates/days";
import type { EligibilityRules } from "../donation/eligibility-rules";
import { suspensionEnd, type SuspensionReason } from "./suspension-reasons";

/** Whether a person may donate for the first time at an age. */
export type AgeCheck = ({ type: "fits" | "doctor" | "too-old" } | { type: "too-young"; from: string }) & {
  age: number;
};

type AgeRules = Pick<EligibilityRules, "minimumAge" | "maximumAge" | "firstDonationCautionAge" | "firstDonation">;

/** @returns the last age for a first donation */
export const lastFirstAge = ({ maximumAge, firstDonationCautionAge, firstDonation }: AgeRules): number =>
  firstDonation === "stop" ? Math.min(maximumAge, firstDonationCautionAge - 1) : maximumAge;

/**
 * @param birthday birthday of a person who has never donated
 * @param today ISO day in Italy
 * @returns null for an invalid birthday
 */
export function checkAge(birthday: string, today: string, rules: AgeRules): AgeCheck | null {
  if (!isIsoDay(birthday) || birthday > today) return null;
  const age = ageOn(birthday, today);
  if (age < rules.minimumAge) return { type: "too-young", age, from: birthdayAt(birthday, rules.minimumAge) };
  if (age > lastFirstAge(rules)) return { type: "too-old", age };
  return { type: age >= rules.firstDonationCautionAge ? "doctor" : "fits", age };
}

/** A reason to wait before a donation, such as a tattoo. */
interface HealthPause {
  id: string;
  label: string;
  /** The day from which the wait counts: "l'ultimo giorno della cura". */
  since: string;
}

/** @returns the suspension reasons with a fixed length (decisions §4) */
export const healthPauses = (reasons: readonly SuspensionReason[]): HealthPause[] =>
  reasons.flatMap(({ id, label, fromDay, length }) =>
    typeof length === "object" && fromDay
      ? [{ id, label, since: fromDay.charAt(0).toLowerCase() + fromDay.slice(1) }]
      : [],
  );

/**
 * @param id id of a suspension reason
 * @param from ISO day from which the wait counts
 * @returns the first ISO day on which the person may donate; null for an invalid day or a reason without a fixed length
 */
export function backAfter(id: string, from: string, reasons: readonly SuspensionReason[]): string | null {
  const length = reasons.find((reason) => reason.id === id)?.length;
  const end = typeof length === "object" ? suspensionEnd(from, length) : null;
  return end && isoDay(dayNumber(end) + 1);
}
