import type { Pace } from "../../pace";
import { limitRefused, MAX_COLUMNS } from "../limits";
import { addMerged, type MergedCell } from "../source";
import { TableBuilder, type Table } from "../table";
import { append, MAX_SHEETS, sheetDay } from "./xlsx-parts";
import { parseXml, type XmlListener } from "./xml";
import { unpackText, type ZipEntry } from "./zip";

export async function readOdsSheets(file: Blob, entry: ZipEntry, pace: Pace): Promise<string[]> {
  const names: string[] = [];
  const sheets = sheetListener((name) => void (names.length < MAX_SHEETS && names.push(name)));
  for await (const _ of parseXml(unpackText(file, entry), sheets, pace));
  return names;
}

/** @param onBegin is called with the name of each sheet, not for tables inside cells. @param onEnd is called after its last row */
function sheetListener(onBegin: (name: string) => void, onEnd: () => void = () => undefined) {
  let depth = 0;
  return {
    open(name: string, attribute: (name: string) => string | undefined) {
      if (name === "table" && depth++ === 0) onBegin(attribute("name") ?? "");
    },
    close(name: string) {
      if (name === "table" && --depth === 0) onEnd();
    },
  };
}

interface RepeatedRow {
  cells: readonly string[];
  times: number;
}

interface ReadSheet {
  table: Table;
  merged: MergedCell[];
}

/** Cells that are added at once if a row is repeated. */
const CELLS_AT_ONCE = 50_000;

export async function readOdsSheet(
  file: Blob,
  entry: ZipEntry,
  sheet: string,
  pace: Pace,
  progress: (share: number) => void,
): Promise<ReadSheet> {
  const builder = new TableBuilder();
  const rows: RepeatedRow[] = [];
  const merged: MergedCell[] = [];
  let [isInside, isOver, seen] = [false, false, 0];
  const sheets = sheetListener(
    (name) => void (isInside = !isOver && name === sheet),
    () => void (isOver ||= isInside),
  );
  const reader = rowReader(
    (row) => rows.push(row),
    (from, to, spannedRows) => {
      const line = builder.lastLine + rows.reduce((sum, { times }) => sum + times, 1);
      addMerged(merged, { line, lastLine: line + spannedRows - 1, from, to });
    },
  );
  const listener: XmlListener = {
    open(name, attribute) {
      sheets.open(name, attribute);
      if (isInside && !isOver) reader.open?.(name, attribute);
    },
    close(name) {
      sheets.close(name);
      if (isInside && !isOver) reader.close?.(name);
    },
    text(text) {
      if (isInside && !isOver) reader.text?.(text);
    },
  };
  for await (const length of parseXml(unpackText(file, entry), listener, pace)) {
    for (const { cells, times } of rows.splice(0)) {
      const timesAtOnce = cells.length === 0 ? times : Math.ceil(CELLS_AT_ONCE / cells.length);
      for (let rest = times; rest > 0; rest -= timesAtOnce) {
        const limit = builder.add(cells, Math.min(rest, timesAtOnce));
        if (limit) throw limitRefused(limit, builder.lastLine);
        if (pace.shouldYield()) await pace.yieldToBrowser();
      }
    }
    // the other sheets aren't needed
    if (isOver) break;
    progress(Math.min(1, (seen += length) / Math.max(1, entry.unpacked)));
  }
  return { table: await builder.build(pace), merged };
}

const timesOf = (text: string | undefined): number => (/^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : 1);

/** @param onMerged is called with the first and last column of a merged cell, and its number of rows */
function rowReader(
  add: (row: RepeatedRow) => void,
  onMerged: (from: number, to: number, spannedRows: number) => void,
): XmlListener {
  let cells: string[] = [];
  let [times, repeated, blank, paragraphs, depth] = [1, 1, 0, 0, 0];
  let [span, spannedRows] = [1, 1];
  let value: string | null = null;
  let text = "";
  return {
    open(name, attribute) {
      if (name === "table-row") {
        [cells, blank] = [[], 0];
        times = timesOf(attribute("number-rows-repeated"));
      } else if (name === "table-cell" || name === "covered-table-cell") {
        repeated = timesOf(attribute("number-columns-repeated"));
        span = timesOf(attribute("number-columns-spanned"));
        spannedRows = timesOf(attribute("number-rows-spanned"));
        [text, paragraphs] = ["", 0];
        value = valueOf(attribute);
      } else if (name === "p") {
        if (paragraphs++ > 0) text += "\n";
        depth = 1;
      } else if (name === "annotation") depth = -1000;
      else if (name === "s") text = append(text, " ".repeat(Math.min(200, timesOf(attribute("c")))));
      else if (name === "line-break") text = append(text, "\n");
      else if (name === "tab") text = append(text, "\t");
    },
    text(piece) {
      // white space between tags and comments on cells are ignored
      if (depth > 0) text = append(text, piece.replace(/\s+/g, " "));
    },
    close(name) {
      if (name === "p") depth = Math.min(depth, 0);
      else if (name === "annotation") [depth, text, paragraphs] = [0, "", 0];
      else if (name === "table-cell" || name === "covered-table-cell") {
        const shown = value === null || isPadded(text, value) ? text : value;
        if (shown === "") {
          blank += repeated;
          return;
        }
        const from = cells.length + blank;
        if (from + repeated > MAX_COLUMNS) throw limitRefused("columns", 0);
        for (; blank > 0; blank--) cells.push("");
        for (let nth = 0; nth < repeated; nth++) cells.push(shown);
        if (span > 1 || spannedRows > 1) onMerged(from, Math.min(from + span, MAX_COLUMNS) - 1, spannedRows);
      } else if (name === "table-row") add({ cells, times });
    },
  };
}

/** @returns whether a text is the number with leading zeros: a code with a format like 00000 */
const isPadded = (text: string, value: string) =>
  /^0\d[\d\s/().-]*$/.test(text) && Number(text.replace(/\D/g, "")) === Number(value);

/** @returns the value of a typed cell (day, number, flag); null if its text is its value */
function valueOf(attribute: (name: string) => string | undefined): string | null {
  switch (attribute("value-type")) {
    case "date":
      return sheetDay(attribute("date-value") ?? "");
    case "float":
      return (attribute("value") ?? "").replace(".", ",");
    case "boolean":
      return attribute("boolean-value") === "true" ? "Sì" : "No";
    default:
      return null;
  }
}
