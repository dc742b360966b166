import type { DonationType } from "../../../domain/donation/blood";
import { dayNumber } from "../../../domain/dates/days";
import { isInYearOf, yearlyMaximum, type EligibilityPerson } from "../../../domain/donation/eligibility";
import { ELIGIBILITY_SENTENCES, type EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { isForDoctor, mayDonate, type MayDonate, type MayDonateFacts } from "../../../domain/donation/may-donate";
import { eligibilityPerson, knownDonations, type DonationList } from "../../../domain/donation/next-donation";
import { longestRestPeriod, type RestPeriod } from "../../../domain/donation/rest-period";
import { isSuspended, mayDonateAgain, presentStatus } from "../../../domain/donor/status";
import { answerTexts } from "./answer-texts";

/** Whether and from when a donor may give one type of donation, with the rule in a sentence (decisions §4). */
export interface Answer {
  type: DonationType;
  /** evaluation: a doctor decides. never: no rule gives a day. unknown: data are missing. */
  kind: "today" | "evaluation" | "later" | "never" | "unknown";
  /** ISO day; for "today" and "later". */
  date: string | null;
  reason: string;
  /** The rest period before the next donation; only for "later", and null if another rule decides. */
  rest: RestPeriod | null;
}

export type DonationAnswers =
  /** The status excludes donations: there is no day. */
  | { kind: "none"; reason: string }
  /** `byServerRules`: the server's day differs from our rules, so the other types are unknown. */
  | { kind: "answers"; answers: Answer[]; byServerRules: boolean };

/**
 * Computes the answers for all types of donation.
 * @param today ISO day in Italy
 * @param rules null if they can't be read
 * @param options `suspensionReason`: null if there is none or the user may not see it
 */
export function donationAnswers(
  facts: MayDonateFacts,
  donations: DonationList,
  today: string,
  rules: EligibilityRules | null,
  { suspensionReason = null }: { suspensionReason?: string | null } = {},
): DonationAnswers {
  if (!mayDonateAgain(facts.status)) return { kind: "none", reason: noDonationReason(facts.status, suspensionReason) };
  const wholeBlood = mayDonate(facts, donations, today, { rules });
  const byOurRules = mayDonate({ ...facts, nextDonation: null }, donations, today, { rules });
  const byServerRules = rules !== null && !isSame(wholeBlood, byOurRules) && byOurRules.code !== "unknown-donations";
  const known = knownDonations(facts, donations);
  const person = known && eligibilityPerson(facts, known.donations);
  const reasonFacts: ReasonFacts | null = person && rules && { facts, person, suspensionReason, today, rules };
  const thatDay = (answer: Answer): Answer =>
    isSuspended(facts.status) && answer.kind === "later"
      ? { ...answer, reason: answerTexts.thatDay(answer.reason) }
      : answer;
  const answers = [
    toAnswer(wholeBlood, 1, isSame(wholeBlood, byOurRules) ? reasonFacts : null),
    ...([2, 3] as const).map((type) =>
      byServerRules
        ? unknownType(type)
        : toAnswer(mayDonate(facts, donations, today, { type, rules }), type, reasonFacts),
    ),
  ].map(thatDay);
  return { kind: "answers", answers, byServerRules };
}

const isSame = (one: MayDonate, other: MayDonate) => one.answer === other.answer && one.date === other.date;

function noDonationReason(status: string, suspensionReason: string | null): string {
  const { status: knownStatus, label } = presentStatus(status);
  const reason = (knownStatus && answerTexts.statuses[knownStatus]) ?? answerTexts.otherStatus(label);
  return knownStatus === "permanentlySuspended" && suspensionReason
    ? `${reason} ${answerTexts.suspensionReason(suspensionReason)}`
    : reason;
}

const unknownType = (type: DonationType): Answer => ({
  type,
  kind: "unknown",
  date: null,
  reason: answerTexts.ownRules,
  rest: null,
});

/** The facts from which a reason is computed. */
interface ReasonFacts {
  facts: MayDonateFacts;
  person: EligibilityPerson;
  suspensionReason: string | null;
  today: string;
  rules: EligibilityRules;
}

/** @param reasonFacts null if the answer is the server's: its numbers are unknown */
function toAnswer(answer: MayDonate, type: DonationType, reasonFacts: ReasonFacts | null): Answer {
  const { date, code } = answer;
  const rest = reasonFacts && longestRestPeriod(reasonFacts.person, type, reasonFacts.today, reasonFacts.rules);
  const reason = [
    (reasonFacts && reasonByRules(answer, type, reasonFacts, rest)) ?? sentenceOf(answer),
    ...(answer.answer === "toBeJudged" && answer.notBefore !== null ? [answerTexts.notBefore(answer.notBefore)] : []),
  ].join(" ");
  return {
    type,
    kind: kindOf(answer),
    date,
    reason,
    rest: answer.answer === "from" && code === "interval" ? rest : null,
  };
}

const sentenceOf = ({ code }: MayDonate): string =>
  code === "unknown-donations" ? answerTexts.donationsUnknown : ELIGIBILITY_SENTENCES[code];

function reasonByRules(
  { code }: MayDonate,
  type: DonationType,
  { facts, person, suspensionReason, today, rules }: ReasonFacts,
  rest: RestPeriod | null,
): string | undefined {
  const count = countInYear(person, type, today, rules);
  const most = mostInYear(person, type, today, rules);
  const until = facts.suspension?.until ?? null;
  const known = person.donations.length;
  return answerTexts.reason({ type, rest, count, known, until, suspensionReason, code, most, today, rules });
}

function kindOf(answer: MayDonate): Answer["kind"] {
  switch (answer.answer) {
    case "yes":
      return "today";
    case "from":
      return "later";
    case "toBeJudged":
      return isForDoctor(answer) ? "evaluation" : "unknown";
    case "no":
      return answer.code === "suspended" ? "unknown" : "never";
  }
}

/** @returns the number of donations of a type in the year of `today`; the rules say what a year is */
export function countInYear(
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  rules: EligibilityRules,
): number {
  return person.donations.filter(
    (donation) => donation.type === type && isInYearOf(donation.day, dayNumber(today), rules),
  ).length;
}

/** @returns the maximum number of donations of a type in that year */
export const mostInYear = (
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  rules: EligibilityRules,
): number => yearlyMaximum(person, type, dayNumber(today), rules);
