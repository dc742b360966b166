import { fold } from "../../../../domain/text";
import { tableRow, type Table } from "./table";

/** "Totale", "TOTALI:", "Tot. donatori". "Somma" is a surname, and so is "Totaro". */
const TOTAL = /^tot(ale|ali|\.)?(?![a-z])/;
/** Rows that are looked at: a sheet has a total for each zone, not for each row. */
const MOST = 50;
const NUMBER = /^[-+]?[\d.,\s]+[%€]?$/;

/** @returns how many rows at a sheet's end are totals of what is above them, not people: a word for it, and numbers */
export function countTotalRows(table: Table): number {
  let count = 0;
  while (count < Math.min(table.rows, MOST) && isTotal(tableRow(table, table.rows - 1 - count))) count += 1;
  return count;
}

function isTotal(cells: readonly string[]): boolean {
  const [word, ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return word !== undefined && TOTAL.test(fold(word)) && others.every((cell) => NUMBER.test(cell));
}

/** @returns the table without its last rows */
export const withoutLast = ({ columns, rows, lines, emptyRows, damaged }: Table, count: number): Table => ({
  columns: columns.map(({ values, codes }) => ({ values, codes: codes.subarray(0, rows - count) })),
  rows: rows - count,
  lines: lines.subarray(0, rows - count),
  emptyRows,
  damaged,
});
