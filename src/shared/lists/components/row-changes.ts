import type { ListRow } from "../list-column";

/** Differences between two reads of a page. */
export interface RowChanges {
  changed: ReadonlySet<string>;
  gone: number;
}

/** @returns changed and removed rows; new rows may come from another page */
export function rowChanges<Row extends ListRow>(before: readonly Row[], now: readonly Row[]): RowChanges {
  const former = new Map(before.map((row) => [row._id, JSON.stringify(row)]));
  const changed = now.filter((row) => {
    const old = row._id && former.get(row._id);
    return old && old !== JSON.stringify(row);
  });
  const ids = new Set(now.map(({ _id }) => _id));
  return { changed: new Set(changed.map(({ _id }) => _id)), gone: before.filter(({ _id }) => !ids.has(_id)).length };
}
