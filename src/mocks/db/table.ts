/** What a list is asked through: rows by number, whatever holds them. */
export type Value = string | number | boolean | null;

/** How values compare: text as Italian is collated, code by its characters (codes, days, addresses). */
export type Kind = "text" | "code" | "day" | "number" | "boolean";

/** Whether a row is among those that are asked for. */
export type Predicate = (row: number) => boolean;

export interface Column {
  kind: Kind;
  get(row: number): Value;
  /** Where it holds several values: all of them, one of which is enough. `get` is how they are ordered. */
  several?(row: number): readonly Value[];
  /** Rows with the same value stand in the order of this column. */
  then?: string;
}

export interface Table {
  /** Rows, those that are gone included: row numbers stay. */
  readonly size: number;
  /** Rows that are there. */
  readonly count: number;
  exists(row: number): boolean;
  readonly columns: ReadonlyMap<string, Column>;
  /** A figure over a period, by a name that holds its days; undefined for any other name. For rules, not for orders. */
  figure?(name: string): Column | undefined;
  /** Whether a folded word occurs in what free text looks through. */
  matchesText(row: number, word: string): boolean;
  /** @throws QueryError for a column that doesn't exist */
  order(column: string): Order;
}

/** Row numbers in ascending order; those from `rowsWithValue` on have no value and come last in either direction. */
export interface Order {
  rows: Uint32Array;
  rowsWithValue: number;
}

/** A query that asks for what doesn't exist; the message is for the answer's body. */
export class QueryError extends Error {}

/** @returns the column. @throws QueryError when there is none */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (!column) throw new QueryError(`Campo sconosciuto: ${name}`);
  return column;
}
