import type { DonationType } from "./blood";
import { intervalFor, type EligibilityPerson } from "./eligibility";
import { dayNumber, isoDay } from "../dates/days";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "./eligibility-rules";

/** The interval after a donation (decisions §4): "69 of 90 days have passed". */
export interface RestPeriod {
  passed: number;
  total: number;
  /** The first ISO day after it. */
  until: string;
  /** The donation before it. */
  after: { type: DonationType; date: string };
}

/**
 * @param today ISO day in Italy
 * @returns the interval that ends last before a donation of a type; null without donations
 */
export function longestRestPeriod(
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  rules: EligibilityRules = DEFAULT_ELIGIBILITY_RULES,
): RestPeriod | null {
  let longest: { type: DonationType; day: number; total: number } | null = null;
  for (const given of person.donations) {
    const total = intervalFor(given, type, person, rules);
    if (!longest || given.day + total > longest.day + longest.total) longest = { ...given, total };
  }
  if (!longest) return null;
  const { type: kind, day, total } = longest;
  const passed = Math.min(dayNumber(today) - day, total);
  return { passed, total, until: isoDay(day + total), after: { type: kind, date: isoDay(day) } };
}
