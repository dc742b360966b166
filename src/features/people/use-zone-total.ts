import { endpoints } from "../../api/endpoints";
import { count, record } from "../../api/read";
import { useQuery } from "../../api/react/use-query";

const totalAnswer = record({ total: count(null) });

/** @returns how many donors some zones have together; null while nobody knows, and where the server doesn't say */
export function useZoneTotal(zones: readonly string[]): number | null {
  const filters = JSON.stringify([{ id: "area", value: zones }]);
  const state = useQuery(
    zones.length > 0
      ? { path: endpoints.donors(), query: { filters, limit: 1 }, schema: totalAnswer, part: "total" }
      : null,
    { background: true },
  );
  return state.status === "ready" ? (state.data?.total ?? null) : null;
}
