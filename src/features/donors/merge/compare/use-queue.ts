import { useFeatureQuery } from "../../../../api/react/use-feature";
import { map } from "../../../../api/readers/read";
import { idsOf, pairsQuery } from "../pairs/pair-answers";

const open = pairsQuery({ state: "open", limit: 100 });
/** The ids alone. A pair keeps its place while it is saved that it is of two people. */
const OPEN = {
  ...open,
  schema: map(open.schema, ({ rows, total }) => ({ pairs: rows.flatMap((pair) => idsOf(pair) ?? []), total })),
  part: "ids",
};

/**
 * Reads the open pairs around a pair, to work through them one after another.
 * @returns the place of the pair, from 1, null if it isn't an open one; the pair before it, and those after it
 */
export function useQueue(one: string, two: string) {
  const state = useFeatureQuery("merge", OPEN, { background: true });
  const { pairs, total } = state.status === "ready" ? state.data : { pairs: [], total: 0 };
  const at = pairs.findIndex(({ id, other }) => (id === one && other === two) || (id === two && other === one));
  return {
    place: at < 0 ? null : at + 1,
    total: Math.max(pairs.length, total ?? 0),
    previous: pairs[at - 1],
    following: at < 0 ? [] : pairs.slice(at + 1),
  };
}
