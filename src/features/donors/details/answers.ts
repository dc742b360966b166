import type { DonationType } from "../../../domain/donation/blood";
import { dayNumber } from "../../../domain/dates/days";
import { yearlyMaximum, type EligibilityPerson } from "../../../domain/donation/eligibility";
import { ELIGIBILITY_SENTENCES, type EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { isForDoctor, mayDonate, type MayDonate, type MayDonateFacts } from "../../../domain/donation/may-donate";
import { eligibilityPerson, lastDonationOf, type DonationFact } from "../../../domain/donation/next-donation";
import { longestRestPeriod, type RestPeriod } from "../../../domain/donation/rest";
import { mayDonateAgain, presentStatus } from "../../../domain/donor/status";
import { answerTexts } from "./answer-texts";

/** Whether and from when a donor may give a donation of a type, and the rule behind it in a sentence (decisions §4). */
export interface Answer {
  type: DonationType;
  /** evaluation: a doctor decides. never: no day will come. unknown: too little is known. */
  kind: "today" | "evaluation" | "later" | "never" | "unknown";
  /** ISO day; for "today" and "later". */
  date: string | null;
  why: string;
  /** The rest that "later" waits for, where it follows from one. */
  rest: RestPeriod | null;
}

export type DonationAnswers =
  /** Donors who don't donate have no day: nobody is to call them. */
  | { kind: "none"; why: string }
  /** `own`: the server follows rules of its own, so nothing is known about the other types. */
  | { kind: "answers"; answers: Answer[]; own: boolean };

/**
 * @param donations all of them; null when only the last one is known
 * @param today ISO day in Italy
 * @param rules null if they can't be read
 * @param options `suspendedFor`: why a donor is suspended, where the reader may know
 */
export function donationAnswers(
  facts: MayDonateFacts,
  donations: readonly DonationFact[] | null,
  today: string,
  rules: EligibilityRules | null,
  { suspendedFor = null }: { suspendedFor?: string | null } = {},
): DonationAnswers {
  if (!mayDonateAgain(facts.status)) return { kind: "none", why: whyNot(facts.status, suspendedFor) };
  const whole = mayDonate(facts, donations, today, { rules });
  const ours = mayDonate({ ...facts, nextDonation: null }, donations, today, { rules });
  const own = rules !== null && !isSame(whole, ours) && ours.code !== "unknown-donations";
  const given = donations ?? lastDonationOf(facts);
  const person = given && eligibilityPerson(facts, given);
  const reasons: Reasons | null = person && rules && { facts, person, suspendedFor, today, rules };
  const answers = [
    toAnswer(whole, 1, isSame(whole, ours) ? reasons : null),
    ...([2, 3] as const).map((type) =>
      own ? OWN_RULES(type) : toAnswer(mayDonate(facts, donations, today, { type, rules }), type, reasons),
    ),
  ];
  return { kind: "answers", answers, own };
}

const isSame = (one: MayDonate, other: MayDonate) => one.answer === other.answer && one.date === other.date;

function whyNot(status: string, suspendedFor: string | null): string {
  const { status: known, label } = presentStatus(status);
  const why = (known && answerTexts.statuses[known]) ?? answerTexts.otherStatus(label);
  return known === "permanentlySuspended" && suspendedFor ? `${why} ${answerTexts.suspendedFor(suspendedFor)}` : why;
}

const OWN_RULES = (type: DonationType): Answer => ({
  type,
  kind: "unknown",
  date: null,
  why: answerTexts.ownRules,
  rest: null,
});

/** What an answer's figures are made of. */
interface Reasons {
  facts: MayDonateFacts;
  person: EligibilityPerson;
  suspendedFor: string | null;
  today: string;
  rules: EligibilityRules;
}

/** @param reasons null where the answer is the server's, whose figures we don't know */
function toAnswer(answer: MayDonate, type: DonationType, reasons: Reasons | null): Answer {
  const { date, code } = answer;
  const rest = reasons && longestRestPeriod(reasons.person, type, reasons.today, reasons.rules);
  const why = [
    (reasons && whyByRules(answer, type, reasons, rest)) ?? sentenceOf(answer),
    ...(answer.answer === "toBeJudged" && answer.notBefore !== null ? [answerTexts.notBefore(answer.notBefore)] : []),
  ].join(" ");
  return { type, kind: kindOf(answer), date, why, rest: answer.answer === "from" && code === "interval" ? rest : null };
}

const sentenceOf = ({ code }: MayDonate): string =>
  code === "unknown-donations" ? answerTexts.donationsUnknown : ELIGIBILITY_SENTENCES[code];

function whyByRules(
  { code }: MayDonate,
  type: DonationType,
  { facts, person, suspendedFor, today, rules }: Reasons,
  rest: RestPeriod | null,
): string | undefined {
  const count = countInYear(person, type, today, rules);
  const most = mostInYear(person, type, today, rules);
  const until = facts.suspension?.until ?? null;
  return answerTexts.why({ type, rest, count, until, suspendedFor, code, most, today, rules });
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

/** @returns how many donations of a type were given in the year of `today`, as the rules count it */
export function countInYear(
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  { year }: EligibilityRules,
): number {
  const begin = year === "calendar" ? dayNumber(`${today.slice(0, 4)}-01-01`) : dayNumber(today) - 364;
  return person.donations.filter((given) => given.type === type && given.day >= begin && given.day <= dayNumber(today))
    .length;
}

/** @returns how many of a type may be given in that year */
export const mostInYear = (
  person: EligibilityPerson,
  type: DonationType,
  today: string,
  rules: EligibilityRules,
): number => yearlyMaximum(person, type, dayNumber(today), rules);
