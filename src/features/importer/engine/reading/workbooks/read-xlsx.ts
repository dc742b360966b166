import { isoDay } from "../../../../../domain/dates/days";
import { SHEET_EPOCH } from "../../../../../domain/import/sheet-damage";
import type { Pace } from "../../pace";
import { limitRefused, MAX_COLUMNS } from "../limits";
import { addMerged, type MergedCell } from "../source";
import { TableBuilder, type Table } from "../table";
import {
  append,
  readNumberFormats,
  readStrings,
  decodeEscapes,
  type NumberFormat,
  type Package,
  type Sheet,
  sheetDay,
  writeCode,
} from "./xlsx-parts";
import { parseXml, type XmlListener } from "./xml";
import { unpackText } from "./zip";

export interface Shared {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

export const readShared = async (from: Package, from1904: boolean, pace: Pace): Promise<Shared> => ({
  strings: await readStrings(from, pace),
  formats: await readNumberFormats(from, pace),
  from1904,
});

/** In days, like {@link SHEET_EPOCH}, for workbooks that count from 1904. */
const EPOCH_1904 = 24_107;
/** Excel counts a 29 February 1900, which didn't exist: earlier days are off by one. */
const FIRST_CORRECT_DAY = 61;
const LAST_DAY = 2_958_465;

/** @returns a cell's number as a day, a percentage, a code of fixed length, or an Italian number */
function numberText(text: string, format: NumberFormat, from1904: boolean): string {
  const value = Number(text);
  if (text === "" || Number.isNaN(value)) return text;
  // with the sign: "50%" must not be read as 0,5
  if (format === "percent") return `${String(Math.round(value * 1e8) / 1e6).replace(".", ",")}%`;
  if (format === "day" && value >= 1 && value <= LAST_DAY) {
    const day = Math.floor(value);
    return isoDay(from1904 ? day - EPOCH_1904 : day - SHEET_EPOCH + Number(day < FIRST_CORRECT_DAY));
  }
  const code = format !== null && format !== "day" && writeCode(format, value);
  return code || String(value).replace(".", ",");
}

/** @returns the index of the column in a cell reference: 1 for "B12"; -1 for none */
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
  unknownFormulas: number;
  merged: MergedCell[];
}

/** Rows and columns of a sheet of Excel. */
const LAST_LINE = 1_048_576;
const LAST_COLUMN = 16_384;

/** @returns the merged cell of a reference such as "A1:B1"; null for any other text */
function mergedCell(reference: string): MergedCell | null {
  const [, first = "", line = "", last = "", lastLine = ""] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const [from, to] = [columnOf(first), Math.min(columnOf(last), MAX_COLUMNS - 1)];
  return lastLine === "" ? null : { line: Number(line), lastLine: Math.min(Number(lastLine), LAST_LINE), from, to };
}

/**
 * Reads a sheet while it is unpacked, so that its XML is never in memory as a whole.
 * @throws FileRefused if a limit is exceeded
 */
export async function readXlsxSheet(
  file: Blob,
  sheet: Sheet,
  shared: Shared,
  pace: Pace,
  progress: (share: number) => void,
): Promise<ReadSheet> {
  const builder = new TableBuilder();
  const merged: MergedCell[] = [];
  let unknownFormulas = 0;
  let written = 0;
  let cells: string[] = [];
  let cell = { column: -1, type: "n", style: 0, value: "", hasFormula: false, hasValue: false };
  let within: "v" | "t" | null = null;
  const add = (row: readonly string[], times = 1) => {
    const limit = builder.add(row, times);
    if (limit) throw limitRefused(limit, builder.lastLine);
  };
  const textOf = () => {
    const { type, value, style } = cell;
    if (type === "s") return shared.strings[Number(value)] ?? "";
    if (type === "b") return value === "1" || value === "true" ? "Sì" : value === "" ? "" : "No";
    if (type === "n") return numberText(value, shared.formats[style] ?? null, shared.from1904);
    if (type === "d") return sheetDay(value);
    return decodeEscapes(value);
  };
  const listener: XmlListener = {
    open(name, attribute) {
      if (name === "row") {
        cells = [];
        cell = { ...cell, column: -1 };
        // empty rows aren't in the XML, but count
        const wanted = Math.min(Number(attribute("r") ?? 0) || 0, LAST_LINE);
        if (wanted - 1 > builder.lastLine) add([], wanted - 1 - builder.lastLine);
        written = 0;
      } else if (name === "c") {
        if (++written > LAST_COLUMN) throw limitRefused("columns", 0);
        const named = columnOf(attribute("r"));
        const column = named < 0 ? cell.column + 1 : named;
        const [type, style] = [attribute("t") ?? "n", Number(attribute("s") ?? 0)];
        cell = { column, type, style, value: "", hasFormula: false, hasValue: false };
      } else if (name === "f") cell.hasFormula = true;
      else if (name === "v" || name === "t") within = name;
      else if (name === "mergeCell") {
        const found = mergedCell(attribute("ref") ?? "");
        if (found) addMerged(merged, found);
      }
    },
    text(text) {
      if (within !== null) cell.value = append(cell.value, text);
    },
    close(name) {
      if (name === "v" || name === "t") {
        within = null;
        cell.hasValue = true;
      } else if (name === "c") {
        if (cell.hasFormula && !cell.hasValue) unknownFormulas += 1;
        const text = textOf();
        if (text === "") return;
        if (cell.column >= MAX_COLUMNS) throw limitRefused("columns", 0);
        while (cells.length < cell.column) cells.push("");
        cells[cell.column] = text;
      } else if (name === "row") add(cells);
    },
  };
  let seen = 0;
  for await (const length of parseXml(unpackText(file, sheet.entry), listener, pace)) {
    seen += length;
    progress(Math.min(1, seen / Math.max(1, sheet.entry.unpacked)));
  }
  return { table: await builder.build(pace), unknownFormulas, merged };
}
