import type { ReactNode } from "react";
import type { CardArea } from "../../ui/table/cell";
import type { Priority } from "../../ui/table/priority";

/** `_id` is empty if the server doesn't send one. */
export interface ListRow {
  _id: string;
}

export interface ColumnLook {
  /** The field to sort by; missing: not sortable. */
  sort?: string;
  /** Labels of the order on cards, up and down. */
  orders?: readonly [up: string, down: string];
  /** px; columns without one share the rest. */
  width?: number;
  /** px in a narrow element; `width` when missing. */
  leastWidth?: number;
  /** Classes with widths by screen size; ignored once the user chooses columns. */
  widthClass?: string;
  /** 1, the default, is always visible. */
  priority?: Priority;
  /** Right-aligned. */
  numeric?: boolean;
  muted?: boolean;
  /** Place on a card. Columns without one appear on cards only if the user chooses columns. */
  area?: CardArea;
  /** Needs no label on a card. */
  plain?: boolean;
  wraps?: boolean;
  /** Not printed. */
  unprinted?: boolean;
}

export type ShownColumn = Pick<ListColumn<never>, "id" | "priority">;

/** A column. Create it outside of rendering, or with `useMemo`. */
export interface ListColumn<Row> extends ColumnLook {
  id: string;
  label: string;
  /** Label in the columns panel, if it is longer. */
  fullLabel?: string;
  section?: string;
  /** Hidden by default. */
  optional?: boolean;
  /** Fields in an export; the id when missing. */
  fields?: readonly string[];
  /** Fields of the response; the id when missing. */
  needs?: readonly string[];
  /** Text of the cell and its `title`; truncated if it doesn't fit. */
  text?: (row: Row) => string;
  /** @param shown all columns of the row */
  cell?: (row: Row, shown: readonly ShownColumn[]) => ReactNode;
}

export const neededFields = (columns: readonly Pick<ListColumn<never>, "id" | "needs">[]): string[] => [
  ...new Set(columns.flatMap(({ id, needs = [id] }) => needs)),
];

export type PanelColumn = Pick<ListColumn<never>, "id" | "label" | "fullLabel" | "section">;

export const labelOf = ({ label, fullLabel }: Pick<PanelColumn, "label" | "fullLabel">): string => fullLabel ?? label;
