import type { ListRow } from "../list-column";
import type { ListSource } from "../list-source";
import { useSelection, type Selection } from "../selection";
import type { RowChanges } from "../row-changes";
import { useGoneRows } from "./use-gone-rows";
import { useLiveRows } from "./use-live-rows";
import { useList, type List, type ListParts } from "../use-list";
import { useOpenView } from "../views/use-open-view";
import { useViewControl, type ViewControl } from "../views/view-control";

export interface RecordListParts<Row> extends Omit<ListParts<Row>, "layout"> {
  /** The page's tabs. */
  lists?: readonly ListSource[];
}

export interface RecordListState<Row extends ListRow> {
  list: List<Row>;
  views: ViewControl;
  selection: Selection<Row>;
  changes: RowChanges;
}

export function useRecordList<Row extends ListRow>(parts: RecordListParts<Row>): RecordListState<Row> {
  const { source, lists = [source] } = parts;
  const opened = useOpenView(source, lists);
  const list = useList({ ...parts, layout: opened.layout });
  const selection = useSelection<Row>(list.source.kind, list.query);
  useGoneRows(list, selection);
  return { list, views: useViewControl(opened, list), selection, changes: useLiveRows(list) };
}
