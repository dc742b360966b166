import { useState, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { RECORDS } from "../../../domain/record-kinds";
import { tw } from "../../../ui/tw";
import { BulkActionButton, type BulkAction } from "../bulk/bulk-action";
import { EndSelection } from "../bulk/end-selection";
import { ExportButton } from "../exports/components/export-button";
import { exportedList, type ExportedList } from "../exports/exported-list";
import { ColumnFilterHead, ColumnFilterTools } from "../filters/columns/column-filters";
import { FilterButton } from "../filters/builder/filter-button";
import { FilterStrip } from "../filters/strip/filter-strip";
import type { ListRow } from "../list-column";
import { listTexts, type ListWords } from "../texts";
import type { RecordListState } from "./use-record-list";
import { ViewName } from "../views/components/view-name";
import { ViewsButton } from "../views/components/views-button";
import { ColumnsButton } from "../components/columns-button";
import { ListPage, type ListPageProps } from "../components/list-page";

export interface RecordListProps<Row extends ListRow> extends Pick<
  ListPageProps<Row>,
  "heading" | "count" | "tabs" | "actions" | "firstStep"
> {
  state: RecordListState<Row>;
  words: ListWords;
  /** What can be done with the rows that are selected, each row by one call. */
  bulk?: readonly BulkAction<Row>[];
  /** What else can be done with them. @param rows null: all that match @param list as it is asked, and what of it is selected */
  selectionActions?: (rows: readonly Row[] | null, list: ExportedList) => ReactNode;
  /** Headings under which columns are offered, in their order; as the columns have them when missing. */
  sections?: readonly string[];
  /** The day (ISO) from which whoever stands in a row may donate; null without one, undefined where it wasn't read. */
  dayOf?: (row: Row) => string | null | undefined;
}

/** A list of records as a page: search, filters, views, columns, exports, and what can be done with many rows at once. */
export function RecordList<Row extends ListRow>(props: RecordListProps<Row>) {
  const { state, words, bulk = [], selectionActions, sections, dayOf, actions, ...page } = props;
  const { list, views, selection, changes } = state;
  const { kind } = list.source;
  const can = useCan();
  const hasViews = useFeature("views");
  const [keepAsked, setKeepAsked] = useState(0);
  const allowed = bulk.filter(({ mayDo }) => mayDo(can));
  const mayExport = can("export", RECORDS[kind].subject);
  const said = listTexts(kind, words);
  const exporting = !list.unasked && <ExportButton list={exportedList(list)} />;
  return (
    <ListPage
      {...page}
      list={list}
      changes={changes}
      words={said}
      under={<ViewName control={views} />}
      tools={<FilterButton list={list} {...(hasViews && { onKeep: () => setKeepAsked(keepAsked + 1) })} />}
      more={
        <>
          <ColumnsButton list={list} sections={sections} />
          {hasViews && <ViewsButton control={views} keepAsked={keepAsked} />}
          <span className={tw`hidden narrow:contents`}>{exporting}</span>
        </>
      }
      folded={<ColumnFilterTools list={list} />}
      headTool={(columnId) => <ColumnFilterHead list={list} columnId={columnId} />}
      strip={<FilterStrip list={list} dayOf={dayOf} />}
      actions={
        <>
          <span className={tw`contents narrow:hidden`}>{exporting}</span>
          {actions}
        </>
      }
      selectionActions={
        <EndSelection value={selection.clear}>
          {allowed.map((action) => (
            <BulkActionButton
              key={action.label}
              action={action}
              of={kind}
              rows={selection.rows}
              nameOf={(row) => list.columns[0]?.text?.(row) ?? ""}
            />
          ))}
          {selectionActions?.(selection.rows, exportedList(list, selection))}
          <ExportButton list={exportedList(list, selection)} />
        </EndSelection>
      }
      // without anything to do with it a selection would be for nothing
      selection={mayExport || allowed.length > 0 ? selection : undefined}
    />
  );
}
