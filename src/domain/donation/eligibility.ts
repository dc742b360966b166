import type { DonationType, Sex } from "./blood";
import { ageOn, birthdayAt, dayNumber, isoDay } from "../dates/days";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityCode, type EligibilityRules } from "./eligibility-rules";

/** The facts about a person that the rules need. Days are numbers of {@link dayNumber}. */
export interface EligibilityPerson {
  /** ISO day, or null if unknown. */
  birthday: string | null;
  gender: Sex | null;
  /** In any order. */
  donations: readonly { type: DonationType; day: number }[];
  /** `until` is the last suspended day (ISO), null if the end is open. */
  suspension: { until: string | null; permanent: boolean } | null;
  dead: boolean;
}

/**
 * Pass: may donate today. Warning: from `date` on, if a doctor agrees. Stop: not today, but from `date` on; if it is null,
 * the day is unknown or never comes. The status isn't considered here: `mayDonate` adds it (decisions §4).
 */
interface EligibilityVerdict {
  outcome: "pass" | "warning" | "stop";
  /** Its sentence is in `ELIGIBILITY_SENTENCES` (decisions §4: "a code and a sentence"). */
  code: EligibilityCode;
  /** First day on which the donation is allowed, never before today. */
  date: string | null;
}

/**
 * Finds the first day on which the rules allow a donation of a type.
 * @param today ISO day in Italy (see {@link romeDay})
 */
export function nextDonation(
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  rules: EligibilityRules = DEFAULT_ELIGIBILITY_RULES,
): EligibilityVerdict {
  if (person.dead) return verdict("stop", "dead", null);
  if (person.suspension?.permanent) return verdict("stop", "permanently-suspended", null);
  if (person.suspension && person.suspension.until === null) return verdict("stop", "suspended", null);

  const earliest = firstAllowedDay(person, type, today, rules);
  const date = isoDay(earliest.day);
  const age = person.birthday === null ? null : ageOn(person.birthday, date);
  const periodic = person.donations.some(({ day }) => earliest.day - day <= rules.periodicDays);
  if (age !== null && age > rules.maximumAge) {
    const byEvaluation = type === 1 && periodic && age <= rules.periodicMaximumAge;
    if (!byEvaluation) return verdict("stop", "too-old", null);
  }
  if (age === null) return verdict("warning", "unknown-birthday", date);
  if (age > rules.maximumAge) return verdict("warning", "after-65", date);
  if (age >= rules.firstDonationCautionAge && person.donations.length === 0) {
    return rules.firstDonation === "stop"
      ? verdict("stop", "first-after-60", null)
      : verdict("warning", "first-after-60", date);
  }
  return date > today ? verdict("stop", earliest.code, date) : verdict("pass", "ok", date);
}

const verdict = (
  outcome: EligibilityVerdict["outcome"],
  code: EligibilityCode,
  date: string | null,
): EligibilityVerdict => ({ outcome, code, date });

/** Returns the first day that minimum age, suspension, intervals and yearly maxima allow, and the code of the one that decides it. */
function firstAllowedDay(
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  rules: EligibilityRules,
): { day: number; code: EligibilityCode } {
  let day = dayNumber(today);
  let code: EligibilityCode = "ok";
  const atLeast = (otherDay: number, otherCode: EligibilityCode) => {
    if (otherDay > day) [day, code] = [otherDay, otherCode];
  };
  if (person.birthday !== null) atLeast(dayNumber(birthdayAt(person.birthday, rules.minimumAge)), "too-young");
  if (person.suspension?.until) atLeast(dayNumber(person.suspension.until) + 1, "suspended");
  for (const given of person.donations) atLeast(given.day + intervalFor(given, type, person, rules), "interval");

  const same = person.donations.filter((given) => given.type === type).map((given) => given.day);
  for (;;) {
    const full = fullUntil(same, day, yearlyMaximum(person, type, day, rules), rules);
    if (full === null) return { day, code };
    atLeast(Math.min(full, endOfChildbearing(person, day, rules)), "yearly-maximum");
  }
}

/** Returns the day on which childbearing age ends; Infinity if the person isn't in it on `day`, or the birthday is unknown. */
function endOfChildbearing(person: EligibilityPerson, day: number, rules: EligibilityRules): number {
  if (person.birthday === null || !isChildbearing(person, day, rules)) return Infinity;
  return dayNumber(birthdayAt(person.birthday, rules.childbearing.toAge + 1));
}

/** @returns the days from a given donation to the next one of a type */
export function intervalFor(
  given: { type: DonationType; day: number },
  type: DonationType,
  person: EligibilityPerson,
  rules: EligibilityRules,
): number {
  const interval = rules.intervals[given.type][type];
  const ownInterval = rules.childbearing.interval;
  if (ownInterval === null || given.type !== 1 || type !== 1) return interval;
  return isChildbearing(person, given.day, rules) ? Math.max(interval, ownInterval) : interval;
}

/** @returns the maximum number of donations of a type in the year of a day (number of {@link dayNumber}) */
export function yearlyMaximum(
  person: EligibilityPerson,
  type: DonationType,
  day: number,
  rules: EligibilityRules = DEFAULT_ELIGIBILITY_RULES,
): number {
  const own = type === 1 && isChildbearing(person, day, rules) ? rules.childbearing.yearlyMaximum : null;
  const { M, F } = rules.yearlyMaxima;
  const most = person.gender === "M" ? M[type] : person.gender === "F" ? F[type] : Math.min(M[type], F[type]);
  return own === null ? most : Math.min(own, most);
}

/** If the age is unknown, the stricter rule applies. */
function isChildbearing(person: EligibilityPerson, day: number, rules: EligibilityRules): boolean {
  if (person.gender !== "F") return false;
  if (person.birthday === null) return true;
  const age = ageOn(person.birthday, isoDay(day));
  return age >= rules.childbearing.fromAge && age <= rules.childbearing.toAge;
}

/** @returns the first day of the next year of the maxima: 1 January, or the same day a year later (1 March after 29 February) */
const nextYearOf = (day: number, { year }: EligibilityRules): number =>
  dayNumber(year === "calendar" ? `${Number(isoDay(day).slice(0, 4)) + 1}-01-01` : birthdayAt(isoDay(day), 1));

/** @returns whether a donation counts in the year of the maxima that a day ends (rolling), or that contains it (calendar) */
export const isInYearOf = (given: number, day: number, rules: EligibilityRules): boolean =>
  // a year has at most 366 days; dates are slow, and a list computes them for each donation of each row
  given <= day && day - given < 366 && nextYearOf(given, rules) > day;

/** @returns the first day on which the maximum of the year allows another donation; null if it allows one on `day` */
function fullUntil(days: readonly number[], day: number, maximum: number, rules: EligibilityRules): number | null {
  const inYear = days.filter((given) => isInYearOf(given, day, rules)).sort((a, b) => a - b);
  if (inYear.length < maximum) return null;
  // the oldest of the last `maximum` donations must no longer count
  return nextYearOf(inYear[inYear.length - maximum] ?? day, rules);
}
