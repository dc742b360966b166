import type { ListRow } from "./list-column";
import { useEffect, useMemo, useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { SessionMemory } from "../../api/session/kept-for-user/session-memory";
import { useAreaLocation } from "../navigation";
import { isSameQuery, type ListQuery } from "./query/list-query";

/** The selected ids of all pages, or all rows except some. */
export type ChosenRows =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly except: ReadonlySet<string> };

export interface Selection<Row extends ListRow = ListRow> {
  readonly chosen: ChosenRows;
  /** Null for all rows that match. */
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

/** @returns the ids in slices for one request each */
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
  return total === null ? null : Math.max(0, total - chosen.except.size);
}

const withIds = (before: ReadonlySet<string>, ids: readonly string[], isMember: boolean): Set<string> => {
  const next = new Set(before);
  for (const id of ids)
    if (isMember) next.add(id);
    else next.delete(id);
  return next;
};

const changeChosen = (chosen: ChosenRows, ids: readonly string[], selected: boolean): ChosenRows =>
  chosen.kind === "some"
    ? { kind: "some", ids: withIds(chosen.ids, ids, selected) }
    : { kind: "all", except: withIds(chosen.except, ids, !selected) };

interface StoredSelection<Row> {
  query: ListQuery;
  chosen: ChosenRows;
  /** Rows that have been selected, by id. */
  known: ReadonlyMap<string, Row>;
}

const emptySelection = <Row>(query: ListQuery): StoredSelection<Row> => ({ query, chosen: NONE, known: new Map() });

/** Selections by list and history entry. */
const storedSelections = new SessionMemory<ReadonlyMap<string, StoredSelection<never>>>();

/**
 * Selects rows. The selection stays on other pages and in other orders, ends when the query changes, and returns with the
 * history entry.
 * @param name distinguishes the lists of a page
 */
export function useSelection<Row extends ListRow>(name: string, query: ListQuery): Selection<Row> {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const entry = useAreaLocation().entries.key();
  const [stored, setStored] = useState((): StoredSelection<Row> => {
    const former = entry === null ? undefined : storedSelections.read(connection, userId)?.get(`${name} ${entry}`);
    return former && isSameQuery(former.query, query) ? { ...former, query } : emptySelection(query);
  });
  useEffect(() => {
    if (userId === null || entry === null) return;
    const others = [...(storedSelections.read(connection, userId) ?? [])].filter(
      ([key]) => !key.startsWith(`${name} `),
    );
    storedSelections.write(
      connection,
      userId,
      new Map([...others, [`${name} ${entry}`, stored as StoredSelection<never>]]),
    );
  }, [connection, userId, name, entry, stored]);
  return useMemo(() => {
    const { chosen, known } = stored.query === query ? stored : emptySelection<Row>(query);
    const store = (next: ChosenRows, all = known) => setStored({ query, chosen: next, known: all });
    return {
      chosen,
      rows: chosen.kind === "some" ? [...chosen.ids].flatMap((id) => known.get(id) ?? []) : null,
      empty: chosen.kind === "some" && chosen.ids.size === 0,
      has: (id) => id !== "" && (chosen.kind === "some" ? chosen.ids.has(id) : !chosen.except.has(id)),
      set(rows, selected) {
        // rows without an id can't be selected
        const added = new Map(rows.flatMap((row) => (row._id ? [[row._id, row] as const] : [])));
        store(changeChosen(chosen, [...added.keys()], selected), new Map([...known, ...added]));
      },
      selectAll: () => store({ kind: "all", except: new Set() }),
      clear: () => store(NONE),
    };
  }, [stored, query]);
}
