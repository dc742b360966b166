import type { DonationType } from "../../../domain/donation/blood";
import { nextDonation } from "../../../domain/donation/eligibility";
import { eligibilityPerson, type DonationFact } from "../../../domain/donation/next-donation";
import { formatShortDate } from "../../../domain/format";
import type { FoundDonor } from "../requests/find-donors";
import { texts } from "../texts";
import type { VerdictContext } from "./verdict";

const before = (donor: FoundDonor, day: string | null): DonationFact[] =>
  donor.donations.filter(({ date }) => date !== null && (day === null || date < day));

/** @returns the last donation before a day */
export function lastBefore(donor: FoundDonor, day: string | null): DonationFact {
  const none: DonationFact = { date: null, type: null };
  return before(donor, day).reduce((last, given) => ((given.date ?? "") > (last.date ?? "") ? given : last), none);
}

/** @returns from when the donor could give a donation of the type, by the donations before the chosen day; "" if unknown */
export function firstDay(donor: FoundDonor, type: DonationType, { day, rules }: VerdictContext): string {
  const last = lastBefore(donor, day);
  if (!rules) return "";
  const given = before(donor, day);
  if (last.date === null && !donor.suspension) return texts.firstTime;
  const { date } = nextDonation(eligibilityPerson(donor, given), type, last.date ?? day ?? "1900-01-01", rules);
  return date === null ? texts.never : formatShortDate(date);
}
