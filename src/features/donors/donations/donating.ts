import type { Donating } from "../../../domain/donation-warnings";
import { eligibilityPerson } from "../../../domain/next-donation";
import { isBeforeRegistration } from "../../../domain/status";
import type { Donation, DonorRecord } from "../../../shared/donor/reads";

/** @returns a donor as the rules for a donation ask. @param but the key of the donation that is changed */
export function donatingOf(donor: DonorRecord, donations: readonly Donation[], but: string | null = null): Donating {
  const others = donations.filter(({ _id }) => but === null || _id !== but);
  return {
    ...eligibilityPerson(donor, others),
    suspendedFrom: donor.suspension?.from ?? donor.suspensionDate,
    registered: !isBeforeRegistration(donor.status),
  };
}
