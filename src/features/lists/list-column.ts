import type { ReactNode } from "react";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { CardArea } from "../../ui/table/cell";
import type { Priority } from "../../ui/table/priority";

/** What every row has: who or what it is; empty where the server doesn't say. */
export interface ListRow {
  _id: string;
}

/** How a column looks in a head, in a cell and on a card, and how it is sorted. */
export interface ColumnLook {
  /** The field by which the server sorts it; without one it can't be sorted. */
  sort?: string;
  /** What the order is called where there are no heads to press, up and down. */
  orders?: readonly [up: string, down: string];
  /** px; columns without one share the rest. */
  width?: number;
  /** Which columns a narrower element still shows: 1, the default, always. */
  priority?: Priority;
  /** Figures: aligned at the end. */
  numeric?: boolean;
  /** Quieter. */
  muted?: boolean;
  /** Where it goes on a card; not shown there without it. */
  area?: CardArea;
  /** May break into lines. */
  wraps?: boolean;
}

/** One column of a list. Columns are made outside of rendering, or kept by `useMemo`. */
export interface ListColumn<Row> extends ColumnLook {
  id: string;
  /** The head's words. */
  label: string;
  /** The cell's words. They are cut with an ellipsis where they don't fit, and then read in the cell's `title`. */
  text?: (row: Row) => string;
  /** What is shown, where that is more than the words. */
  cell?: (row: Row) => ReactNode;
}

/**
 * What the catalogue of fields knows of a column.
 * @returns id, label and, if it can be sorted, the field to sort by
 */
export function fieldColumn<Catalogue extends FieldCatalogue>(
  catalogue: Catalogue,
  name: keyof Catalogue & string,
): Pick<ListColumn<unknown>, "id" | "label" | "sort"> {
  const field = catalogue[name];
  return { id: name, label: field?.label ?? name, ...(field?.sortable !== false && { sort: name }) };
}
