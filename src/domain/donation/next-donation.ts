import { isDonationType, type Sex } from "./blood";
import { dayNumber } from "../dates/days";
import type { EligibilityPerson } from "./eligibility";

/** A server's answer about the next donation of whole blood. */
export interface NextDonation {
  /** The first allowed ISO day; null if there is none. */
  date: string | null;
  /** An `EligibilityCode`, or a code that only the server knows. */
  reason: string;
}

/** The facts that decide about donations; null if unknown. Days are ISO days. */
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

/** @returns the last donation of a donor; an empty list if there was none, null if it is unknown */
export function lastDonationOf({
  lastDonationDate,
  lastDonationType,
  donationsNumber,
}: DonationFacts): DonationFact[] | null {
  if (lastDonationDate) return [{ type: lastDonationType, date: lastDonationDate }];
  return donationsNumber === 0 ? [] : null;
}

export type PersonFacts = Pick<DonationFacts, "birthday" | "gender" | "status" | "suspension">;

/** Converts facts for the rules. A donation of an unknown type counts as whole blood, which has the longest interval. */
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
