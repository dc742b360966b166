import type { ReactNode } from "react";
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
  /** px in a narrow element, where the column gives room to those without a width; its `width` when missing. */
  leastWidth?: number;
  /** Classes of its head, with its widths in elements of several sizes; they replace `width` until somebody chooses columns. */
  widthClass?: string;
  /** Which columns a narrower element still shows: 1, the default, always. */
  priority?: Priority;
  /** Figures: aligned at the end. */
  numeric?: boolean;
  /** Quieter. */
  muted?: boolean;
  /** Where it goes on a card; without one it comes after the others, once somebody has chosen it. */
  area?: CardArea;
  /** It says by itself what it is: on a card it needs no label. */
  plain?: boolean;
  /** May break into lines. */
  wraps?: boolean;
  /** It is only for pressing: paper has nothing of it. */
  unprinted?: boolean;
}

/** A column as the cells of its row know it. */
export type ShownColumn = Pick<ListColumn<never>, "id" | "priority">;

/** One column of a list. Columns are made outside of rendering, or kept by `useMemo`. */
export interface ListColumn<Row> extends ColumnLook {
  id: string;
  /** The head's words. */
  label: string;
  /** What it is called where all columns are offered, when the head's words are shorter. */
  fullLabel?: string;
  /** Under which heading it is offered. */
  section?: string;
  /** Shown only when somebody chooses it. */
  optional?: boolean;
  /** The fields that it shows, by their names in the catalogue: what a file has of it. Its id when missing. */
  fields?: readonly string[];
  /** What of an answer's row it is made of; its id when missing. */
  needs?: readonly string[];
  /** The cell's words. They are cut with an ellipsis where they don't fit, and then read in the cell's `title`. */
  text?: (row: Row) => string;
  /**
   * What is shown, where that is more than the words.
   * @param shown all columns of the row, with their priorities
   */
  cell?: (row: Row, shown: readonly ShownColumn[]) => ReactNode;
}

/** @returns what of an answer's rows columns are made of, each once */
export const neededFields = (columns: readonly Pick<ListColumn<never>, "id" | "needs">[]): string[] => [
  ...new Set(columns.flatMap(({ id, needs = [id] }) => needs)),
];

/** What the panel knows of a column. */
export type PanelColumn = Pick<ListColumn<never>, "id" | "label" | "fullLabel" | "section">;

/** @returns what a column is called where it stands alone */
export const labelOf = ({ label, fullLabel }: Pick<PanelColumn, "label" | "fullLabel">): string => fullLabel ?? label;
