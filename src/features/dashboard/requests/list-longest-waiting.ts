import { endpoints } from "../../../api/endpoints";
import { identity, record, text, type Read } from "../../../api/read";
import { day } from "../../../api/read-day";
import { useOptionalQuery, type OptionalQueryState } from "../../../api/react/use-optional-query";
import { useToday } from "../../../api/react/use-today";
import { BLOOD_GROUPS } from "../../../domain/blood";
import { wireFilter } from "../../../domain/filter/wire";
import { listAnswer, type ListAnswer } from "../../lists/list-answer";
import { mayDonateToday } from "../counted-rows";

const MOST = 3;

const waitingDonor = record({
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  bloodGroup: text("ND"),
  lastDonationDate: day(null),
  area: text(""),
  mobile: text(null),
  phoneHome: text(null),
});

export type WaitingDonor = NonNullable<Read<typeof waitingDonor>>;

export const waitingAnswer = listAnswer("donors", waitingDonor);

const NEGATIVE = BLOOD_GROUPS.filter((group) => group.endsWith("-")).join(",");

/**
 * Who may donate today and has not donated for the longest time, among the Rh negative groups: the first to be called.
 * @param area a zone's name; null for all
 */
export function useLongestWaiting(area: string | null): OptionalQueryState<ListAnswer<WaitingDonor>> {
  const today = useToday();
  const { filter, sort } = mayDonateToday(area);
  const negative = { field: "bloodGroup", operator: "in", value: NEGATIVE };
  const queryFilters = JSON.stringify(wireFilter({ ...filter, rules: [...filter.rules, negative] }, today));
  return useOptionalQuery(
    "donors",
    {
      path: endpoints.donors(),
      query: { skip: 0, limit: MOST, order: sort, queryFilters },
      schema: waitingAnswer(0, MOST),
    },
    { keepPrevious: true },
  );
}
