import type { Pace } from "../pace";
import { cleanText } from "./clean-text";

/**
 * A column's different values, and which of them each row has: what comes again is kept, read and checked once. Where hardly
 * anything does, a value may stand there twice.
 */
export interface Column {
  readonly values: string[];
  /** By row, the place of its value; 0 is the empty text. */
  codes: Uint32Array;
}

/** All rows of a file, titles and headings among them, column by column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: number;
  /** As a spreadsheet counts them, from 1: empty rows are counted, and not kept. */
  readonly lines: Uint32Array;
  readonly emptyRows: number;
}

/** Rows of data, as people are told. */
export const MAX_ROWS = 500_000;
/** Titles, headings and totals around them. */
const AROUND = 50;
export const MAX_COLUMNS = 500;

/** Beyond them nothing is read. */
export type TableLimit = "rows" | "columns";

interface Building {
  values: string[];
  /** Null once it is seen that hardly any value comes again: names, codes, addresses. */
  places: Map<string, number> | null;
  /** Places that were found lately, by a few letters: of six zones each is found here, without a look into the map. */
  recent: Uint32Array;
  codes: Uint32Array;
  /** Cells with something in them. */
  filled: number;
}

/** After so many distinct values it is checked whether values repeat at all. */
const JUDGED = 2_048;
/** Of so many cells a value comes again too seldom to be worth looking for. */
const UNIQUE = 0.97;

const RECENT = 64;
/** Where {@link Building.recent} has a value. */
const recentSlot = (value: string): number =>
  (value.charCodeAt(0) * 7 + value.charCodeAt(value.length - 1) + value.length * 13) % RECENT;

/** Gathers rows into a {@link Table}. */
export class TableBuilder {
  private columns: Building[] = [];
  private lines = new Uint32Array(1024);
  private rows = 0;
  private line = 0;
  private empty = 0;

  /** @param clean makes of a cell's text what is kept: once for each, while it is at hand */
  constructor(private readonly clean: (text: string) => string = cleanText) {}

  /** @returns which limit the row goes beyond; null for none */
  add(cells: readonly string[]): TableLimit | null {
    this.line += 1;
    const width = filledWidth(cells);
    if (width === 0) {
      this.empty += 1;
      return null;
    }
    if (width > MAX_COLUMNS) return "columns";
    if (this.rows >= MAX_ROWS + AROUND) return "rows";
    if (this.rows === this.lines.length) this.grow();
    while (this.columns.length < width) this.addColumn();
    const row = this.rows;
    this.lines[row] = this.line;
    for (let at = 0; at < width; at++) {
      const value = cells[at] as string;
      if (value === "") continue;
      const column = this.columns[at] as Building;
      column.filled += 1;
      column.codes[row] = this.placeIn(column, value);
    }
    this.rows += 1;
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
    places?.set(value, place);
    if (clean !== value) places?.set(clean, place);
    if (known === undefined && place % JUDGED === 0 && place > column.filled * UNIQUE) column.places = null;
    return place;
  }

  private addColumn() {
    const codes = new Uint32Array(this.lines.length);
    const recent = new Uint32Array(RECENT);
    this.columns.push({ values: [""], places: new Map(), recent, codes, filled: 0 });
  }

  private grow() {
    const size = this.lines.length * 2;
    const wider = (codes: Uint32Array) => {
      const grown = new Uint32Array(size);
      grown.set(codes);
      return grown;
    };
    this.lines = wider(this.lines);
    for (const column of this.columns) column.codes = wider(column.codes);
  }

  async build(pace: Pace): Promise<Table> {
    const columns: Column[] = [];
    for (const { values, codes } of this.columns) {
      columns.push({ values, codes: codes.slice(0, this.rows) });
      if (pace.due()) await pace.rest();
    }
    const lines = this.lines.slice(0, this.rows);
    // what is empty at the end of a file is no row that was skipped
    const last = lines.at(-1) ?? 0;
    return { columns, rows: this.rows, lines, emptyRows: this.empty - (this.line - last) };
  }
}

/** Cells up to the last one with something in it. */
function filledWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && (cells[width - 1] === "" || cells[width - 1]?.trim() === "")) width -= 1;
  return width;
}

/** @returns a row's cells, as many as the table has columns */
export const tableRow = (table: Table, row: number): string[] =>
  table.columns.map(({ values, codes }) => values[codes[row] ?? 0] ?? "");

/** @returns how many rows have each value, from that row on */
export function countValues({ values, codes }: Column, from: number): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let row = from; row < codes.length; row++) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}
