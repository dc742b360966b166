import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import { record, text, type Read } from "../../../api/read";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { BLOOD_GROUPS } from "../../../domain/donation/blood";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { wireFilter } from "../../../domain/filter/wire/wire";
import { isForDoctor } from "../../../domain/donation/may-donate";
import { DONOR_READERS, mayDonateOfRow, NAMED_DONOR } from "../../../shared/donor/reads";
import { listAnswer, type ListAnswer } from "../../../shared/lists/list-answer";
import { mayDonateToday } from "../counted-rows";

const MOST = 3;
/** Some may be left out: a server of other rules has days of its own. */
const ASKED = 12;

const { birthday, gender, status, suspension, lastDonationDate, lastDonationType, donationsNumber, nextDonation } =
  DONOR_READERS;

const waitingDonor = record({
  ...NAMED_DONOR,
  bloodGroup: text("ND"),
  area: text(""),
  mobile: text(null),
  phoneHome: text(null),
  // what is asked whether they may donate
  ...{ birthday, gender, status, suspension, lastDonationDate, lastDonationType, donationsNumber, nextDonation },
});

export type WaitingDonor = NonNullable<Read<typeof waitingDonor>>;

export const waitingAnswer = listAnswer("donors", waitingDonor);

const NEGATIVE = BLOOD_GROUPS.filter((group) => group.endsWith("-")).join(",");

/** @returns the first few whom nothing that we know contradicts; what a server doesn't tell counts for its own word */
export const toBeCalled = (
  donors: readonly WaitingDonor[],
  today: string,
  rules: EligibilityRules | null,
): WaitingDonor[] =>
  donors
    .filter((donor) => {
      const answer = mayDonateOfRow(donor, rules, today);
      return answer.answer === "yes" || (answer.answer === "toBeJudged" && !isForDoctor(answer));
    })
    .slice(0, MOST);

/**
 * Who may donate today and has not donated for the longest time, among the Rh negative groups: the first to be called.
 * @param area a zone's name; null for all
 */
export function useLongestWaiting(area: string | null): FeatureQueryState<ListAnswer<WaitingDonor>> {
  const today = useToday();
  const { filter, sort } = mayDonateToday(area);
  const negative = { field: "bloodGroup", operator: "in", value: NEGATIVE };
  const queryFilters = JSON.stringify(wireFilter({ ...filter, rules: [...filter.rules, negative] }, today));
  return useFeatureQuery(
    "computed-fields",
    {
      path: endpoints.donors(),
      query: { skip: 0, limit: ASKED, order: sort, queryFilters },
      schema: waitingAnswer(0, ASKED),
    },
    { optional: FORBIDDEN_STATUSES, keepPrevious: true },
  );
}
