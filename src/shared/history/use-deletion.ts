import { endpoints } from "../../api/endpoints";
import { UNSEEN_STATUSES } from "../../api/errors";
import { useFeatureQuery } from "../../api/react/use-feature";
import { historyAnswer, type HistoryEntry } from "./requests/get-donor-history";

/**
 * Who deleted a donor's record, and when.
 * @param donorId null asks nothing
 * @returns null where nobody did, or it isn't known; undefined while it is being read
 */
export function useDeletion(donorId: string | null): HistoryEntry | null | undefined {
  const query = donorId === null ? null : { path: endpoints.donorHistory(donorId), schema: historyAnswer };
  const state = useFeatureQuery("history", query, { optional: UNSEEN_STATUSES });
  if (donorId !== null && state.status === "loading") return undefined;
  const latest = state.status === "ready" ? state.data.history.find(({ subject }) => subject === "donor") : undefined;
  return latest?.action === "delete" ? latest : null;
}
