import type { DonationType } from "./blood";
import { ageOn, dayNumber, isoDay } from "../dates/days";
import { nextDonation } from "./eligibility";
import {
  DEFAULT_ELIGIBILITY_RULES,
  isEligibilityCode,
  type EligibilityCode,
  type EligibilityRules,
} from "./eligibility-rules";
import {
  eligibilityPerson,
  lastDonationOf,
  type DonationFact,
  type DonationFacts,
  type NextDonation,
} from "./next-donation";
import { mayDonateAgain, presentStatus } from "../donor/status";

/**
 * Whether somebody may donate on a day (decisions §4). List, record, filter, heading, file, dashboard and mock say this
 * and nothing else. `date` is the first day (ISO), and is there only where it is a promise: on that day the answer is
 * "yes", unless something happens before.
 */
export type MayDonate =
  | { answer: "yes"; date: string; code: "ok" }
  | { answer: "from"; date: string; code: EligibilityCode }
  /** A doctor decides, or too little is known. `notBefore`: the first day (ISO) for it, null where that is no later day. */
  | { answer: "toBeJudged"; date: null; notBefore: string | null; code: EligibilityCode }
  /** Nobody can say from when, or it will never be. */
  | { answer: "no"; date: null; code: EligibilityCode };

/** What is known of a donor, and what the server says of whole blood (null or missing where it doesn't). */
export interface MayDonateFacts extends DonationFacts {
  nextDonation?: NextDonation | null;
}

interface MayDonateOptions {
  type?: DonationType;
  /** Null if the association's rules can't be read: only the status, the suspension and the server's word then decide. */
  rules?: EligibilityRules | null;
}

/**
 * The server's word can only make our answer stricter: what contradicts it is not shown. Where we know too little, the
 * server's word stands (docs/decisions/0038).
 * @param donations all of them; null when only the last one is known
 * @param day ISO day in Italy
 */
export function mayDonate(
  facts: MayDonateFacts,
  donations: readonly DonationFact[] | null,
  day: string,
  { type = 1, rules = DEFAULT_ELIGIBILITY_RULES }: MayDonateOptions = {},
): MayDonate {
  const byStatus = answerOfStatus(facts.status);
  if (byStatus) return byStatus;
  const given = donations ?? lastDonationOf(facts);
  const byRules = (known: DonationFacts) =>
    rules ? answerOfRules(known, given, day, type, rules) : answerWithoutRules(known, day);
  const told = type === 1 && facts.nextDonation ? answerTold(facts.nextDonation, day) : null;
  if (!told) return byRules(facts);
  // a suspension that ends on a day which only the server knows
  const endsUnknown = facts.status === "temporarilySuspended" && !facts.suspension?.until;
  if (endsUnknown && told.answer === "from")
    return strictest(byRules({ ...facts, status: "active", suspension: null }), told);
  return strictest(byRules(facts), told);
}

/** @returns whether a doctor is to decide, rather than somebody to find out what isn't known */
export const isForDoctor = ({ answer, code }: MayDonate): boolean =>
  answer === "toBeJudged" && code !== "unknown-status" && code !== "unknown-donations" && code !== "unknown-rules";

const refused = (code: EligibilityCode): MayDonate => ({ answer: "no", date: null, code });
const toBeJudged = (code: EligibilityCode, notBefore: string | null = null): MayDonate => ({
  answer: "toBeJudged",
  date: null,
  notBefore,
  code,
});

/** Null for the statuses of people who donate: the rules decide. */
function answerOfStatus(word: string): MayDonate | null {
  if (mayDonateAgain(word)) return null;
  const { status } = presentStatus(word);
  if (status === "dead") return refused("dead");
  if (status === "permanentlySuspended") return refused("permanently-suspended");
  // those of an account say nothing of the donor
  const says = status !== null && status !== "passwordExpired" && status !== "lockedOut";
  return says ? refused("status") : toBeJudged("unknown-status");
}

function answerOfRules(
  facts: DonationFacts,
  given: readonly DonationFact[] | null,
  day: string,
  type: DonationType,
  rules: EligibilityRules,
): MayDonate {
  const { outcome, code, date } = nextDonation(eligibilityPerson(facts, given ?? []), type, day, rules);
  const later = date !== null && date > day ? date : null;
  if (given === null) {
    // a periodic donor may go on for some years: nobody knows whether this is one
    const mayBePeriodic = code === "too-old" && type === 1 && !isBeyond(facts.birthday, day, rules.periodicMaximumAge);
    return date === null && !mayBePeriodic ? refused(code) : toBeJudged("unknown-donations", later);
  }
  if (outcome === "warning") return toBeJudged(code, later);
  if (date === null) return refused(code);
  return later === null ? { answer: "yes", date, code: "ok" } : { answer: "from", date, code };
}

function answerWithoutRules(facts: DonationFacts, day: string): MayDonate {
  const { suspension } = eligibilityPerson(facts, []);
  if (!suspension) return toBeJudged("unknown-rules");
  const { until } = suspension;
  if (until === null) return refused("suspended");
  return toBeJudged("unknown-rules", until < day ? null : isoDay(dayNumber(until) + 1));
}

const isBeyond = (birthday: string | null, day: string, age: number) => birthday !== null && ageOn(birthday, day) > age;

const JUDGED: ReadonlySet<EligibilityCode> = new Set([
  "after-65",
  "first-after-60",
  "unknown-birthday",
  "unknown-status",
  "unknown-donations",
  "other",
]);
const REFUSED: ReadonlySet<EligibilityCode> = new Set([
  "too-old",
  "suspended",
  "permanently-suspended",
  "dead",
  "status",
]);

const KNOWN_TO_SERVER: ReadonlySet<EligibilityCode> = new Set([
  "unknown-donations",
  "unknown-birthday",
  "unknown-rules",
]);

function answerTold({ date, reason }: NextDonation, day: string): MayDonate | null {
  const code = isEligibilityCode(reason) && reason !== "unknown-rules" ? reason : "other";
  if (date === null) {
    if (code === "ok") return null;
    return REFUSED.has(code) ? refused(code) : toBeJudged(code);
  }
  const later = date > day ? date : null;
  // a rule of the server's own may say from when; what it says of a day that has come, nobody here can read
  if (JUDGED.has(code) && (later === null || code !== "other")) return toBeJudged(code, later);
  return later === null ? { answer: "yes", date: day, code: "ok" } : { answer: "from", date, code };
}

function strictest(ours: MayDonate, told: MayDonate): MayDonate {
  if (ours.answer === "no") return ours;
  if (told.answer === "no") return told;
  if (ours.answer === "toBeJudged") {
    if (told.answer === "toBeJudged") {
      if (ours.code === "unknown-rules") return { ...told, notBefore: latest(told.notBefore, ours) };
    } else if (KNOWN_TO_SERVER.has(ours.code)) {
      const { notBefore } = ours;
      return notBefore !== null && notBefore > told.date ? { answer: "from", date: notBefore, code: "other" } : told;
    }
    return { ...ours, notBefore: latest(ours.notBefore, told) };
  }
  if (told.answer === "toBeJudged") return { ...told, notBefore: latest(told.notBefore, ours) };
  return told.date > ours.date ? told : ours;
}

/** The later of a day and of that on which somebody else lets a donation happen. */
function latest(notBefore: string | null, other: MayDonate): string | null {
  const day = other.answer === "from" ? other.date : other.answer === "toBeJudged" ? other.notBefore : null;
  return notBefore === null || (day !== null && day > notBefore) ? day : notBefore;
}
