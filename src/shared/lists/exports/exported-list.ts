import type { ReadRequest } from "../../../api/client/early-reads";
import { listRead, type ListSource } from "../list-source";
import { totalOf } from "../list-answer";
import { asksForAll, type ListQuery } from "../list-query";
import type { List } from "../use-list";
import type { ChosenRows, Selection } from "../selection";

/** A list as it stands when somebody wants to export it. */
export interface ExportedList {
  source: ListSource;
  /** What the list asks for. */
  read: ReadRequest;
  /** Whether it asks for less than all rows. */
  filtered: boolean;
  /** What it is asked for, to be said in words; nothing of it goes anywhere. */
  query: ListQuery;
  /** How many rows match; null where nobody knows. */
  total: number | null;
  /** The fields that the list shows, in its order. */
  shown: readonly string[];
  /** Null: nothing is selected. */
  selected: ChosenRows | null;
}

/** @returns a list as it is seen now, for its export */
export function exportedList<Row>(
  { source, view, query, page, shown }: Pick<List<Row>, "source" | "view" | "query" | "page" | "shown">,
  selection?: Pick<Selection, "chosen" | "empty">,
): ExportedList {
  return {
    source,
    read: listRead(source, view, query),
    filtered: !asksForAll(query),
    query,
    total: page.status === "ready" && !page.stale ? totalOf(page.data, view) : null,
    shown: shown.flatMap(({ id, fields = [id] }) => fields),
    selected: selection && !selection.empty ? selection.chosen : null,
  };
}
