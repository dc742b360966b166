import { endpoints } from "../../api/endpoints";
import { LACKING_STATUSES } from "../../api/errors";
import { useQuery } from "../../api/react/use-query";
import { historyAnswer, type HistoryEntry } from "./requests/get-donor-history";

/** Here a 404 may speak of somebody who never was there: it says nothing about the server. */
const HIDDEN = new Set([...LACKING_STATUSES, 403]);

/** @returns who deleted a donor's record, and when; null where nobody did, or it isn't known. @param donorId null asks nothing */
export function useDeletion(donorId: string | null): HistoryEntry | null {
  const state = useQuery(donorId === null ? null : { path: endpoints.donorHistory(donorId), schema: historyAnswer }, {
    optional: HIDDEN,
  });
  const latest = state.status === "ready" ? state.data.history.find(({ subject }) => subject === "donor") : undefined;
  return latest?.action === "delete" ? latest : null;
}
