import type { ListRow } from "./list-column";

/** What became of a page of rows between two readings of one query. */
export interface RowChanges {
  /** Rows that say something else than before. */
  changed: ReadonlySet<string>;
  /** How many are no longer among them. */
  gone: number;
}

/** @returns what differs; rows that have come are neither, since another page's may have moved up */
export function rowChanges<Row extends ListRow>(before: readonly Row[], now: readonly Row[]): RowChanges {
  const known = new Map(before.map((row) => [row._id, JSON.stringify(row)]));
  const changed = now.filter((row) => {
    const was = row._id && known.get(row._id);
    return was && was !== JSON.stringify(row);
  });
  const there = new Set(now.map(({ _id }) => _id));
  return { changed: new Set(changed.map(({ _id }) => _id)), gone: before.filter(({ _id }) => !there.has(_id)).length };
}
