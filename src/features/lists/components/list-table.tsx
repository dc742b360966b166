import { FlexRender, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { Cell } from "../../../ui/table/cell";
import { Row as TableRow } from "../../../ui/table/row";
import { Table, TableBody, TableHead } from "../../../ui/table/table";
import { tw } from "../../../ui/tw";
import type { ListColumn, ListRow } from "../list-column";
import type { SortOrder } from "../list-view";
import type { Selection } from "../selection";
import { ListHead } from "./list-head";
import { SelectPage, SelectRow } from "./select-cells";
import { features, toColumnDef } from "./table-columns";

interface ListTableProps<Row> {
  /** What the rows are ("Donatori"). */
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** On all pages; null when nobody knows. */
  total: number | null;
  /** Which of all the first one is, from 0. */
  first: number;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  /** Given: rows can be selected. */
  selection?: Selection;
}

const wraps = tw`whitespace-normal`;

/** A row without an id can be shown, and nothing can be done with it. */
const rowKey = ({ _id }: ListRow, index: number) => _id || `row ${index}`;

/** A page of rows; cards in a narrow element. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { label, columns, rows, total, first, sort, onSort, selection } = props;
  const defs = useMemo(() => columns.map((column) => toColumnDef(column)), [columns]);
  const table = useTable({ features, columns: defs, data: rows, getRowId: rowKey });
  return (
    <Table label={label} cards rowCount={total === null ? -1 : total + 1}>
      <TableHead>
        {selection && <SelectPage rows={rows} selection={selection} />}
        {table.getAllLeafColumns().map(({ id, columnDef }) => (
          <ListHead key={id} label={String(columnDef.header)} look={columnDef.meta ?? {}} sort={sort} onSort={onSort} />
        ))}
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map((row) => {
          const cells = row.getAllCells();
          return (
            <TableRow key={row.id} index={first + row.index} selected={selection?.ids.has(row.original._id)}>
              {selection && (
                <SelectRow id={row.original._id} name={String(cells[0]?.getValue() ?? "")} selection={selection} />
              )}
              {cells.map((cell) => {
                const { meta = {} } = cell.column.columnDef;
                const text = cell.getValue();
                const clip = typeof text === "string";
                return (
                  <Cell
                    key={cell.id}
                    area={meta.area}
                    priority={meta.priority}
                    numeric={meta.numeric}
                    muted={meta.muted}
                    className={meta.wraps ? wraps : undefined}
                    {...(clip && { clip, title: text })}
                  >
                    <FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
