import { identity, record, type Read } from "../../../api/readers/read";
import { mergeValues, NO_UNSUBSCRIBE_URL, type MergeValues } from "../../../domain/email-template/merge-fields";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { DONOR_READERS, mayDonateOfRow } from "../../../shared/donor/rows";
import { listAnswer } from "../../../shared/lists/list-answer";
import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";

const { birthday, status, suspension, nextDonation, lastDonationDate, lastDonationType, donationsNumber } =
  DONOR_READERS;
const { firstName, lastName, area, association, bloodGroup, cardNumber, awards, gender } = DONOR_READERS;

/** What a mail may contain of a donor, and what decides whether they may donate. */
export const previewDonor = record({
  _id: identity,
  firstName,
  lastName,
  area,
  association,
  bloodGroup,
  cardNumber,
  awards,
  gender,
  birthday,
  status,
  suspension,
  nextDonation,
  lastDonationDate,
  lastDonationType,
  donationsNumber,
});

export type PreviewDonor = NonNullable<Read<typeof previewDonor>>;

export const previewDonorsAnswer = listAnswer("donors", previewDonor);

/**
 * @param rules null while unknown
 * @param today ISO day in Italy
 */
export function valuesOf(donor: PreviewDonor, rules: EligibilityRules | null, today: string): MergeValues {
  const { answer, date } = mayDonateOfRow(donor, rules, today);
  const fields = { ...donor, bloodGroup: donor.bloodGroup === "ND" ? "" : donor.bloodGroup, nextDonationDate: date };
  return mergeValues(fields, answer === "yes", NO_UNSUBSCRIBE_URL);
}

/** How many donors are read: to browse, and to find the longest name. */
const MAX_DONORS = 50;
const NONE: readonly PreviewDonor[] = [];

export interface PreviewDonors {
  shown: PreviewDonor | null;
  found: readonly PreviewDonor[];
  failed: boolean;
  choose: (donor: PreviewDonor) => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  longest: (() => void) | undefined;
}

const lengthOf = ({ firstName, lastName }: PreviewDonor) => firstName.length + lastName.length;

/** @param text search text; "" for the first donors */
export function usePreviewDonors(text: string): PreviewDonors {
  const can = useCan();
  const state = useQuery(
    can("read", "Donor")
      ? {
          path: endpoints.donors(),
          query: { skip: 0, limit: MAX_DONORS, order: "lastName", query: text.trim() || undefined },
          schema: previewDonorsAnswer(0, MAX_DONORS),
          part: "preview",
        }
      : null,
    { keepPrevious: true, background: true },
  );
  const [chosen, setChosen] = useState<PreviewDonor | null>(null);
  const found = state.status === "ready" ? state.data.rows : NONE;
  // the first donor until another is chosen; typing doesn't change it
  const [first] = found;
  if (!chosen && first) setChosen(first);
  const shown = chosen ?? first ?? null;
  const at = found.findIndex(({ _id }) => _id === shown?._id);
  const to = (donor: PreviewDonor | undefined) => donor && (() => setChosen(donor));
  const [longest] = [...found].sort((one, other) => lengthOf(other) - lengthOf(one));
  return {
    shown,
    found,
    failed: state.status === "error",
    choose: setChosen,
    previous: to(at > 0 ? found[at - 1] : undefined),
    next: to(found[at + 1]),
    longest: to(longest),
  };
}
