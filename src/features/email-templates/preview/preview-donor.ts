import { identity, record, type Read } from "../../../api/read";
import { mergeValues, NO_UNSUBSCRIBE_URL, type MergeValues } from "../../../domain/email-template/merge-fields";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { DONOR_READERS, mayDonateOfRow } from "../../../shared/donor/reads";
import { listAnswer } from "../../../shared/lists/list-answer";
import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";

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

/** As many as are leafed through, and among whom the longest name is looked for. */
const ASKED = 50;
const NONE: readonly PreviewDonor[] = [];

/** As whom a mail is looked at. */
export interface PreviewDonors {
  /** Null: as nobody. */
  shown: PreviewDonor | null;
  /** Those who are found. */
  found: readonly PreviewDonor[];
  failed: boolean;
  choose: (donor: PreviewDonor) => void;
  /** Undefined: there is none. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  longest: (() => void) | undefined;
}

const lengthOf = ({ firstName, lastName }: PreviewDonor) => firstName.length + lastName.length;

/** @param text whom somebody looks for; the first ones of the registry for "" */
export function usePreviewDonors(text: string): PreviewDonors {
  const can = useCan();
  const state = useQuery(
    can("read", "Donor")
      ? {
          path: endpoints.donors(),
          query: { skip: 0, limit: ASKED, order: "lastName", query: text.trim() || undefined },
          schema: previewDonorsAnswer(0, ASKED),
          part: "preview",
        }
      : null,
    { keepPrevious: true, background: true },
  );
  const [chosen, setChosen] = useState<PreviewDonor | null>(null);
  const found = state.status === "ready" ? state.data.rows : NONE;
  // the first one to begin with: whoever is typed later isn't shown before they are chosen
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
