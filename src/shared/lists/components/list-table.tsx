import { memo, useMemo, useState, type ReactNode } from "react";
import { Table, TableBody, TableHead } from "../../../ui/table/table";
import { clampWidth, isChosen, COLUMN_WIDTHS, type ColumnLayout } from "../column-layout";
import type { ListRow, ColumnLook } from "../list-column";
import { isDescending, nextSort, sortField, type SortOrder } from "../query/list-view";
import type { Selection } from "../selection";
import type { ShownList } from "../use-list";
import { useRowKeys } from "../use-row-keys";
import { ListTableRow } from "./list-table-row";
import { SelectPage } from "./select-cells";
import { CHECKBOX_COLUMN, CHECKBOX_WIDTH, pinsOf, tableWidths, cssWidth } from "./table-widths";
import { HeaderCell, type SortDirection } from "../../../ui/table/header-cell";
import type { Pin } from "../../../ui/table/pin";
import { ResizeHandle } from "../../../ui/table/resize-handle";
import { texts } from "../texts";

interface ListTableProps<Row extends ListRow> {
  label: string;
  list: Pick<ShownList<Row>, "shown" | "layout" | "setLayout" | "view" | "changeView">;
  rows: readonly Row[];
  /** Null if unknown. */
  total: number | null;
  /** Index of the first row in the list, from 0. */
  first: number;
  selection?: Selection<Row>;
  /** Ids of the rows that somebody else has just changed. */
  changed?: ReadonlySet<string>;
  headTool?: (columnId: string) => ReactNode;
}

/** A column whose width is being changed; px. */
interface Drag {
  id: string;
  width: number;
}

/** A row without an id can't be selected or opened. */
const rowKey = ({ _id }: ListRow, index: number) => _id || `row ${index}`;

/** The table; cards on narrow screens. Columns that the user chose scroll sideways. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { label, list, rows, total, first, selection, changed, headTool } = props;
  const { shown: columns, layout, setLayout, changeView } = list;
  const chosen = isChosen(layout);
  const [drag, setDrag] = useState<Drag | null>(null);
  const checkboxes = selection !== undefined;
  const { minWidth, widthOf } = useMemo(() => {
    const widths = drag ? { ...layout.widths, [drag.id]: drag.width } : layout.widths;
    return tableWidths(columns, widths, checkboxes);
  }, [columns, layout, drag, checkboxes]);
  const { pinned } = layout;
  const pins = useMemo(
    () => (chosen ? pinsOf(columns, pinned, checkboxes) : null),
    [chosen, columns, pinned, checkboxes],
  );
  const shown = useMemo(() => (chosen ? columns.map(({ id }) => ({ id })) : columns), [chosen, columns]);
  const keys = useRowKeys({ rows, selection });

  return (
    <Table
      label={label}
      cards
      fixed
      density={layout.density}
      rowCount={total === null ? -1 : total + 1}
      minWidth={chosen ? minWidth : undefined}
    >
      <TableHead>
        {selection && (
          <SelectPage rows={rows} selection={selection} pin={pins?.get(CHECKBOX_COLUMN)} width={CHECKBOX_WIDTH} />
        )}
        <ListHeads
          {...{ columns, layout, setLayout, setDrag, widthOf, pins, headTool, changeView }}
          sort={list.view.sort}
        />
      </TableHead>
      <TableBody {...keys}>
        {rows.map((row, position) => (
          <ListTableRow
            key={rowKey(row, position)}
            row={row}
            columns={columns}
            shown={shown}
            position={position}
            index={first + position}
            chosen={chosen}
            pins={pins}
            selected={selection?.has(row._id)}
            changed={changed?.has(row._id)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface ListHeadsProps extends Pick<ListTableProps<ListRow>, "headTool"> {
  columns: readonly (ColumnLook & { id: string; label: string })[];
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  setDrag: (drag: Drag | null) => void;
  widthOf: (id: string) => number | undefined;
  pins: ReadonlyMap<string, Pin> | null;
  sort: SortOrder;
  changeView: (change: { sort: SortOrder }) => void;
}

function AllHeads({ columns, layout, setLayout, setDrag, widthOf, pins, headTool, sort, changeView }: ListHeadsProps) {
  const chosen = isChosen(layout);
  const resize = (id: string, width: number, done: boolean) => {
    setDrag(done ? null : { id, width });
    if (done || !chosen) setLayout({ ...layout, widths: { ...layout.widths, [id]: clampWidth(width) } });
  };
  const reset = (id: string) => {
    const others = Object.entries(layout.widths).filter(([other]) => other !== id);
    setDrag(null);
    setLayout({ ...layout, widths: Object.fromEntries(others) });
  };
  return columns.map(({ id, label, ...look }, index) => (
    <ListHead
      key={id}
      label={label}
      first={index === 0}
      look={chosen ? { ...look, width: widthOf(id), leastWidth: undefined, widthClass: undefined, priority: 1 } : look}
      pin={pins?.get(id)}
      tool={headTool?.(id)}
      sort={sort}
      onSort={(next) => changeView({ sort: next })}
      onResize={(width, done) => resize(id, width, done)}
      onReset={() => reset(id)}
    />
  ));
}

/** The columns' headers, which stay as they are when the rows change. */
const ListHeads = memo(AllHeads);

interface ListHeadProps {
  label: string;
  /** Whether it is the first resizable column. */
  first: boolean;
  look: ColumnLook;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  pin: Pin | undefined;
  tool?: ReactNode;
  /** px; `done` with the last one. */
  onResize: (width: number, done: boolean) => void;
  onReset: () => void;
}

const directionOf = (field: string, sort: SortOrder): SortDirection => {
  if (sortField(sort) !== field) return "none";
  return isDescending(sort) ? "descending" : "ascending";
};

function ListHead({ label, first, look, sort, onSort, pin, tool, onResize, onReset }: ListHeadProps) {
  const { sort: field, priority, numeric } = look;
  const sorting = field !== undefined && {
    sort: directionOf(field, sort),
    onSort: () => onSort(nextSort(sort, field)),
  };
  return (
    <HeaderCell
      width={look.widthClass ? undefined : cssWidth(look)}
      className={look.widthClass}
      priority={priority}
      numeric={numeric}
      unprinted={look.unprinted}
      pin={pin}
      tool={tool}
      resize={
        <ResizeHandle
          label={texts.widthOf(label)}
          hint={texts.resizeHint}
          first={first}
          {...COLUMN_WIDTHS}
          onResize={onResize}
          onReset={onReset}
        />
      }
      {...sorting}
    >
      {label}
    </HeaderCell>
  );
}
