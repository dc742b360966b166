import { useCallback, useState, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { RECORDS } from "../../../domain/records/records";
import { cx, tw } from "../../../ui/tw";
import { BulkActionButton, type BulkAction } from "../bulk/bulk-action";
import { EndSelection } from "../bulk/end-selection";
import { ActionDialog } from "../../page-actions/action-dialog";
import { ExportButton, loadExportDialog } from "../exports/components/export-button";
import { PrintKey } from "../exports/components/print-key";
import { PrintOffer } from "../exports/components/print-offer";
import { exportedList, type ExportedList } from "../exports/exported-list";
import { ColumnFilterHead, ColumnFilterTools } from "../filters/columns/column-filters";
import { FilterButton } from "../filters/builder/filter-button";
import { FilterStrip, type FilterStripProps } from "../filters/strip/filter-strip";
import type { ListRow } from "../list-column";
import { listTexts, texts, type OwnTexts } from "../texts";
import type { RecordListState } from "./use-record-list";
import { ViewName } from "../views/components/view-name";
import { ViewsButton } from "../views/components/views-button";
import { ListPage, type ListPageProps } from "../components/list-page";
import { Columns3 } from "lucide-react";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import type { ColumnsPanelProps } from "../components/columns-panel";

export interface RecordListProps<Row extends ListRow>
  extends
    Pick<ListPageProps<Row>, "heading" | "count" | "tabs" | "actions" | "firstStep">,
    Pick<FilterStripProps<Row>, "dayOf"> {
  state: RecordListState<Row>;
  /** Offered for the search text, above the rows. */
  offer?: ReactNode;
  ownTexts: OwnTexts;
  bulk?: readonly BulkAction<Row>[];
  /**
   * Beside "Esporta"; on narrow screens behind "…".
   * @param list the rows that an export offers; null if the server doesn't support the list's filter
   */
  listActions?: ((list: ExportedList | null) => ReactNode) | undefined;
  /** What commands of the search do with the list, beside its export. */
  listCommands?: ((list: ExportedList) => ReactNode) | undefined;
  /** @param rows null: all rows that match */
  selectionActions?: (rows: readonly Row[] | null, list: ExportedList) => ReactNode;
  sections?: readonly string[];
}

export function RecordList<Row extends ListRow>(props: RecordListProps<Row>) {
  const { state, ownTexts, bulk = [], selectionActions, sections, dayOf, actions, offer, ...rest } = props;
  const { listActions, listCommands, ...page } = rest;
  const { list, views, selection, changes } = state;
  const { source, query, changeQuery } = list;
  const { kind } = source;
  const headTool = useCallback(
    (columnId: string) => <ColumnFilterHead list={{ source, query, changeQuery }} columnId={columnId} />,
    [source, query, changeQuery],
  );
  const can = useCan();
  const hasViews = useFeature("views");
  const [saveRequests, setSaveRequests] = useState(0);
  const allowed = bulk.filter(({ isAllowed }) => isAllowed(can));
  const mayExport = can("export", RECORDS[kind].subject);
  const allTexts = listTexts(kind, ownTexts);
  const exported = exportedList(list, selection);
  const listed = list.isUnsupported ? null : exported;
  const headerActions = (
    <>
      {listActions?.(listed)}
      {listed && <ExportButton list={listed} />}
    </>
  );
  return (
    <ListPage
      {...page}
      list={list}
      changes={changes}
      listTexts={allTexts}
      under={<ViewName control={views} />}
      tools={<FilterButton list={list} {...(hasViews && { onSaveView: () => setSaveRequests(saveRequests + 1) })} />}
      more={
        <>
          <ColumnsButton list={list} sections={sections} />
          {hasViews && <ViewsButton control={views} saveRequests={saveRequests} />}
          <span className={tw`hidden narrow:contents`}>{headerActions}</span>
        </>
      }
      folded={<ColumnFilterTools list={list} />}
      headTool={headTool}
      places={
        <>
          {offer}
          {mayExport && listed && (
            <>
              <PrintKey list={listed} top={list.top} />
              <ActionDialog action="export" load={loadExportDialog} list={listed} />
              {listCommands?.(listed)}
            </>
          )}
          {list.page.status === "ready" && <PrintOffer list={exportedList(list)} shown={list.page.data.rows.length} />}
        </>
      }
      strip={<FilterStrip list={list} dayOf={dayOf} />}
      actions={
        <>
          {/* several actions fit into one line without their icons */}
          <span className={cx(tw`contents narrow:hidden`, listActions && tw`[&>*>svg]:medium:hidden`)}>
            {headerActions}
          </span>
          {actions}
        </>
      }
      selectionActions={
        <EndSelection value={selection.clear}>
          {allowed.map((action) => (
            <BulkActionButton
              key={action.label}
              action={action}
              kind={kind}
              rows={selection.rows}
              nameOf={(row) => list.columns[0]?.text?.(row) ?? ""}
            />
          ))}
          {selectionActions?.(selection.rows, exported)}
          <ExportButton list={exported} ofSelection />
        </EndSelection>
      }
      // without an action, rows can't be selected
      selection={mayExport || allowed.length > 0 ? selection : undefined}
    />
  );
}

const loadPanel = () => import("../components/columns-panel").then((module) => module.ColumnsPanel);

interface ColumnsButtonProps extends Pick<ColumnsPanelProps, "sections"> {
  list: ColumnsPanelProps["list"];
}

function ColumnsButton({ list, sections }: ColumnsButtonProps) {
  const [open, setOpen] = useState(false);
  const panel = useLazyComponent<ColumnsPanelProps>(loadPanel);
  const { Component: Panel, load } = panel;
  const toggle = async () => setOpen(!open && (await load(texts.columnsFailed)));
  return (
    <>
      <OpenerButton icon={Columns3} aria-expanded={open} opens={panel} onOpen={toggle}>
        {texts.columns}
      </OpenerButton>
      {Panel && <Panel open={open} onClose={() => setOpen(false)} list={list} sections={sections} />}
    </>
  );
}
