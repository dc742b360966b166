import { identity, record, type Read } from "../../../api/read";
import { mergeValues, NO_UNSUBSCRIBE_URL, type MergeValues } from "../../../domain/email-template/merge-fields";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { DONOR_READERS, mayDonateOfRow } from "../../../shared/donor/reads";
import { listAnswer } from "../../../shared/lists/list-answer";

const { birthday, status, suspension, nextDonation, lastDonationDate, lastDonationType, donationsNumber } =
  DONOR_READERS;
const { firstName, lastName, area, association, bloodGroup, cardNumber, awards, gender } = DONOR_READERS;

/** What a mail may say of a donor, and what says whether they may donate. */
export const previewDonor = record({
  _id: identity,
  ...{ firstName, lastName, area, association, bloodGroup, cardNumber, awards, gender },
  ...{ birthday, status, suspension, nextDonation, lastDonationDate, lastDonationType, donationsNumber },
});

/** A donor as whom a mail is looked at. */
export type PreviewDonor = NonNullable<Read<typeof previewDonor>>;

export const previewDonorsAnswer = listAnswer("donors", previewDonor);

/** @param rules null while they aren't known: then no day follows from them @param today ISO day in Italy */
export function valuesOf(of: PreviewDonor, rules: EligibilityRules | null, today: string): MergeValues {
  const { answer, date } = mayDonateOfRow(of, rules, today);
  const known = { ...of, bloodGroup: of.bloodGroup === "ND" ? "" : of.bloodGroup, nextDonationDate: date };
  return mergeValues(known, answer === "yes", NO_UNSUBSCRIBE_URL);
}
