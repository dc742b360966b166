import type { DonationType } from "./blood";
import { ageOn, birthdayAt, dayNumber, isoDay } from "../dates/days";
import { intervalFor, isInYearOf, yearlyMaximum, type EligibilityPerson } from "./eligibility";
import type { EligibilityRules } from "./eligibility-rules";
import { eligibilityPerson, type DonationFact, type PersonFacts } from "./next-donation";
import { isNotRegistered } from "../donor/status";

/**
 * A reason to check a donation that staff register or import. They can confirm it all the same, because it may have happened.
 * The texts are in `warning-texts.ts`.
 */
export type DonationWarning =
  | { code: "future" }
  | { code: "dead" }
  /** Only `passed` of `total` days after the donation on `after`. It is allowed from `from` on. */
  | { code: "interval"; passed: number; total: number; after: string; from: string }
  /** The donation on `next` follows too soon. */
  | { code: "interval-after"; passed: number; total: number; next: string }
  /** The year already has the maximum number of donations of this type; `year` is null if it is rolling. */
  | { code: "yearly-maximum"; most: number; year: string | null }
  | { code: "too-young"; age: number; least: number; from: string }
  | { code: "too-old"; age: number; most: number }
  /** Suspended on that day; `until` is null if the end is open. */
  | { code: "suspended"; until: string | null }
  | { code: "same-day" }
  /** The rules can't be read. `last` and `next` are the donations before and after. */
  | { code: "unknown-rules"; last: Neighbour | null; next: Neighbour | null }
  /** The person isn't registered as a donor yet (decisions §3). */
  | { code: "not-registered" };

/** Another donation: its ISO day, and the days between. */
interface Neighbour {
  date: string;
  days: number;
}

/** The user's confirmation that donations with warnings have happened, and the reason. */
export interface Override {
  override: boolean;
  reason: string;
}

/** @returns the field that the user must still fill in before donations with warnings are saved, or null */
export function missingOverride(warned: number, { override, reason }: Override): keyof Override | null {
  if (warned === 0) return null;
  if (!override) return "override";
  return reason.trim() ? null : "reason";
}

export interface Donating extends EligibilityPerson {
  /** The first suspended ISO day. */
  suspendedFrom: string | null;
  /** False for a person who isn't registered as a donor yet. */
  registered?: boolean;
}

export interface DonatingFacts extends Omit<PersonFacts, "suspension"> {
  suspension?: { from: string | null; until: string | null } | null;
  suspensionDate: string | null;
}

export const donatingOf = (donor: DonatingFacts, donations: readonly DonationFact[]): Donating => ({
  ...eligibilityPerson(donor, donations),
  suspendedFrom: donor.suspension?.from ?? donor.suspensionDate,
  registered: !isNotRegistered(donor.status),
});

/**
 * Checks a donation against the rules of the association.
 * @param person the donor with all other donations
 * @param date ISO day
 * @param rules undefined while they are loading, null if they can't be read
 * @param today ISO day in Italy
 */
export function donationWarnings(
  person: Donating,
  { type, date }: { type: DonationType; date: string },
  rules: EligibilityRules | null | undefined,
  today: string,
): DonationWarning[] {
  const day = dayNumber(date);
  const sameDay = person.donations.some((given) => given.day === day);
  return [
    ...(date > today ? [{ code: "future" } as const] : []),
    ...(person.dead ? [{ code: "dead" } as const] : []),
    ...(person.registered === false ? [{ code: "not-registered" } as const] : []),
    ...(sameDay ? [{ code: "same-day" } as const] : []),
    ...(rules ? ruleWarnings(person, { type, date, sameDay }, rules) : []),
    ...(rules === null ? [unknownRules(person, day)] : []),
    ...suspensionWarnings(person, date),
  ];
}

function ruleWarnings(
  person: Donating,
  { type, date, sameDay }: { type: DonationType; date: string; sameDay: boolean },
  rules: EligibilityRules,
): DonationWarning[] {
  const day = dayNumber(date);
  return [
    ...(sameDay ? [] : intervalWarnings(person, type, day, rules)),
    ...yearWarnings(person, type, day, rules),
    ...ageWarnings(person, type, date, rules),
  ];
}

function unknownRules({ donations }: Donating, day: number): DonationWarning {
  const days = donations.map((given) => given.day);
  const neighbour = (other: number) =>
    Number.isFinite(other) ? { date: isoDay(other), days: Math.abs(day - other) } : null;
  return {
    code: "unknown-rules",
    last: neighbour(Math.max(...days.filter((other) => other < day))),
    next: neighbour(Math.min(...days.filter((other) => other > day))),
  };
}

function intervalWarnings(
  person: Donating,
  type: DonationType,
  day: number,
  rules: EligibilityRules,
): DonationWarning[] {
  const warnings: DonationWarning[] = [];
  let longest: (DonationWarning & { code: "interval" }) | null = null;
  for (const given of person.donations) {
    const total = intervalFor(given, type, person, rules);
    const from = isoDay(given.day + total);
    if (given.day >= day || given.day + total <= day || (longest && longest.from >= from)) continue;
    longest = { code: "interval", passed: day - given.day, total, after: isoDay(given.day), from };
  }
  if (longest) warnings.push(longest);
  const [next] = person.donations
    .filter((given) => given.day > day && given.day - day < intervalFor({ type, day }, given.type, person, rules))
    .sort((a, b) => a.day - b.day);
  if (next) {
    const total = intervalFor({ type, day }, next.type, person, rules);
    warnings.push({ code: "interval-after", passed: next.day - day, total, next: isoDay(next.day) });
  }
  return warnings;
}

function yearWarnings(person: Donating, type: DonationType, day: number, rules: EligibilityRules): DonationWarning[] {
  const most = yearlyMaximum(person, type, day, rules);
  const year = isoDay(day).slice(0, 4);
  const isInYear = (given: number) =>
    rules.year === "calendar" ? isoDay(given).startsWith(year) : isInYearOf(given, day, rules);
  const count = person.donations.filter((given) => given.type === type && isInYear(given.day)).length;
  return count < most ? [] : [{ code: "yearly-maximum", most, year: rules.year === "calendar" ? year : null }];
}

function ageWarnings(
  { birthday, donations }: Donating,
  type: DonationType,
  date: string,
  rules: EligibilityRules,
): DonationWarning[] {
  if (birthday === null || date < birthday) return [];
  const age = ageOn(birthday, date);
  if (age < rules.minimumAge)
    return [{ code: "too-young", age, least: rules.minimumAge, from: birthdayAt(birthday, rules.minimumAge) }];
  const day = dayNumber(date);
  const periodic = donations.some((given) => given.day < day && day - given.day <= rules.periodicDays);
  const most = type === 1 && periodic ? rules.periodicMaximumAge : rules.maximumAge;
  return age > most ? [{ code: "too-old", age, most }] : [];
}

function suspensionWarnings({ suspension, suspendedFrom }: Donating, date: string): DonationWarning[] {
  if (!suspension || (suspendedFrom !== null && date < suspendedFrom)) return [];
  const { until } = suspension;
  return until !== null && date > until ? [] : [{ code: "suspended", until }];
}
