import { quoteCell } from "./csv";
import type { ExportField } from "./export-fields";
import { protectCell, unprotectCell } from "./protect-cell";

const NUMBER = /^-?\d+(,\d+)?$/;
/** A cell in quotes, or without any; then a semicolon or the line's end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|$)/y;

/**
 * A line of a CSV that somebody else made, as ours would be: what a spreadsheet would run is protected, what already is
 * stays as it is.
 * @param line without its end
 * @returns null where it isn't one of our columns' cells
 */
export function harmlessLine(fields: readonly ExportField[], line: string): string | null {
  const cells = line.includes('"') || line.includes("\r") ? quotedCells(line) : line.split(";");
  if (cells?.length !== fields.length) return null;
  let changed = false;
  const harmless = cells.map((cell, at) => {
    if (isNumber(fields[at]) && NUMBER.test(cell)) return cell;
    const text = protectCell(unprotectCell(cell));
    changed ||= text !== cell;
    return text;
  });
  return changed ? harmless.map(quoteCell).join(";") : line;
}

const isNumber = (field: ExportField | undefined) => field?.kind === "number";

/** @returns null for quotes that don't fit together */
function quotedCells(line: string): string[] | null {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const found = CELL.exec(line);
    if (!found) return null;
    const [, quoted, bare = "", end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "") return CELL.lastIndex === line.length ? cells : null;
  }
}
