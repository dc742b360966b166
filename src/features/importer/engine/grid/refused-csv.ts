import { joinCells, protectCell, quoteCell } from "../../../../domain/export/csv";
import { REFUSED_HEADING } from "../matching/match-columns";
import type { Matcher } from "../matching/matcher";
import type { Pace } from "../pace";
import type { ReadTable } from "../reading/describe";
import { tableRow } from "../reading/table";
import type { CheckedGrid } from "./checked-grid";

const line = (cells: readonly string[]) => joinCells(cells.map((cell) => quoteCell(protectCell(cell))));

/**
 * @param reasons by line of the file, for rows that the server refused. Rows with errors have their problems as the reason
 * @returns a CSV of the rows that weren't imported, with the user's edits, to correct and import again
 */
export async function refusedCsv(
  { table, headingRow, headings, matcher }: ReadTable & { matcher: Matcher },
  grid: CheckedGrid,
  reasons: Readonly<Record<number, string>>,
  pace: Pace,
): Promise<Blob> {
  const oldReasons = headings.indexOf(REFUSED_HEADING);
  const withoutOldReasons = <Value>(cells: readonly Value[]) => cells.filter((_, at) => at !== oldReasons);
  const parts = ["\ufeff", line([...withoutOldReasons(headings), REFUSED_HEADING])];
  // edits replace the file's text if a single column has the field
  const fields = headings.map((_, at) => {
    const name = matcher.fieldOf(at);
    const alone = headings.filter((__, other) => matcher.fieldOf(other) === name).length === 1;
    return name !== null && alone ? grid.fields.get(name) : undefined;
  });
  for (let row = 0; row < grid.rows; row++) {
    if ((row & 127) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    const reason = reasons[grid.lineOf(row)] ?? ownReason(grid, row);
    if (reason === null) continue;
    const cells = tableRow(table, row + headingRow + 1).map((cell, at) => fields[at]?.text(row) ?? cell);
    parts.push(line([...withoutOldReasons(cells), reason]));
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** @returns the errors of a row as text; null if it has none or is skipped */
function ownReason(grid: CheckedGrid, row: number): string | null {
  if (grid.skipped[row] === 1 || grid.states.levels[row] !== 2) return null;
  const errors = grid.problemsOf(row).filter(({ level }) => level === "error");
  return errors.map(({ field, message }) => `${grid.fields.get(field)?.field.label ?? field}: ${message}`).join("; ");
}
