import type { DonationType } from "../../domain/blood";
import { dayNumber } from "../../domain/days";
import { nextDonation, yearlyMaximum, type EligibilityPerson } from "../../domain/eligibility";
import { DEFAULT_ELIGIBILITY_RULES, ELIGIBILITY_SENTENCES } from "../../domain/eligibility-rules";
import {
  eligibilityPerson,
  lastDonationOf,
  type DonationFact,
  type DonationFacts,
  type NextDonation,
} from "../../domain/next-donation";
import { longestRestPeriod, type RestPeriod } from "../../domain/rest";
import { mayDonateAgain, presentStatus } from "../../domain/status";
import { answerTexts } from "./answer-texts";

/** Whether and from when a donor may give a donation of a type, and the rule behind it in a sentence (decisions §4). */
export interface Answer {
  type: DonationType;
  /** evaluation: a doctor decides. never: no day will come. unknown: too little is known. */
  kind: "today" | "evaluation" | "later" | "never" | "unknown";
  /** ISO day; for "today", "evaluation" and "later". */
  date: string | null;
  why: string;
  /** The rest that "later" waits for, where it follows from one. */
  rest: RestPeriod | null;
}

export type DonationAnswers =
  /** Of those who don't donate no day is told, for nobody is to call them. */
  | { kind: "none"; why: string }
  /** `own`: the association's server goes by rules that aren't ours, so nothing can be said of the other types. */
  | { kind: "answers"; answers: Answer[]; own: boolean };

/** What is known of the donor; the server's own word on whole blood wins. */
export type AnswerFacts = DonationFacts & { nextDonation: NextDonation | null };

const SENTENCES: Partial<Record<string, string>> = ELIGIBILITY_SENTENCES;

/**
 * @param donations all of them; null when only the last one is known
 * @param today ISO day in Italy
 */
export function donationAnswers(
  facts: AnswerFacts,
  donations: readonly DonationFact[] | null,
  today: string,
): DonationAnswers {
  if (!mayDonateAgain(facts.status)) return { kind: "none", why: whyNot(facts.status) };
  const given = donations ?? lastDonationOf(facts);
  const person = given && eligibilityPerson(facts, given);
  const told = facts.nextDonation;
  const ours = person && answerOf(person, 1, today, facts);
  const own = told !== null && ours !== null && told.date !== ours.date;
  const whole = told && (own || !ours) ? answerTold(told, today) : (ours ?? unknownAnswer(1));
  const others = ([2, 3] as const).map((type) =>
    person && !own ? answerOf(person, type, today, facts) : unknownAnswer(type, own),
  );
  return { kind: "answers", answers: [whole, ...others], own };
}

function whyNot(status: string): string {
  const { status: known, label } = presentStatus(status);
  return (known && answerTexts.statuses[known]) ?? answerTexts.otherStatus(label);
}

const unknownAnswer = (type: DonationType, own = false): Answer => ({
  type,
  kind: "unknown",
  date: null,
  why: own ? answerTexts.ownRules : answerTexts.donationsUnknown,
  rest: null,
});

/** The server's word, whose figures we don't know. */
function answerTold({ date, reason }: NextDonation, today: string): Answer {
  const why = SENTENCES[reason] ?? answerTexts.ownRules;
  if (date === null) return { type: 1, kind: "never", date, why, rest: null };
  const kind = date > today ? "later" : reason === "ok" ? "today" : "evaluation";
  return { type: 1, kind, date, why, rest: null };
}

function answerOf(person: EligibilityPerson, type: DonationType, today: string, facts: DonationFacts): Answer {
  const { outcome, code, date, sentence } = nextDonation(person, type, today);
  const rest = longestRestPeriod(person, type, today);
  const figures = { type, rest, count: countInYear(person, type, today), until: facts.suspension?.until ?? null };
  const why = answerTexts.why({ ...figures, code, most: mostInYear(person, type, today), today }) ?? sentence;
  const shared = { type, date, why, rest: code === "interval" ? rest : null };
  if (outcome === "pass") return { ...shared, kind: "today" };
  if (outcome === "warning") return { ...shared, kind: "evaluation" };
  return { ...shared, kind: date === null ? (code === "suspended" ? "unknown" : "never") : "later" };
}

/** @returns how many donations of a type were given in the year of `today` */
export function countInYear(person: EligibilityPerson, type: DonationType, today: string): number {
  const begin = dayNumber(`${today.slice(0, 4)}-01-01`);
  return person.donations.filter((given) => given.type === type && given.day >= begin && given.day <= dayNumber(today))
    .length;
}

/** @returns how many of a type may be given in that year */
export const mostInYear = (person: EligibilityPerson, type: DonationType, today: string): number =>
  yearlyMaximum(person, type, dayNumber(today), DEFAULT_ELIGIBILITY_RULES);
