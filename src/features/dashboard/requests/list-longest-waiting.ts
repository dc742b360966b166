import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import { record, text, type Read } from "../../../api/readers/read";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { BLOOD_GROUPS } from "../../../domain/donation/blood";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { wireFilter } from "../../../domain/filter/wire/wire";
import { isForDoctor } from "../../../domain/donation/may-donate";
import { DONOR_READERS, mayDonateOfRow, NAMED_DONOR } from "../../../shared/donor/rows";
import { listAnswer, type ListAnswer } from "../../../shared/lists/list-answer";
import { eligibleToday } from "../counted-rows";

const SHOWN = 3;
/** More than are shown, because a server with other rules may send donors who can't donate. */
const REQUESTED = 12;

const { birthday, gender, status, suspension, lastDonationDate, lastDonationType, donationsNumber, nextDonation } =
  DONOR_READERS;

const waitingDonor = record({
  ...NAMED_DONOR,
  bloodGroup: text("ND"),
  area: text(""),
  mobile: text(null),
  phoneHome: text(null),
  // needed to check whether they may donate
  birthday,
  gender,
  status,
  suspension,
  lastDonationDate,
  lastDonationType,
  donationsNumber,
  nextDonation,
});

export type WaitingDonor = NonNullable<Read<typeof waitingDonor>>;

export const waitingAnswer = listAnswer("donors", waitingDonor);

const NEGATIVE = BLOOD_GROUPS.filter((group) => group.endsWith("-")).join(",");

/** @returns the first donors who may donate by our rules too. If data are missing, the server's answer counts */
export const donorsToCall = (
  donors: readonly WaitingDonor[],
  today: string,
  rules: EligibilityRules | null,
): WaitingDonor[] =>
  donors
    .filter((donor) => {
      const eligibility = mayDonateOfRow(donor, rules, today);
      return eligibility.answer === "yes" || (eligibility.answer === "toBeJudged" && !isForDoctor(eligibility));
    })
    .slice(0, SHOWN);

/**
 * Reads the Rh negative donors who may donate today, longest waiting first: the first to call.
 * @param area name of a zone; null for all
 */
export function useLongestWaiting(area: string | null): FeatureQueryState<ListAnswer<WaitingDonor>> {
  const today = useToday();
  const { filter, sort } = eligibleToday(area);
  const negative = { field: "bloodGroup", operator: "in", value: NEGATIVE };
  const queryFilters = JSON.stringify(wireFilter({ ...filter, rules: [...filter.rules, negative] }, today));
  return useFeatureQuery(
    "computed-fields",
    {
      path: endpoints.donors(),
      query: { skip: 0, limit: REQUESTED, order: sort, queryFilters },
      schema: waitingAnswer(0, REQUESTED),
    },
    { optional: FORBIDDEN_STATUSES, keepPrevious: true },
  );
}
