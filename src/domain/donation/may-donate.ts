import type { DonationType } from "./blood";
import { ageOn, birthdayAt, dayNumber, isoDay } from "../dates/days";
import { type EligibilityPerson, nextDonation } from "./eligibility";
import { isEligibilityCode, type EligibilityCode, type EligibilityRules } from "./eligibility-rules";
import {
  eligibilityPerson,
  knownDonations,
  type DonationFacts,
  type DonationList,
  type KnownDonations,
  type NextDonation,
} from "./next-donation";
import { mayDonateAgain, presentStatus } from "../donor/status";

/**
 * Whether a donor may donate on a day (decisions §4). All screens, exports, filters and the mock use this answer. `date` is
 * the first ISO day. It is set only if the answer on that day will be "yes", unless something happens before.
 */
export type MayDonate =
  | { answer: "yes"; date: string; code: "ok" }
  | { answer: "from"; date: string; code: EligibilityCode }
  /** A doctor decides, or too little is known (see {@link isForDoctor}). `notBefore` is the first ISO day for a donation if it is later than the day. */
  | { answer: "toBeJudged"; date: null; notBefore: string | null; code: EligibilityCode }
  /** The donor may not donate. The first day is unknown or never comes. */
  | { answer: "no"; date: null; code: EligibilityCode };

export interface MayDonateFacts extends DonationFacts {
  /** The server's answer for whole blood; null or missing if it sends none. */
  nextDonation?: NextDonation | null;
}

interface MayDonateOptions {
  type?: DonationType;
  /** Null if the association's rules can't be read: then only the status, the suspension and the server's answer decide. */
  rules: EligibilityRules | null;
}

/**
 * Decides whether a donor may donate. The server's answer can only make ours stricter. If we know too little, the server's
 * answer decides (docs/decisions/donors-and-settings.md, "One function says who may donate").
 * @param day ISO day in Italy
 */
export function mayDonate(
  facts: MayDonateFacts,
  donations: DonationList,
  day: string,
  { type = 1, rules }: MayDonateOptions,
): MayDonate {
  const byStatus = answerOfStatus(facts.status);
  if (byStatus) return byStatus;
  const given = knownDonations(facts, donations);
  const byRules = (known: DonationFacts) =>
    rules ? answerOfRules(known, given, day, type, rules) : answerWithoutRules(known, day);
  const ofServer = type === 1 && facts.nextDonation ? answerOfServer(facts.nextDonation, day) : null;
  if (!ofServer) return byRules(facts);
  // only the server knows the end of the suspension
  const endsUnknown = facts.status === "temporarilySuspended" && !facts.suspension?.until;
  if (endsUnknown && ofServer.answer === "from")
    return strictest(byRules({ ...facts, status: "active", suspension: null }), ofServer);
  return strictest(byRules(facts), ofServer);
}

/** @returns whether a doctor must decide; false if facts are missing */
export const isForDoctor = ({ answer, code }: MayDonate): boolean =>
  answer === "toBeJudged" && (code === "unknown-birthday" || !isUnknown(code));

/** Data are missing, which the server may have. */
const isUnknown = (code: EligibilityCode) => code.startsWith("unknown");

const refused = (code: EligibilityCode): MayDonate => ({ answer: "no", date: null, code });
const toBeJudged = (code: EligibilityCode, notBefore: string | null = null): MayDonate => ({
  answer: "toBeJudged",
  date: null,
  notBefore,
  code,
});

/** Returns null for the statuses of people who donate: the rules decide. */
function answerOfStatus(value: string): MayDonate | null {
  if (mayDonateAgain(value)) return null;
  const { status } = presentStatus(value);
  if (status === "dead") return refused("dead");
  if (status === "permanentlySuspended") return refused("permanently-suspended");
  const isOfAccount = status === "passwordExpired" || status === "lockedOut";
  return status === null || isOfAccount ? toBeJudged("unknown-status") : refused("status");
}

/**
 * Adds the unknown donations that would delay the next one of a type most: as late as possible, one of each type, the rest of its
 * own.
 * @param others how many may be unknown, none of them later than the first known one
 */
function withOthers(
  person: EligibilityPerson,
  others: number,
  type: DonationType,
  rules: EligibilityRules,
): EligibilityPerson {
  if (others === 0) return person;
  const { birthday, donations } = person;
  const day = Math.min(...donations.map((given) => given.day));
  const { M, F } = rules.yearlyMaxima;
  // more than the maximum of a year change nothing, and are slow in exports; a server may send a fraction
  const most = Math.min(others, Math.ceil(Math.max(M[type], F[type])));
  const types: DonationType[] = [1, 2, 3, ...new Array<DonationType>(most - 1).fill(type)];
  const added = types.map((given) => ({ type: given, day }));
  // the rest may be longer after whole blood in childbearing age
  const end = birthday ? dayNumber(birthdayAt(birthday, rules.childbearing.toAge + 1)) - 1 : day;
  if (end < day) added.push({ type: 1, day: end });
  return { ...person, donations: [...donations, ...added] };
}

function answerOfRules(
  facts: DonationFacts,
  given: KnownDonations | null,
  day: string,
  type: DonationType,
  rules: EligibilityRules,
): MayDonate {
  const person = eligibilityPerson(facts, given?.donations ?? []);
  const { outcome, code, date } = nextDonation(person, type, day, rules);
  const later = date !== null && date > day ? date : null;
  if (given === null) {
    // periodic donors may donate up to a higher age, but we don't know whether the donor is one
    const mayBePeriodic = code === "too-old" && type === 1 && !isBeyond(facts.birthday, day, rules.periodicMaximumAge);
    return date === null && !mayBePeriodic ? refused(code) : toBeJudged("unknown-donations", later);
  }
  if (outcome === "warning") return toBeJudged(code, later);
  if (date === null) return refused(code);
  // a promise only if the donations that we don't know can't delay it
  if (nextDonation(withOthers(person, given.others, type, rules), type, day, rules).date !== date)
    return toBeJudged("unknown-donations", later);
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

const JUDGED: ReadonlySet<EligibilityCode> = new Set(["after-65", "first-after-60", "other"]);
const REFUSED: ReadonlySet<EligibilityCode> = new Set([
  "too-old",
  "suspended",
  "permanently-suspended",
  "dead",
  "status",
]);

function answerOfServer({ date, reason }: NextDonation, day: string): MayDonate | null {
  const code = isEligibilityCode(reason) && reason !== "unknown-rules" ? reason : "other";
  if (date === null) {
    if (code === "ok") return null;
    return REFUSED.has(code) ? refused(code) : toBeJudged(code);
  }
  const later = date > day ? date : null;
  // with a reason that we don't know ("other"), only a later day is clear
  if ((isUnknown(code) || JUDGED.has(code)) && (later === null || code !== "other")) return toBeJudged(code, later);
  return later === null ? { answer: "yes", date: day, code: "ok" } : { answer: "from", date, code };
}

function strictest(ours: MayDonate, server: MayDonate): MayDonate {
  if (ours.answer === "no") return ours;
  if (server.answer === "no") return server;
  if (ours.answer === "toBeJudged") {
    if (server.answer === "toBeJudged") {
      if (isUnknown(ours.code)) return { ...server, notBefore: latest(server.notBefore, ours) };
    } else if (isUnknown(ours.code)) {
      const { notBefore } = ours;
      const isLater = notBefore !== null && notBefore > server.date;
      return isLater ? { answer: "from", date: notBefore, code: "other" } : server;
    }
    return { ...ours, notBefore: latest(ours.notBefore, server) };
  }
  if (server.answer === "toBeJudged") return { ...server, notBefore: latest(server.notBefore, ours) };
  return server.date > ours.date ? server : ours;
}

/** Returns the later of a day and of the first day of another answer. */
function latest(notBefore: string | null, other: MayDonate): string | null {
  const day = other.answer === "from" ? other.date : other.answer === "toBeJudged" ? other.notBefore : null;
  return notBefore === null || (day !== null && day > notBefore) ? day : notBefore;
}
