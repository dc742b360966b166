import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import { identity, list, record } from "../../../api/read";
import { failedReads, type FailedReads, useFeatureQuery } from "../../../api/react/use-feature";
import type { DonorRecord } from "../../../shared/donor/reads";
import {
  duplicatesAmong,
  duplicatesQuery,
  commonMarks,
  duplicatesFilter,
  MARKS,
  type CommonMark,
  type Person,
} from "../duplicates";
import type { DonorField } from "./components/fields-card";

const someone = list("donors", record({ _id: identity }));

/** Somebody of the registry who has something in common with the donor. */
export interface PossibleDuplicate {
  other: DonorRecord;
  /** What, the surest first. */
  common: readonly CommonMark[];
}

/** Whether both are hardly two people; a telephone or an e-mail are shared by families. */
export const isSure = ({ common }: PossibleDuplicate): boolean =>
  common.some((one) => one === "fiscalCode" || one === "nameAndBirth");

/** Whether the server counts the donor among the possible duplicates: asked by the code, which says nothing of the person. */
const isDuplicateQuery = ({ key }: DonorRecord) => {
  const rules = [
    { field: "key", operator: "=", value: key },
    { field: "possibleDuplicate", operator: "=", value: true },
  ];
  const queryFilters = JSON.stringify({ combinator: "and", not: false, rules });
  return key === null
    ? null
    : { path: endpoints.donors(), query: { limit: 1, queryFilters }, schema: someone, part: "id" };
};

const OPTIONS = { optional: FORBIDDEN_STATUSES, abort: true };

/**
 * Looks for whom the donor may be a second time: the dashboard and the filter "Possibile doppione" count records, and don't
 * say whose. Names and telephones go into an address of the API only for whom the server counts among them.
 * @param mayRead what the ability hides isn't looked for
 * @returns the duplicates found, and whether the search is still going on. Nothing if the server doesn't declare
 *   `computed-fields`: then it is `absent`
 */
export function usePossibleDuplicates(
  donor: DonorRecord,
  mayRead: (field: DonorField) => boolean,
): { duplicates: readonly PossibleDuplicate[]; looking: boolean; failed: FailedReads | null; absent: boolean } {
  const known = MARKS.map((name) => [name, (mayRead(name) && donor[name]) || ""]);
  const person = Object.fromEntries(known) as Person;
  const counted = isDuplicateQuery(donor);
  const told = useFeatureQuery("computed-fields", counted, OPTIONS);
  const isDuplicate = told.status === "ready" && told.data.donors.some(({ _id }) => _id === donor._id);
  const asked = isDuplicate ? duplicatesQuery(duplicatesFilter(person)) : null;
  const state = useFeatureQuery("computed-fields", asked, OPTIONS);
  const looking = (counted !== null && told.status === "loading") || (asked !== null && state.status === "loading");
  const failed = failedReads(told, state);
  const absent = told.status === "absent";
  if (state.status !== "ready") return { duplicates: [], looking, failed, absent };
  const others = duplicatesAmong(person, donor._id, state.data.donors);
  const duplicates = others.map((other) => ({ other, common: commonMarks(person, other) }));
  return { duplicates, looking: false, failed, absent };
}
