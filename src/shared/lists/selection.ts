import type { ListRow } from "./list-column";
import { useEffect, useMemo, useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { SessionMemory } from "../../api/session/session-memory";
import { entryKey } from "../../ui/browser/entry-key";
import type { ListQuery } from "./list-query";

/** Selected ids on any page, or all but some. */
export type ChosenRows =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly but: ReadonlySet<string> };

export interface Selection<Row extends ListRow = ListRow> {
  readonly chosen: ChosenRows;
  /** Null for all that match. */
  readonly rows: readonly Row[] | null;
  readonly empty: boolean;
  has: (id: string) => boolean;
  set: (rows: readonly Row[], selected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

const NONE: ChosenRows = { kind: "some", ids: new Set() };

/** Ids in one request. */
const SLICE_OF_IDS = 100;

/** @returns ids in slices */
export function selectionSlices(ids: Iterable<string>): string[][] {
  const all = [...ids];
  return Array.from({ length: Math.ceil(all.length / SLICE_OF_IDS) }, (_, at) =>
    all.slice(at * SLICE_OF_IDS, (at + 1) * SLICE_OF_IDS),
  );
}

/**
 * @param total null if unknown
 * @returns the number of selected rows; null if unknown
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

/** Selections by list and history entry. */
const kept = new SessionMemory<ReadonlyMap<string, Held<never>>>();

/**
 * A selection. It survives pages and orders, ends with the query, and comes back with the history entry.
 * @param name of the list on its page
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
        // rows without an id can't be selected
        const added = new Map(rows.flatMap((row) => (row._id ? [[row._id, row] as const] : [])));
        hold(changeChosen(chosen, [...added.keys()], selected), new Map([...known, ...added]));
      },
      selectAll: () => hold({ kind: "all", but: new Set() }),
      clear: () => hold(NONE),
    };
  }, [held, query]);
}
