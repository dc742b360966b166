import { useMemo, useState } from "react";
import type { ListQuestion } from "./question";

/** The rows that somebody chose, by their ids, on whichever page they are; or all that match, but those. */
export type ChosenRows =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly but: ReadonlySet<string> };

/** A selection, and how it changes. */
export interface Selection {
  readonly chosen: ChosenRows;
  /** Whether nothing is selected. */
  readonly empty: boolean;
  has: (id: string) => boolean;
  /** Selects or deselects rows. */
  set: (ids: readonly string[], selected: boolean) => void;
  /** Selects all rows that match the question, on all pages. */
  selectAll: () => void;
  clear: () => void;
}

const NONE: ChosenRows = { kind: "some", ids: new Set() };

/** How many ids a server is asked for at once. */
export const SLICE_OF_IDS = 100;

/** @returns ids in slices as a server is asked for them */
export function selectionSlices(ids: Iterable<string>): string[][] {
  const all = [...ids];
  return Array.from({ length: Math.ceil(all.length / SLICE_OF_IDS) }, (_, at) =>
    all.slice(at * SLICE_OF_IDS, (at + 1) * SLICE_OF_IDS),
  );
}

/**
 * @param total how many rows match; null where nobody knows
 * @returns how many rows are selected; null where nobody knows
 */
export function countSelected(chosen: ChosenRows, total: number | null): number | null {
  if (chosen.kind === "some") return chosen.ids.size;
  return total === null ? null : Math.max(0, total - chosen.but.size);
}

const withIds = (before: ReadonlySet<string>, ids: readonly string[], there: boolean): Set<string> => {
  const next = new Set(before);
  for (const id of ids)
    if (there) next.add(id);
    else next.delete(id);
  return next;
};

const change = (chosen: ChosenRows, ids: readonly string[], selected: boolean): ChosenRows =>
  chosen.kind === "some"
    ? { kind: "some", ids: withIds(chosen.ids, ids, selected) }
    : { kind: "all", but: withIds(chosen.but, ids, !selected) };

/** A selection that outlives pages, sizes and orders, and ends with the question: other rows may answer the next one. */
export function useSelection(question: ListQuestion): Selection {
  const [held, setHeld] = useState({ question, chosen: NONE });
  const chosen = held.question === question ? held.chosen : NONE;
  return useMemo(
    () => ({
      chosen,
      empty: chosen.kind === "some" && chosen.ids.size === 0,
      has: (id) => id !== "" && (chosen.kind === "some" ? chosen.ids.has(id) : !chosen.but.has(id)),
      set: (ids, selected) => setHeld({ question, chosen: change(chosen, ids, selected) }),
      selectAll: () => setHeld({ question, chosen: { kind: "all", but: new Set() } }),
      clear: () => setHeld({ question, chosen: NONE }),
    }),
    [question, chosen],
  );
}
