import type { ListRow } from "./list-column";
import { useEffect, useMemo, useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { SessionMemory } from "../../api/session/session-memory";
import { entryKey } from "../../ui/browser/entry-key";
import type { ListQuery } from "./list-query";

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
  /** Selects all rows that match the query, on all pages. */
  selectAll: () => void;
  clear: () => void;
}

/** Nothing is selected. */
const NONE: ChosenRows = { kind: "some", ids: new Set() };

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
const changeChosen = (chosen: ChosenRows, ids: readonly string[], selected: boolean): ChosenRows =>
  chosen.kind === "some"
    ? { kind: "some", ids: withIds(chosen.ids, ids, selected) }
    : { kind: "all", but: withIds(chosen.but, ids, !selected) };

interface Held<Row> {
  query: ListQuery;
  chosen: ChosenRows;
  /** Rows that were selected once, by their ids. */
  known: ReadonlyMap<string, Row>;
}

const isSame = (one: ListQuery, other: ListQuery) => JSON.stringify(one) === JSON.stringify(other);
const nothing = <Row>(query: ListQuery): Held<Row> => ({ query, chosen: NONE, known: new Map() });

/** The last selection of each list, by its name and the history entry that it stood in. */
const kept = new SessionMemory<ReadonlyMap<string, Held<never>>>();

/**
 * A selection that outlives pages, sizes and orders, and ends with the query: other rows may answer the next one. Who
 * opens a record and comes back to the same history entry finds it again.
 * @param name of the list, among those of its page
 */
export function useSelection<Row extends ListRow>(name: string, query: ListQuery): Selection<Row> {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const entry = entryKey();
  const [held, setHeld] = useState((): Held<Row> => {
    const former = entry === null ? undefined : kept.read(connection, userId)?.get(`${name} ${entry}`);
    return former && isSame(former.query, query) ? { ...former, query } : nothing(query);
  });
  useEffect(() => {
    if (userId === null || entry === null) return;
    const others = [...(kept.read(connection, userId) ?? [])].filter(([key]) => !key.startsWith(`${name} `));
    kept.write(connection, userId, new Map([...others, [`${name} ${entry}`, held as Held<never>]]));
  }, [connection, userId, name, entry, held]);
  return useMemo(() => {
    const { chosen, known } = held.query === query ? held : nothing<Row>(query);
    const hold = (next: ChosenRows, all = known) => setHeld({ query, chosen: next, known: all });
    return {
      chosen,
      rows: chosen.kind === "some" ? [...chosen.ids].flatMap((id) => known.get(id) ?? []) : null,
      empty: chosen.kind === "some" && chosen.ids.size === 0,
      has: (id) => id !== "" && (chosen.kind === "some" ? chosen.ids.has(id) : !chosen.but.has(id)),
      set(rows, selected) {
        // nothing can be done with a row without an id
        const added = new Map(rows.flatMap((row) => (row._id ? [[row._id, row] as const] : [])));
        hold(changeChosen(chosen, [...added.keys()], selected), new Map([...known, ...added]));
      },
      selectAll: () => hold({ kind: "all", but: new Set() }),
      clear: () => hold(NONE),
    };
  }, [held, query]);
}
