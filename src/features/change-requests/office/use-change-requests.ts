import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { type FeatureQueryState, useFeatureQuery } from "../../../api/react/use-feature";
import { receivedAnswer, type ReceivedRequests } from "./answers";

interface Wanted {
  /** The most requests. */
  limit: number;
  /** The name of a zone; "" for all. */
  area?: string;
  /** The `_id` of a donor. */
  donor?: string;
}

/** Reads the open requests about donors whom the user may change, the oldest first. */
export function useChangeRequests({ limit, area, donor }: Wanted): FeatureQueryState<ReceivedRequests> {
  const may = useCan()("update", "Donor");
  const wanted = { limit, ...(area && { area }), ...(donor && { donor }) };
  const query = { path: endpoints.changeRequests(), query: wanted, schema: receivedAnswer(limit) };
  const options = { optional: FORBIDDEN_STATUSES, keepPrevious: true };
  const state = useFeatureQuery("change-requests", may ? query : null, options);
  return may ? state : { status: "absent" };
}
