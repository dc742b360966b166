import type { Pace } from "../pace";
import { cleanCell, isDamaged, textKept } from "./clean-text";
import { MAX_CELL, MAX_CELLS, MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS, type TableLimit } from "./limits";

/**
 * A column: its distinct values, and for each row the index of its value. So a repeated value is stored, read and checked once.
 * In a column with hardly any repeated values, a value may occur twice.
 */
export interface Column {
  readonly values: string[];
  /** The index of each row's value; 0 is the empty text. */
  readonly codes: Uint32Array;
}

/** All rows of a file, including titles and headings, by column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: number;
  /** The row number of each row in the spreadsheet, from 1. Empty rows are counted but not in the table. */
  readonly lines: Uint32Array;
  readonly emptyRows: number;
  /** Lines of rows with wrongly decoded letters, and the first such value. */
  readonly damaged: { readonly lines: readonly number[]; readonly example: string };
  /** The first cell with signs that keep a code a text in spreadsheets, and what is read; null if there is none. */
  readonly keptAsText: { readonly written: string; readonly read: string } | null;
}

/** Rows of titles, headings and totals, which don't count as data. */
const EXTRA_ROWS = 50;

interface ColumnBuilder {
  values: string[];
  /** The index of each value. Null once it is clear that values hardly repeat (codes, addresses). */
  indexes: Map<string, number> | null;
  /** Recently found indexes, by a cheap hash of the value: frequent values are found without the map. */
  recent: Uint32Array;
  codes: ChunkedCodes;
  /** The number of cells that aren't empty. */
  filled: number;
  /** Indexes of values with wrongly decoded letters; null while there are none. */
  damaged: Set<number> | null;
}

/** Each time a column has so many more distinct values, it is checked whether values repeat at all. */
const UNIQUE_CHECK_INTERVAL = 2_048;
/** If a higher share of the cells is distinct, repeated values aren't searched any more. */
const UNIQUE_SHARE = 0.97;

const RECENT = 64;
/** @returns the index of a value in {@link ColumnBuilder.recent} */
const recentSlot = (value: string): number =>
  (value.charCodeAt(0) * 7 + value.charCodeAt(value.length - 1) + value.length * 13) % RECENT;

export class TableBuilder {
  private columns: ColumnBuilder[] = [];
  private lines = new Uint32Array(1024);
  private rows = 0;
  private line = 0;
  private empty = 0;
  private characters = 0;
  private damagedLines: number[] = [];
  private damagedExample = "";
  private keptAsText: Table["keptAsText"] = null;

  /** @param clean cleans a cell's text */
  constructor(private readonly clean: (text: string) => string = cleanCell) {}

  /** The line of the last row, from 1. */
  get lastLine(): number {
    return this.line;
  }

  /**
   * @param times how often the row is repeated: LibreOffice writes equal rows once
   * @returns the limit that the row exceeds; null for none
   */
  add(cells: readonly string[], times = 1): TableLimit | null {
    this.line += times;
    const width = filledWidth(cells);
    if (width === 0) {
      this.empty += times;
      return null;
    }
    const row = this.rows;
    const end = row + times;
    if (width > MAX_COLUMNS) return "columns";
    if (end > MAX_ROWS + EXTRA_ROWS) return "rows";
    // before memory is allocated
    if (end * Math.max(width, this.columns.length) > MAX_CELLS) return "cells";
    if (this.characters > MAX_CHARACTERS) return "characters";
    while (end > this.lines.length) this.grow();
    while (this.columns.length < width) this.addColumn();
    for (let nth = 0; nth < times; nth++) this.lines[row + nth] = this.line - times + nth + 1;
    let isDamaged = false;
    for (let at = 0; at < width; at++) {
      const value = cells[at] as string;
      if (value === "") continue;
      if (value.length > MAX_CELL) return "cell";
      const column = this.columns[at] as ColumnBuilder;
      column.filled += times;
      const index = this.findOrAdd(column, value);
      column.codes.set(row, end, index);
      isDamaged ||= column.damaged !== null && column.damaged.has(index);
    }
    if (isDamaged) for (let nth = row; nth < end; nth++) this.damagedLines.push(this.lines[nth] as number);
    this.rows = end;
    return null;
  }

  /** @returns the index of a value, which is added if it wasn't found */
  private findOrAdd(column: ColumnBuilder, value: string): number {
    const { indexes, values, recent } = column;
    if (!indexes) return this.addValue(column, value);
    const slot = recentSlot(value);
    const guess = recent[slot] as number;
    if (values[guess] === value) return guess;
    const index = indexes.get(value) ?? this.addValue(column, value);
    recent[slot] = index;
    return index;
  }

  /** Adds a value, unless its clean text is there already: "M " is "M". */
  private addValue(column: ColumnBuilder, value: string): number {
    const { indexes, values } = column;
    const clean = this.clean(value);
    if (clean === "") return 0;
    if (this.keptAsText === null && textKept(value) !== null) this.keptAsText = { written: value.trim(), read: clean };
    const existing = clean === value ? undefined : indexes?.get(clean);
    const index = existing ?? values.push(clean) - 1;
    if (existing === undefined) {
      this.characters += clean.length;
      if (isDamaged(value)) {
        (column.damaged ??= new Set()).add(index);
        this.damagedExample ||= clean;
      }
    }
    indexes?.set(value, index);
    if (clean !== value) indexes?.set(clean, index);
    if (existing === undefined && index % UNIQUE_CHECK_INTERVAL === 0 && index > column.filled * UNIQUE_SHARE)
      column.indexes = null;
    return index;
  }

  private addColumn() {
    const recent = new Uint32Array(RECENT);
    this.columns.push({
      values: [""],
      indexes: new Map(),
      recent,
      codes: new ChunkedCodes(),
      filled: 0,
      damaged: null,
    });
  }

  private grow() {
    const grown = new Uint32Array(this.lines.length * 2);
    grown.set(this.lines);
    this.lines = grown;
  }

  async build(pace: Pace): Promise<Table> {
    const columns: Column[] = [];
    for (const column of this.columns) {
      columns.push({ values: column.values, codes: column.codes.join(this.rows) });
      if (pace.shouldYield()) await pace.yieldToBrowser();
    }
    const lines = this.lines.slice(0, this.rows);
    // empty rows at the end of the file don't count
    const last = lines.at(-1) ?? 0;
    const damaged = { lines: this.damagedLines, example: this.damagedExample };
    const { rows, keptAsText } = this;
    return { columns, rows, lines, emptyRows: this.empty - (this.line - last), damaged, keptAsText };
  }
}

/** Blanks, zero bytes, and the end mark of DOS (Ctrl+Z). */
// oxlint-disable-next-line no-control-regex
const EMPTY = /^[\s\0\x1a]*$/;

/** @returns the number of cells up to the last one that isn't empty */
function filledWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && (cells[width - 1] === "" || EMPTY.test(cells[width - 1] ?? ""))) width -= 1;
  return width;
}

export const tableRow = (table: Table, row: number): string[] =>
  table.columns.map(({ values, codes }) => values[codes[row] ?? 0] ?? "");

/** @param from the first row to count @returns for each value, the number of rows with it */
export function countValues({ values, codes }: Column, from: number): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let row = from; row < codes.length; row++) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

const CHUNK = 4_096;

/** A growing array of numbers in chunks: growing copies nothing, and chunks of zeros aren't allocated. */
class ChunkedCodes {
  private chunks: Uint32Array[] = [];

  /** @param to exclusive */
  set(from: number, to: number, code: number): void {
    for (let row = from; row < to;) {
      const at = Math.floor(row / CHUNK);
      const start = at * CHUNK;
      const end = Math.min(to, start + CHUNK);
      const chunk = (this.chunks[at] ??= new Uint32Array(CHUNK));
      if (end - row === 1) chunk[row - start] = code;
      else chunk.fill(code, row - start, end - start);
      row = end;
    }
  }

  /** @returns the numbers of all rows. Empties the chunks, to free memory */
  join(rows: number): Uint32Array {
    const codes = new Uint32Array(rows);
    this.chunks.forEach((chunk, at) => codes.set(chunk.subarray(0, rows - at * CHUNK), at * CHUNK));
    this.chunks = [];
    return codes;
  }
}
