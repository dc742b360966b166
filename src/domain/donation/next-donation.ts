import { isDonationType, type Sex } from "./blood";
import { dayNumber } from "../dates/days";
import type { EligibilityPerson } from "./eligibility";

/** What a server says: the first day (ISO) on which whole blood may be given, null without one, and the code of why. */
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

export interface DonationFact {
  type: number | null;
  date: string | null;
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

/** The part of it that says who may donate. */
export type PersonFacts = Pick<DonationFacts, "birthday" | "gender" | "status" | "suspension">;

/** What the rules ask about a donor. A donation of unknown kind counts as whole blood, which asks for the longest rest. */
export function eligibilityPerson(facts: PersonFacts, donations: readonly DonationFact[]): EligibilityPerson {
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
