import { tableFeatures, type ColumnDef } from "@tanstack/react-table";
import type { ColumnLook, ListColumn, ListRow } from "../list-column";

/** What our lists use of the table library beside its core: each feature costs bytes. The server sorts, filters and pages. */
export const features = tableFeatures({ columnMeta: {} as ColumnLook });

/** @returns a column as the table library knows it */
export function toColumnDef<Row extends ListRow>(column: ListColumn<Row>): ColumnDef<typeof features, Row, unknown> {
  const { id, label, text, cell, ...look } = column;
  const shared = {
    id,
    header: label,
    meta: look,
    ...(cell && { cell: ({ row }: { row: { original: Row } }) => cell(row.original) }),
  };
  return text ? { ...shared, accessorFn: text } : shared;
}
