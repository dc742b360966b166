import { ageOn, birthdayAt, dayNumber, isIsoDay, isoDay } from "../dates/days";
import type { EligibilityRules } from "../donation/eligibility-rules";
import { suspensionEnd, type SuspensionReason } from "./suspension-reasons";

/** What an age says about giving for the first time: from when, that a doctor decides, or that it is over. */
export type AgeCheck = ({ type: "fits" | "doctor" | "too-old" } | { type: "too-young"; from: string }) & {
  age: number;
};

type AgeRules = Pick<EligibilityRules, "minimumAge" | "maximumAge" | "firstDonationCautionAge" | "firstDonation">;

export const lastFirstAge = ({ maximumAge, firstDonationCautionAge, firstDonation }: AgeRules): number =>
  firstDonation === "stop" ? Math.min(maximumAge, firstDonationCautionAge - 1) : maximumAge;

/**
 * @param birthday ISO day of somebody who has never given
 * @param today ISO day in Italy
 * @returns null for a day that is none
 */
export function checkAge(birthday: string, today: string, rules: AgeRules): AgeCheck | null {
  if (!isIsoDay(birthday) || birthday > today) return null;
  const age = ageOn(birthday, today);
  if (age < rules.minimumAge) return { type: "too-young", age, from: birthdayAt(birthday, rules.minimumAge) };
  if (age > lastFirstAge(rules)) return { type: "too-old", age };
  return { type: age >= rules.firstDonationCautionAge ? "doctor" : "fits", age };
}

/** Something that has happened to somebody's health, and how long it keeps them from giving. */
interface HealthPause {
  id: string;
  label: string;
  /** What the wait is counted from: "l'ultimo giorno della cura". */
  since: string;
}

/** @returns the reasons to wait of which the end is known (decisions §4) */
export const healthPauses = (reasons: readonly SuspensionReason[]): HealthPause[] =>
  reasons.flatMap(({ id, label, fromDay, length }) =>
    typeof length === "object" && fromDay
      ? [{ id, label, since: fromDay.charAt(0).toLowerCase() + fromDay.slice(1) }]
      : [],
  );

/**
 * @param from ISO day from which it is counted
 * @returns the first day on which one may give again; null for a day or a reason that is none
 */
export function backAfter(id: string, from: string, reasons: readonly SuspensionReason[]): string | null {
  const length = reasons.find((reason) => reason.id === id)?.length;
  const end = typeof length === "object" ? suspensionEnd(from, length) : null;
  return end && isoDay(dayNumber(end) + 1);
}
