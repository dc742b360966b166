import type { DonationType } from "../../../domain/donation/blood";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { isForDoctor, mayDonate, type MayDonate } from "../../../domain/donation/may-donate";
import { eligibilityPerson } from "../../../domain/donation/next-donation";
import { dayNumber } from "../../../domain/dates/days";
import { longestRestPeriod, type RestPeriod } from "../../../domain/donation/rest";
import type { OwnRecord } from "../record";
import type { Donation } from "../../../shared/donor/reads";

/** When a donor may give whole blood. */
export type NextDonationInfo =
  | { kind: "today" }
  /** The rest is over, but somebody decides first: a doctor, whom an age calls for (decisions §4, Warning). */
  | { kind: "evaluation"; reason: string }
  | {
      kind: "later";
      date: string;
      daysLeft: number;
      /** How much of the wait is over, 0 to 1. */
      ratio: number;
      /** The figures behind the day, where our rules come to the same day as the server. */
      rest: RestPeriod | null;
      reason: string;
    }
  | { kind: "unknown"; reason: string };

/** What may be given today although whole blood may not. */
export interface OtherDonation {
  type: DonationType;
  /** Days of rest that are over; null for those who have never donated. */
  restDays: number | null;
}

/**
 * @param answer whether the donor may donate
 * @param donations null while they are not known
 * @param rules null while they are not known
 */
export function nextDonationInfo(
  answer: MayDonate,
  donor: OwnRecord,
  donations: readonly Donation[] | null,
  today: string,
  rules: EligibilityRules | null,
): NextDonationInfo {
  const { date, code: reason } = answer;
  if (answer.answer === "yes") return { kind: "today" };
  if (date === null) return { kind: isForDoctor(answer) ? "evaluation" : "unknown", reason };
  const rest = donations && rules && longestRestPeriod(eligibilityPerson(donor, donations), 1, today, rules);
  const daysLeft = dayNumber(date) - dayNumber(today);
  const since = (reason === "suspended" ? donor.suspension?.from : null) ?? donor.lastDonationDate;
  const waited = since === null ? 0 : Math.max(dayNumber(today) - dayNumber(since), 0);
  return {
    kind: "later",
    date,
    daysLeft,
    ratio: waited / (waited + daysLeft),
    rest: reason === "interval" && rest?.until === date ? rest : null,
    reason,
  };
}

/**
 * What else may be given today. Nothing where the answer isn't the one that our rules give: then the association has rules
 * that we don't know, and a promise could be wrong.
 */
export function otherDonationsOf(
  { answer, date }: MayDonate,
  donor: OwnRecord,
  donations: readonly Donation[],
  today: string,
  rules: EligibilityRules,
): OtherDonation[] {
  if (answer !== "from" || mayDonate({ ...donor, nextDonation: null }, donations, today, { rules }).date !== date)
    return [];
  const person = eligibilityPerson(donor, donations);
  return ([3, 2] as const)
    .filter((type) => mayDonate(donor, donations, today, { type, rules }).answer === "yes")
    .map((type) => ({ type, restDays: longestRestPeriod(person, type, today, rules)?.total ?? null }));
}
