import type { Pace } from "../pace";
import { cleanText, isDamaged } from "./clean-text";
import { MAX_CELL, MAX_CELLS, MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS, type TableLimit } from "./limits";

/**
 * A column's different values, and which of them each row has: what comes again is kept, read and checked once. Where hardly
 * anything does, a value may stand there twice.
 */
export interface Column {
  readonly values: string[];
  /** By row, the place of its value; 0 is the empty text. */
  readonly codes: Uint32Array;
}

/** All rows of a file, titles and headings among them, column by column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: number;
  /** As a spreadsheet counts them, from 1: empty rows are counted, and not kept. */
  readonly lines: Uint32Array;
  readonly emptyRows: number;
  /** Lines of rows with letters that were decoded wrongly, and the first such value. */
  readonly damaged: { readonly lines: readonly number[]; readonly example: string };
}

/** Titles, headings and totals around the data. */
const AROUND = 50;

interface Building {
  values: string[];
  /** Null once it is seen that hardly any value comes again: names, codes, addresses. */
  places: Map<string, number> | null;
  /** Places that were found lately, by a few letters: of six zones each is found here, without a look into the map. */
  recent: Uint32Array;
  codes: ChunkedCodes;
  /** Cells with something in them. */
  filled: number;
  /** Places of values with letters that were decoded wrongly; null while there are none. */
  damaged: Set<number> | null;
}

/** After so many distinct values it is checked whether values repeat at all. */
const JUDGED = 2_048;
/** Of so many cells a value comes again too seldom to be worth looking for. */
const UNIQUE = 0.97;

const RECENT = 64;
/** Where {@link Building.recent} has a value. */
const recentSlot = (value: string): number =>
  (value.charCodeAt(0) * 7 + value.charCodeAt(value.length - 1) + value.length * 13) % RECENT;

export class TableBuilder {
  private columns: Building[] = [];
  private lines = new Uint32Array(1024);
  private rows = 0;
  private line = 0;
  private empty = 0;
  private characters = 0;
  private damagedLines: number[] = [];
  private damagedExample = "";

  /** @param clean cleans a cell's text; called once for each text, as long as the text is remembered */
  constructor(private readonly clean: (text: string) => string = cleanText) {}

  /** The line of the last row, from 1. */
  get lastLine(): number {
    return this.line;
  }

  /**
   * @param times how often the row comes: a spreadsheet writes rows that are the same once
   * @returns which limit the row goes beyond; null for none
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
    if (end > MAX_ROWS + AROUND) return "rows";
    // before memory is taken for them
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
      const column = this.columns[at] as Building;
      column.filled += times;
      const place = this.placeIn(column, value);
      column.codes.set(row, end, place);
      isDamaged ||= column.damaged !== null && column.damaged.has(place);
    }
    if (isDamaged) for (let nth = row; nth < end; nth++) this.damagedLines.push(this.lines[nth] as number);
    this.rows = end;
    return null;
  }

  /** @returns the place of a value, which is a new one where it wasn't there, or isn't looked for */
  private placeIn(column: Building, value: string): number {
    const { places, values, recent } = column;
    if (!places) return this.placeOfNew(column, value);
    const slot = recentSlot(value);
    const guess = recent[slot] as number;
    if (values[guess] === value) return guess;
    const place = places.get(value) ?? this.placeOfNew(column, value);
    recent[slot] = place;
    return place;
  }

  /** Only what is kept is compared with what is there: "M " is "M". */
  private placeOfNew(column: Building, value: string): number {
    const { places, values } = column;
    const clean = this.clean(value);
    if (clean === "") return 0;
    const known = clean === value ? undefined : places?.get(clean);
    const place = known ?? values.push(clean) - 1;
    if (known === undefined) {
      this.characters += clean.length;
      if (isDamaged(value)) {
        (column.damaged ??= new Set()).add(place);
        this.damagedExample ||= clean;
      }
    }
    places?.set(value, place);
    if (clean !== value) places?.set(clean, place);
    if (known === undefined && place % JUDGED === 0 && place > column.filled * UNIQUE) column.places = null;
    return place;
  }

  private addColumn() {
    const recent = new Uint32Array(RECENT);
    this.columns.push({ values: [""], places: new Map(), recent, codes: new ChunkedCodes(), filled: 0, damaged: null });
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
      if (pace.due()) await pace.rest();
    }
    const lines = this.lines.slice(0, this.rows);
    // what is empty at the end of a file is no row that was skipped
    const last = lines.at(-1) ?? 0;
    const damaged = { lines: this.damagedLines, example: this.damagedExample };
    return { columns, rows: this.rows, lines, emptyRows: this.empty - (this.line - last), damaged };
  }
}

/** Cells up to the last one with something in it. */
function filledWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && (cells[width - 1] === "" || cells[width - 1]?.trim() === "")) width -= 1;
  return width;
}

export const tableRow = (table: Table, row: number): string[] =>
  table.columns.map(({ values, codes }) => values[codes[row] ?? 0] ?? "");

export function countValues({ values, codes }: Column, from: number): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let row = from; row < codes.length; row++) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

const CHUNK = 4_096;

/** Numbers by row in chunks: a column that grows never copies what it has, and a chunk without numbers isn't made. */
class ChunkedCodes {
  private chunks: Uint32Array[] = [];

  /** @param to the row after the last one that gets the number */
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

  /** @returns the numbers of all rows; the chunks aren't kept */
  join(rows: number): Uint32Array {
    const codes = new Uint32Array(rows);
    this.chunks.forEach((chunk, at) => codes.set(chunk.subarray(0, rows - at * CHUNK), at * CHUNK));
    this.chunks = [];
    return codes;
  }
}
