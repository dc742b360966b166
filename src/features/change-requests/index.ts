import { endpoints } from "../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../api/errors";
import { useCan } from "../../api/react/ability";
import { type FeatureQueryState, useFeatureQuery } from "../../api/react/use-feature";
import type { Read } from "../../api/readers/read";
import { receivedAnswer, wantedChanges, type ChangeRequest } from "./answers";

export { changeText, readOwnRequest, wantedChanges, type ChangeRequest } from "./answers";

/** @returns a donor with the values that wait for the office, as the donor's own form shows them */
export const withWishes = <Donor extends object>(donor: Donor, request: ChangeRequest | null): Donor =>
  request?.state === "open"
    ? { ...donor, ...Object.fromEntries(wantedChanges(request).map(({ field, to }) => [field, to])) }
    : donor;

/** Reads the open requests about donors whom the user may change. */
export function useChangeRequests(): FeatureQueryState<Read<typeof receivedAnswer>> {
  const may = useCan()("update", "Donor");
  const query = { path: endpoints.changeRequests(), schema: receivedAnswer };
  const state = useFeatureQuery("change-requests", may ? query : null, { optional: FORBIDDEN_STATUSES });
  return may ? state : { status: "absent" };
}
