import type { MergedCell } from "./source";
import type { Table } from "./table";

/** @returns the cells of a column that span several rows of data, from the top, without those that overlap an earlier one */
export function mergedRows(table: Table, headingRow: number, merged: readonly MergedCell[] = []): MergedCell[] {
  const headingLine = headingRow < 0 ? 0 : (table.lines[headingRow] ?? 0);
  const ends = new Map<number, number>();
  return merged
    .filter(({ line, lastLine, from }) => line > headingLine && lastLine > line && from < table.columns.length)
    .sort((a, b) => a.line - b.line)
    .filter(({ line, lastLine, from }) => {
      if (line <= (ends.get(from) ?? 0)) return false;
      ends.set(from, lastLine);
      return true;
    });
}

/** @param merged from {@link mergedRows} @returns the table with the value of each merged cell in all of its rows */
export function fillMerged(table: Table, merged: readonly MergedCell[]): Table {
  const rows = new Map([...table.lines].map((line, row) => [line, row]));
  const last = table.lines.at(-1) ?? 0;
  const columns = [...table.columns];
  for (const at of new Set(merged.map(({ from }) => from))) {
    const column = columns[at];
    if (!column) continue;
    const codes = column.codes.slice();
    for (const { line, lastLine } of merged.filter(({ from }) => from === at)) {
      const code = codes[rows.get(line) ?? -1] ?? 0;
      for (let next = line + 1; next <= Math.min(lastLine, last); next++) {
        const row = rows.get(next);
        if (row !== undefined && codes[row] === 0) codes[row] = code;
      }
    }
    columns[at] = { values: column.values, codes };
  }
  return { ...table, columns };
}
