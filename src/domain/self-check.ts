import { ageOn, birthdayAt, dayNumber, isIsoDay, isoDay } from "./days";
import type { EligibilityRules } from "./eligibility-rules";
import { suspensionEnd, type SuspensionReason } from "./suspension-reasons";

/** What an age says about giving: from when, or that it is over. */
export type AgeCheck = { type: "fits" } | { type: "too-young"; from: string } | { type: "too-old" };

/**
 * @param birthday ISO day
 * @param today ISO day in Italy
 * @returns null for a day that is none
 */
export function checkAge(
  birthday: string,
  today: string,
  { minimumAge, maximumAge }: Pick<EligibilityRules, "minimumAge" | "maximumAge">,
): AgeCheck | null {
  if (!isIsoDay(birthday) || birthday > today) return null;
  const age = ageOn(birthday, today);
  if (age < minimumAge) return { type: "too-young", from: birthdayAt(birthday, minimumAge) };
  return age > maximumAge ? { type: "too-old" } : { type: "fits" };
}

/** Something that has happened to somebody's health, and how long it keeps them from giving. */
export interface HealthPause {
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
