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

/** The newest donations of a donor. */
export interface KnownDonations {
  donations: readonly DonationFact[];
  /** How many older ones there may be. They can delay the next donation, by their rest or by the yearly maximum. */
  others: number;
}

/** All donations or the newest; null if the server sends no list. */
export type DonationList = readonly DonationFact[] | KnownDonations | null;

/** @returns null if not even the last donation is known */
export function knownDonations(facts: DonationFacts, list: DonationList): KnownDonations | null {
  const known = list && readable("others" in list ? list : { donations: list, others: 0 });
  if (known?.others === 0) return known;
  const { lastDonationDate: date, lastDonationType: type, donationsNumber } = facts;
  if (known && known.donations.length > 0) {
    // the unreadable row may be the last donation
    const hasLast = date === null || known.donations.some((listed) => listed.date !== null && listed.date >= date);
    return hasLast ? known : { ...known, donations: [{ type, date }, ...known.donations] };
  }
  if (!date) return donationsNumber === 0 ? { donations: [], others: 0 } : null;
  // 0 contradicts the date
  return { donations: [{ type, date }], others: donationsNumber ? donationsNumber - 1 : Infinity };
}

/** A donation without a day counts among the others: it may have been on any day. */
function readable({ donations, others }: KnownDonations): KnownDonations {
  const dated = donations.filter(({ date }) => date !== null);
  return { donations: dated, others: others + donations.length - dated.length };
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
