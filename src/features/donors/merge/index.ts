import { useEffect, useEffectEvent } from "react";
import { failedReads, type FailedReads, useFeature, useFeatureQuery } from "../../../api/react/use-feature";
import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useAreaLocation } from "../../../shared/navigation";
import { pairsAnswer, type DuplicatePair } from "./pairs/pair-answers";

/**
 * Follows a record that has become a part of another one: the server answers with that one, whose id isn't the one in the address.
 * @param found the id of the record that was read; null while unknown
 * @param routeOf the route of the page for another id
 * @param onFollow called after it
 */
export function useFollowMerge(
  id: string,
  found: string | null,
  routeOf: (id: string) => string,
  onFollow: () => void,
): void {
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const declared = useFeature("merge");
  const follow = useEffectEvent((to: string) => {
    const { search } = currentRoute();
    navigate(routeOf(to) + (search && `?${search}`), { replace: true, state: entryState() });
    onFollow();
  });
  const to = declared && found && found !== id ? found : null;
  useEffect(() => {
    if (to) follow(to);
  }, [to]);
}

export type { DuplicatePair };

interface PairsRead {
  /** Null if the server doesn't declare `merge`, or the user may not decide about pairs. */
  pairs: readonly DuplicatePair[] | null;
  searching: boolean;
  failed: FailedReads | null;
}

/** Reads the pairs of a donor that may be of one person, without those of which somebody has said that they are two people. */
export function usePairsOf(donorId: string): PairsRead {
  const may = useCan()("update", "Donor");
  const query = { path: endpoints.duplicates(), query: { limit: 5, donor: donorId }, schema: pairsAnswer(5) };
  const state = useFeatureQuery("merge", may ? query : null, { optional: FORBIDDEN_STATUSES, background: true });
  if (!may || state.status === "absent") return { pairs: null, searching: false, failed: null };
  const pairs = state.status === "ready" ? state.data.rows : [];
  return { pairs, searching: state.status === "loading", failed: failedReads(state) };
}
