import type { ReadRequest } from "../../../api/client/early-reads";
import { listRead, type ListSource } from "../query/list-source";
import { totalOf } from "../list-answer";
import { asksForAll, type ListQuery } from "../query/list-query";
import type { List } from "../use-list";
import type { ChosenRows, Selection } from "../selection";

export interface ExportedList {
  source: ListSource;
  read: ReadRequest;
  filtered: boolean;
  /** For the summary in the dialog; never sent. */
  query: ListQuery;
  /** Null if unknown. */
  total: number | null;
  shown: readonly string[];
  /** Null without a selection. */
  selected: ChosenRows | null;
}

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
