import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import { identity, list, record } from "../../../api/readers/read";
import { failedReads, type FailedReads, useFeatureQuery } from "../../../api/react/use-feature";
import type { DonorRecord } from "../../../shared/donor/reads";
import {
  duplicatesAmong,
  duplicatesQuery,
  commonFields,
  duplicatesFilter,
  IDENTITY_FIELDS,
  type CommonField,
  type Person,
} from "../duplicates";
import type { DuplicateReason } from "../../../domain/donor/duplicates";
import type { DuplicatePair } from "../merge";
import type { DonorField } from "./components/fields-card";

const donorIds = list("donors", record({ _id: identity }));

/** Another donor who has identifying fields in common with the donor. */
export interface PossibleDuplicate {
  other: DonorRecord;
  /** The surest first. */
  common: readonly (CommonField | "similarName")[];
}

/** @returns whether both are certainly one person: families share telephones and e-mail addresses */
export const isSure = ({ common }: PossibleDuplicate): boolean =>
  common.some((field) => field === "fiscalCode" || field === "nameAndBirth" || field === "similarName");

const COMMON: Partial<Record<DuplicateReason, CommonField | "similarName">> = {
  fiscalCode: "fiscalCode",
  sameName: "nameAndBirth",
  similarName: "similarName",
};

/** @returns the pairs of a donor as duplicates, without those whose other record the user can't read */
export const duplicatesIn = (pairs: readonly DuplicatePair[], donorId: string): PossibleDuplicate[] =>
  pairs.flatMap(({ reason, donors }) => {
    const other = donors.find(({ _id }) => _id !== donorId);
    const field = COMMON[reason];
    return other && field ? [{ other, common: [field] }] : [];
  });

/** Asks whether the server counts the donor as a possible duplicate. The query contains no personal data. */
const isDuplicateQuery = ({ key }: DonorRecord) => {
  const rules = [
    { field: "key", operator: "=", value: key },
    { field: "possibleDuplicate", operator: "=", value: true },
  ];
  const queryFilters = JSON.stringify({ combinator: "and", not: false, rules });
  return key === null
    ? null
    : { path: endpoints.donors(), query: { limit: 1, queryFilters }, schema: donorIds, part: "id" };
};

const OPTIONS = { optional: FORBIDDEN_STATUSES, abort: true };

/**
 * Searches for possible duplicates of a donor. Names and telephones go into a query only if the server counts the donor as
 * a possible duplicate.
 * @param mayRead fields that the user may not read aren't used
 * @returns the duplicates; `absent` if the server doesn't declare `computed-fields`
 */
export function usePossibleDuplicates(
  donor: DonorRecord,
  mayRead: (field: DonorField) => boolean,
): { duplicates: readonly PossibleDuplicate[]; searching: boolean; failed: FailedReads | null; absent: boolean } {
  const fields = IDENTITY_FIELDS.map((name) => [name, (mayRead(name) && donor[name]) || ""]);
  const person = Object.fromEntries(fields) as Person;
  const countQuery = isDuplicateQuery(donor);
  const countState = useFeatureQuery("computed-fields", countQuery, OPTIONS);
  const isDuplicate = countState.status === "ready" && countState.data.donors.some(({ _id }) => _id === donor._id);
  const query = isDuplicate ? duplicatesQuery(duplicatesFilter(person)) : null;
  const state = useFeatureQuery("computed-fields", query, OPTIONS);
  const searching =
    (countQuery !== null && countState.status === "loading") || (query !== null && state.status === "loading");
  const failed = failedReads(countState, state);
  const absent = countState.status === "absent";
  if (state.status !== "ready") return { duplicates: [], searching, failed, absent };
  const others = duplicatesAmong(person, donor._id, state.data.donors);
  const duplicates = others.map((other) => ({ other, common: commonFields(person, other) }));
  return { duplicates, searching: false, failed, absent };
}
