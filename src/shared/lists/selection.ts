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
  /** Null for all rows that match, and after more than {@link MAX_KNOWN} were selected. */
  readonly rows: readonly Row[] | null;
  readonly empty: boolean;
  has: (id: string) => boolean;
  set: (rows: readonly Row[], selected: boolean) => void;
  /** Deselects rows that the list doesn't contain any more. */
  drop: (ids: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

const NONE: ChosenRows = { kind: "some", ids: new Set() };

/** A selection of more rows holds their ids alone. */
const MAX_KNOWN = 1_000;

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

const idOf = ({ _id }: ListRow) => _id;

/** @returns the rows of a selection, among those that were known and those that are on the screen */
function knownRows<Row extends ListRow>(
  chosen: ChosenRows,
  known: ReadonlyMap<string, Row>,
  shown: readonly Row[],
): ReadonlyMap<string, Row> {
  if (chosen.kind === "all" || chosen.ids.size > MAX_KNOWN) return new Map();
  const rows = [...known.values(), ...shown].filter(({ _id }) => chosen.ids.has(_id));
  return new Map(rows.map((row) => [row._id, row]));
}

function selectedRows<Row>(chosen: ChosenRows, known: ReadonlyMap<string, Row>): Row[] | null {
  if (chosen.kind === "all") return null;
  const rows = [...chosen.ids].flatMap((id) => known.get(id) ?? []);
  return rows.length === chosen.ids.size ? rows : null;
}

interface StoredSelection<Row> {
  query: ListQuery;
  chosen: ChosenRows;
  /** The selected rows by id, up to {@link MAX_KNOWN}. */
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
    const store = (next: ChosenRows, added: readonly Row[] = []) =>
      setStored({ query, chosen: next, known: knownRows(next, known, added) });
    return {
      chosen,
      rows: selectedRows(chosen, known),
      empty: chosen.kind === "some" && chosen.ids.size === 0,
      has: (id) => id !== "" && (chosen.kind === "some" ? chosen.ids.has(id) : !chosen.except.has(id)),
      set(rows, selected) {
        // rows without an id can't be selected
        const added = rows.filter(({ _id }) => _id !== "");
        store(changeChosen(chosen, added.map(idOf), selected), added);
      },
      drop: (ids) => store(changeChosen(chosen, ids, false)),
      selectAll: () => store({ kind: "all", except: new Set() }),
      clear: () => store(NONE),
    };
  }, [stored, query]);
}
