import Papa from "papaparse";

/** A cell of the grid, counted from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
  /** Rows that Page Up and Page Down move by. */
  page: number;
}

/** @returns the cell that a key moves to, as in spreadsheets; null for other keys */
export function cellAfterKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  { row, column }: GridPlace,
  { rows, columns, page }: GridSize,
): GridPlace | null {
  const far = ctrlKey || metaKey;
  const last = { row: rows - 1, column: columns - 1 };
  const to: Partial<Record<string, GridPlace>> = {
    ArrowDown: { row: far ? last.row : row + 1, column },
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowRight: { row, column: far ? last.column : column + 1 },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last.row : row, column: last.column },
  };
  const place = to[key];
  return place ? within(place, rows, columns) : null;
}

export const within = ({ row, column }: GridPlace, rows: number, columns: number): GridPlace => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** Reads the text that a spreadsheet puts on the clipboard: tab-separated, with quotes. @returns rows of cells */
export function pastedCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, "\n"), { delimiter: "\t", newline: "\n" });
  // a spreadsheet ends the last line with a line break, too
  const last = data.at(-1);
  if (data.length > 1 && last?.length === 1 && last[0] === "") data.pop();
  return data.length > 0 ? data : [[""]];
}
