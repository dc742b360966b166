import { isoDay } from "../../../../../domain/days";
import { SHEET_EPOCH } from "../../../../../domain/sheet-days";
import type { Pace } from "../../pace";
import { FileRefused } from "../file-refused";
import { limitRefused } from "../limits";
import { refusals } from "../refusals";
import { MAX_COLUMNS, TableBuilder, type Table } from "../table";
import { sheetDay, writeCode } from "./sheet-cells";
import { readStrings, readStyles, spoken, type CellStyle, type Package, type Sheet } from "./xlsx-parts";
import { wholePieces, xmlReader } from "./xml";
import { unpackText } from "./zip";

/** What all sheets of a workbook share. */
export interface Shared {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly from1904: boolean;
}

export const readShared = async (from: Package, from1904: boolean, pace: Pace): Promise<Shared> => ({
  strings: await readStrings(from, pace),
  styles: await readStyles(from),
  from1904,
});

/** The same of workbooks of old Macs, which count from 1904. */
const EPOCH_1904 = 24_107;
/** Excel believes in 29 February 1900: before it, its count is one day behind. */
const FIRST_TRUE = 61;
const LAST_DAY = 2_958_465;

/** @returns a cell's number as a day, as a code of fixed length, or as Italians write numbers */
function numberText(text: string, style: CellStyle | undefined, from1904: boolean): string {
  const value = Number(text);
  if (text === "" || Number.isNaN(value)) return text;
  if (style?.isDay && value >= 1 && value <= LAST_DAY) {
    const day = Math.floor(value);
    return isoDay(from1904 ? day - EPOCH_1904 : day - SHEET_EPOCH + Number(day < FIRST_TRUE));
  }
  const code = style?.code && writeCode(style.code, value);
  return code || String(value).replace(".", ",");
}

/** @returns the place of a column by a cell's name: "B12" is 1; -1 for none */
function columnOf(cell: string | undefined): number {
  let column = 0;
  for (const letter of cell ?? "") {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
}

interface ReadSheet {
  table: Table;
  /** Cells with a formula whose result the file doesn't have. */
  unknownFormulas: number;
}

/**
 * A sheet row by row, as it is unpacked: no more of it is in memory than some rows, and the page is never held up.
 * @throws FileRefused beyond the limits
 */
export async function readXlsxSheet(
  file: Blob,
  sheet: Sheet,
  shared: Shared,
  pace: Pace,
  progress: (share: number) => void,
): Promise<ReadSheet> {
  const builder = new TableBuilder();
  let line = 0;
  let unknownFormulas = 0;
  let cells: string[] = [];
  let cell = { column: -1, type: "n", style: 0, value: "", hasFormula: false, hasValue: false };
  let within: "v" | "t" | null = null;
  const add = (row: readonly string[]) => {
    line += 1;
    const limit = builder.add(row);
    if (limit) throw limitRefused(limit);
  };
  const textOf = () => {
    const { type, value, style } = cell;
    if (type === "s") return shared.strings[Number(value)] ?? "";
    if (type === "b") return value === "1" || value === "true" ? "Sì" : value === "" ? "" : "No";
    if (type === "n") return numberText(value, shared.styles[style], shared.from1904);
    if (type === "d") return sheetDay(value);
    return spoken(value);
  };
  const read = xmlReader({
    open(name, attribute) {
      if (name === "row") {
        cells = [];
        cell = { ...cell, column: -1 };
        // rows that hold nothing aren't written, and counted all the same
        const wanted = Number(attribute("r") ?? line + 1);
        while (line < wanted - 1 && line < 1_048_576) add([]);
      } else if (name === "c") {
        const named = columnOf(attribute("r"));
        const column = named < 0 ? cell.column + 1 : named;
        const [type, style] = [attribute("t") ?? "n", Number(attribute("s") ?? 0)];
        cell = { column, type, style, value: "", hasFormula: false, hasValue: false };
      } else if (name === "f") cell.hasFormula = true;
      else if (name === "v" || name === "t") within = name;
    },
    text(text) {
      if (within !== null) cell.value += text;
    },
    close(name) {
      if (name === "v" || name === "t") {
        within = null;
        cell.hasValue = true;
      } else if (name === "c") {
        if (cell.hasFormula && !cell.hasValue) unknownFormulas += 1;
        const text = textOf();
        if (text === "" || cell.column > MAX_COLUMNS) {
          if (text !== "") throw limitRefused("columns");
          return;
        }
        while (cells.length < cell.column) cells.push("");
        cells[cell.column] = text;
      } else if (name === "row") add(cells);
    },
  });
  let seen = 0;
  let first = true;
  let ended = false;
  for await (const piece of wholePieces(unpackText(file, sheet.entry), ["row"])) {
    seen += piece.length;
    const start = first ? piece.search(/<(?:\w+:)?row[\s>/]/) : 0;
    if (start < 0) continue;
    first = false;
    const end = piece.search(/<\/(?:\w+:)?sheetData>/);
    ended = end >= 0;
    read(ended ? piece.slice(start, end) : piece.slice(start));
    if (ended) break;
    progress(Math.min(1, seen / Math.max(1, sheet.entry.unpacked)));
    if (pace.due()) await pace.rest();
  }
  // rows that would come after are lost: better none of them than some
  if (!first && !ended) throw new FileRefused(refusals.broken);
  return { table: await builder.build(pace), unknownFormulas };
}
