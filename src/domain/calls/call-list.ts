import { dayNumber, dayOf } from "../dates/days";
import type { DonationType } from "../donation/blood";
import { phoneHref } from "../contacts/contact-links";

/** The outcomes of a call, in the order of their buttons. */
export const CALL_OUTCOMES = ["coming", "noAnswer", "again", "notUntil", "refused"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The lists of a donation day, in the order of their tabs. */
export const CALL_LISTS = ["toCall", "coming", "again", "notNow"] as const;
export type CallList = (typeof CALL_LISTS)[number];

/** A call about a donation day. Days are ISO days. */
export interface CallFacts {
  day: string;
  type: DonationType;
  outcome: CallOutcome;
  /** The day of the next call (`again`), or the last day on which the donor can't come (`notUntil`). */
  date: string | null;
  /** ISO instant. */
  at: string;
}

interface DonationDay {
  day: string;
  type: DonationType;
  /** ISO day in Italy. */
  today: string;
}

/** Nobody is called again so many days after a call. */
const QUIET_DAYS = 3;
/** Who said no so often in a month isn't called again in it. */
const MAX_REFUSALS = 2;

/**
 * Decides in which list of a donation day a donor is.
 * @param calls the donor's calls, newest first
 */
export function callListOf(calls: readonly CallFacts[], { day, type, today }: DonationDay): CallList {
  const [last] = calls;
  if (!last) return "toCall";
  if (last.outcome === "coming" && last.day >= today) {
    if (last.day === day && last.type === type) return "coming";
    return "notNow";
  }
  if (last.outcome === "again" && last.date !== null) return last.date > today ? "again" : "toCall";
  if (last.outcome === "notUntil" && last.date !== null && last.date >= day) return "notNow";
  const calledOn = dayOf(last.at) ?? "";
  if (calledOn && dayNumber(today) - dayNumber(calledOn) < QUIET_DAYS) return "notNow";
  const refusals = calls.filter(({ outcome, at }) => outcome === "notUntil" && isInMonth(at, today));
  return refusals.length >= MAX_REFUSALS ? "notNow" : "toCall";
}

const isInMonth = (instant: string, today: string) => dayOf(instant)?.slice(0, 7) === today.slice(0, 7);

/** @returns how many calls in a row had no answer. @param calls newest first */
export function unansweredCalls(calls: readonly Pick<CallFacts, "outcome">[]): number {
  const answered = calls.findIndex(({ outcome }) => outcome !== "noAnswer");
  return answered < 0 ? calls.length : answered;
}

type Numbers = Record<"mobile" | "phoneHome" | "officePhone", string | null>;

/** @returns the number to call: the mobile first; null if no number can be dialled */
export const callNumber = ({ mobile, phoneHome, officePhone }: Numbers): string | null =>
  [mobile, phoneHome, officePhone].find((number) => number !== null && phoneHref(number) !== null) ?? null;

/** Whether a blood group is rare: Rh negative. */
export const isRareGroup = (group: string): boolean => group.endsWith("-");

export interface CallUrgency {
  bloodGroup: string;
  /** ISO day from which the donor may donate; null for a donor who never donated. */
  since: string | null;
  /** Calls in a row without an answer. */
  unanswered: number;
  lastName: string;
  firstName: string;
}

/**
 * Orders donors, the most urgent first: rare groups that are short, then the longest wait, then who answered the last call.
 * @param full the groups that have reached their targets
 */
export const byUrgency = (full: ReadonlySet<string>) => {
  const isShort = (group: string) => Number(isRareGroup(group) && !full.has(group));
  return (a: CallUrgency, b: CallUrgency): number =>
    isShort(b.bloodGroup) - isShort(a.bloodGroup) ||
    compare(a.since ?? "9999", b.since ?? "9999") ||
    Math.sign(a.unanswered) - Math.sign(b.unanswered) ||
    a.lastName.localeCompare(b.lastName, "it") ||
    a.firstName.localeCompare(b.firstName, "it");
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** @returns the days that a donor has waited; null for a donor who never donated, or rests until a later day */
export const daysWaited = (since: string | null, today: string): number | null =>
  since === null || since > today ? null : dayNumber(today) - dayNumber(since);
