import type { DonationType } from "../../../domain/donation/blood";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { isForDoctor, mayDonate, type MayDonate } from "../../../domain/donation/may-donate";
import { eligibilityPerson, type KnownDonations } from "../../../domain/donation/next-donation";
import { dayNumber } from "../../../domain/dates/days";
import { longestRestPeriod, type RestPeriod } from "../../../domain/donation/rest-period";
import type { OwnRecord } from "../record";
import type { Donation } from "../../../shared/donor/reads";

/** When a donor may give whole blood again. */
export type NextDonationInfo =
  | { kind: "today" }
  /** The rest is over, but a doctor decides because of the donor's age (decisions §4, Warning). */
  | { kind: "evaluation"; reason: string }
  | {
      kind: "later";
      date: string;
      daysLeft: number;
      /** The part of the wait that is over, 0 to 1. */
      ratio: number;
      /** The rest period that leads to the day; null if our rules give another day than the server. */
      rest: RestPeriod | null;
      reason: string;
    }
  /** Other donations may be missing: then the day isn't before `notBefore` (ISO), if that isn't null. */
  | { kind: "unknown"; reason: string; notBefore: string | null };

/** A type of donation that is possible today although whole blood isn't. */
export interface OtherDonation {
  type: DonationType;
  /** Days of rest that are over; null for a donor who has never donated. */
  restDays: number | null;
}

/**
 * @param answer whether the donor may donate
 * @param donations null while they are unknown
 * @param rules null while they are unknown
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
  if (isForDoctor(answer)) return { kind: "evaluation", reason };
  if (date === null)
    return { kind: "unknown", reason, notBefore: answer.answer === "toBeJudged" ? answer.notBefore : null };
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
 * @returns the other types that are possible today; none if the server's answer differs from our rules, because then the server has
 *   rules that we don't know
 */
export function otherDonationsOf(
  { answer, date }: MayDonate,
  donor: OwnRecord,
  donations: KnownDonations,
  today: string,
  rules: EligibilityRules,
): OtherDonation[] {
  if (answer !== "from" || mayDonate({ ...donor, nextDonation: null }, donations, today, { rules }).date !== date)
    return [];
  const person = eligibilityPerson(donor, donations.donations);
  return ([3, 2] as const)
    .filter((type) => mayDonate(donor, donations, today, { type, rules }).answer === "yes")
    .map((type) => ({ type, restDays: longestRestPeriod(person, type, today, rules)?.total ?? null }));
}
