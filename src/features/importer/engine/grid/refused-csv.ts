import { joinCells, protectCell, quoteCell } from "../../../../domain/export/csv";
import { REFUSED_HEADING } from "../matching/match-columns";
import type { Matcher } from "../matching/matcher";
import type { Pace } from "../pace";
import type { ReadTable } from "../reading/describe";
import { tableRow } from "../reading/table";
import type { CheckedGrid } from "./checked-grid";

const line = (cells: readonly string[]) => joinCells(cells.map((cell) => quoteCell(protectCell(cell))));

/**
 * The rows that weren't imported, as the file had them and with what was mended since, each with its reason: to be mended
 * and fed in again.
 * @param reasons by line of the file: what the server said; of rows with errors their problems are said
 */
export async function refusedCsv(
  { table, headingRow, headings, matcher }: ReadTable & { matcher: Matcher },
  grid: CheckedGrid,
  reasons: Readonly<Record<number, string>>,
  pace: Pace,
): Promise<Blob> {
  const old = headings.indexOf(REFUSED_HEADING);
  const kept = <Value>(cells: readonly Value[]) => cells.filter((_, at) => at !== old);
  const parts = ["\ufeff", line([...kept(headings), REFUSED_HEADING])];
  // what is typed in the grid stands in the column, where one column alone gives the field
  const fields = headings.map((_, at) => {
    const name = matcher.fieldOf(at);
    const alone = headings.filter((__, other) => matcher.fieldOf(other) === name).length === 1;
    return name !== null && alone ? grid.fields.get(name) : undefined;
  });
  for (let row = 0; row < grid.rows; row++) {
    if ((row & 127) === 0 && pace.due()) await pace.rest();
    const reason = reasons[grid.lineOf(row)] ?? ownReason(grid, row);
    if (reason === null) continue;
    const cells = tableRow(table, row + headingRow + 1).map((cell, at) => fields[at]?.text(row) ?? cell);
    parts.push(line([...kept(cells), reason]));
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** @returns what is wrong with a row that has errors and isn't skipped; null for another */
function ownReason(grid: CheckedGrid, row: number): string | null {
  if (grid.skipped[row] === 1 || grid.states.of[row] !== 2) return null;
  const errors = grid.problemsOf(row).filter(({ level }) => level === "error");
  return errors.map(({ field, message }) => `${grid.fields.get(field)?.field.label ?? field}: ${message}`).join("; ");
}
