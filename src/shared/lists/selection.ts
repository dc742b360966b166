import type { ListRow } from "./list-column";

/** The rows that somebody chose, by their ids, on whichever page they are; or all that match, but those. */
export type ChosenRows =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly but: ReadonlySet<string> };

/** A selection, and how it changes. */
export interface Selection<Row extends ListRow = ListRow> {
  readonly chosen: ChosenRows;
  /** What is selected, as it was read then; null for all that match. */
  readonly rows: readonly Row[] | null;
  /** Whether nothing is selected. */
  readonly empty: boolean;
  has: (id: string) => boolean;
  /** Selects or deselects rows. */
  set: (rows: readonly Row[], selected: boolean) => void;
  /** Selects all rows that match the question, on all pages. */
  selectAll: () => void;
  clear: () => void;
}

/** Nothing is selected. */
export const NONE: ChosenRows = { kind: "some", ids: new Set() };

/** How many ids a server is asked for at once. */
const SLICE_OF_IDS = 100;

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

/** @returns what is chosen after rows were selected or deselected */
export const changeChosen = (chosen: ChosenRows, ids: readonly string[], selected: boolean): ChosenRows =>
  chosen.kind === "some"
    ? { kind: "some", ids: withIds(chosen.ids, ids, selected) }
    : { kind: "all", but: withIds(chosen.but, ids, !selected) };
