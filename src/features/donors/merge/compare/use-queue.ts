import { useFeatureQuery } from "../../../../api/react/use-feature";
import { idsOf, pairsQuery } from "../pairs/pair-answers";

const OPEN = pairsQuery({ state: "open", limit: 100 });

/**
 * Reads the open pairs around a pair, to work through them one after another.
 * @returns the place of the pair, from 1, null if it isn't an open one; the pair before it, and those after it
 */
export function useQueue(one: string, two: string) {
  const state = useFeatureQuery("merge", OPEN, { background: true });
  const { rows, total } = state.status === "ready" ? state.data : { rows: [], total: 0 };
  const pairs = rows.flatMap((pair) => idsOf(pair) ?? []);
  const at = pairs.findIndex(({ id, other }) => (id === one && other === two) || (id === two && other === one));
  return {
    place: at < 0 ? null : at + 1,
    total: Math.max(pairs.length, total ?? 0),
    previous: pairs[at - 1],
    following: at < 0 ? [] : pairs.slice(at + 1),
  };
}
