import { isDonationType, type Sex } from "./blood";
import { dayNumber } from "./days";
import { nextDonation, type EligibilityPerson } from "./eligibility";

/** The first day (ISO) on which whole blood may be given, null when nobody can say, and the code of what it follows from. */
export interface NextDonation {
  date: string | null;
  reason: string;
}

/** What is known of a donor; null where it isn't. Days are ISO days. */
export interface DonationFacts {
  birthday: string | null;
  gender: Sex | null;
  status: string;
  lastDonationDate: string | null;
  lastDonationType: number | null;
  donationsNumber: number | null;
  suspension?: { until: string | null } | null;
}

/** A donation as a server tells it; what kind it was may be unknown. */
export interface DonationFact {
  type: number | null;
  date: string | null;
}

/**
 * When somebody may give whole blood next, for servers that don't say it (decisions §2, §4).
 * @param donations all of them; null when only the last one is known
 * @param today ISO day in Italy
 * @returns null when too little is known of former donations
 */
export function workOutNextDonation(
  facts: DonationFacts,
  donations: readonly DonationFact[] | null,
  today: string,
): NextDonation | null {
  const given = donations ?? lastDonationOf(facts);
  if (!given) return null;
  const { date, code } = nextDonation(eligibilityPerson(facts, given), 1, today);
  return { date, reason: code };
}

/** @returns the last donation of a donor, none for who has never donated; null where nobody knows */
export function lastDonationOf({
  lastDonationDate,
  lastDonationType,
  donationsNumber,
}: DonationFacts): DonationFact[] | null {
  if (lastDonationDate) return [{ type: lastDonationType, date: lastDonationDate }];
  return donationsNumber === 0 ? [] : null;
}

/** What the rules ask about a donor. A donation of unknown kind counts as whole blood, which asks for the longest rest. */
export function eligibilityPerson(facts: DonationFacts, donations: readonly DonationFact[]): EligibilityPerson {
  const { birthday, gender, status, suspension } = facts;
  const suspended = suspension ?? (/suspended$/i.test(status) ? { until: null } : null);
  return {
    birthday,
    gender,
    donations: donations.flatMap(({ type, date }) =>
      date === null ? [] : [{ type: isDonationType(type) ? type : 1, day: dayNumber(date) }],
    ),
    suspension: suspended && { until: suspended.until, permanent: status === "permanentlySuspended" },
    dead: status === "dead",
  };
}
