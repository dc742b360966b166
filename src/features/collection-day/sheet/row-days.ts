import type { DonationFact } from "../../../domain/donation/next-donation";
import type { FoundDonor } from "../requests/find-donors";

/** @returns the last donation before a day */
export function lastBefore(donor: FoundDonor, day: string | null): DonationFact {
  const none: DonationFact = { date: null, type: null };
  return donor.donations
    .filter(({ date }) => date !== null && (day === null || date < day))
    .reduce((last, given) => ((given.date ?? "") > (last.date ?? "") ? given : last), none);
}
