import type { ListRow } from "./list-column";

/** Differences between two reads of a page. */
export interface RowChanges {
  changed: ReadonlySet<string>;
  gone: number;
}

/** @returns changed and removed rows; new rows may come from another page */
export function rowChanges<Row extends ListRow>(before: readonly Row[], now: readonly Row[]): RowChanges {
  const known = new Map(before.map((row) => [row._id, JSON.stringify(row)]));
  const changed = now.filter((row) => {
    const was = row._id && known.get(row._id);
    return was && was !== JSON.stringify(row);
  });
  const there = new Set(now.map(({ _id }) => _id));
  return { changed: new Set(changed.map(({ _id }) => _id)), gone: before.filter(({ _id }) => !there.has(_id)).length };
}
