import type { Pace } from "../../pace";
import { FileRefused } from "../file-refused";
import { limitRefused } from "../limits";
import { refusals } from "../refusals";
import { MAX_COLUMNS, TableBuilder, type Table } from "../table";
import { sheetDay } from "./sheet-cells";
import { wholePieces, xmlReader } from "./xml";
import { unpackText, type ZipEntry } from "./zip";

/** A sheet begins, a row is whole, a sheet ends. */
const PARTS =
  /<table:table\s[^>]*>|<\/table:table>|<table:table-row(?:\s[^>]*)?\/>|<table:table-row(?:\s[^>]*)?>[\s\S]*?<\/table:table-row>/g;

const nameOf = (tag: string): string => {
  let name = "";
  xmlReader({
    open: (_, attribute) => (name ||= attribute("name") ?? ""),
    close: () => undefined,
    text: () => undefined,
  })(`${tag.replace(/\/?>$/, "")}/>`);
  return name;
};

/** @returns the names of the sheets, in their order */
export async function readOdsSheets(file: Blob, entry: ZipEntry, pace: Pace): Promise<string[]> {
  const names: string[] = [];
  for await (const piece of wholePieces(unpackText(file, entry), ["table:table", "table:table-row"].map(bareName))) {
    for (const [tag] of piece.matchAll(/<table:table\s[^>]*>/g)) names.push(nameOf(tag));
    if (pace.due()) await pace.rest();
  }
  return names;
}

/** Tags are found with any prefix. */
function bareName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Rows that repeat are few, but for the empty ones down to the sheet's end. */
const MAX_REPEATED = 1_048_576;

/** @throws FileRefused beyond the limits */
export async function readOdsSheet(
  file: Blob,
  entry: ZipEntry,
  sheet: string,
  pace: Pace,
  progress: (share: number) => void,
): Promise<Table> {
  const builder = new TableBuilder();
  let inside = false;
  let empty = 0;
  let seen = 0;
  const add = (cells: readonly string[], times: number) => {
    if (cells.length === 0) {
      empty = Math.min(MAX_REPEATED, empty + times);
      return;
    }
    // the empty ones before it are rows of the sheet; those at its end are none
    for (; empty > 0; empty--) builder.add([]);
    for (let nth = 0; nth < times; nth++) {
      const limit = builder.add(cells);
      if (limit) throw limitRefused(limit);
    }
  };
  const readRow = rowReader(add);
  for await (const piece of wholePieces(unpackText(file, entry), ["table", "table-row"])) {
    seen += piece.length;
    for (const [part] of piece.matchAll(PARTS)) {
      if (part.startsWith("</")) {
        if (inside) return builder.build(pace);
      } else if (/^<table:table\s/.test(part)) inside = nameOf(part) === sheet;
      else if (inside) readRow(part);
      if (pace.due()) await pace.rest();
    }
    progress(Math.min(1, seen / Math.max(1, entry.unpacked)));
  }
  // rows that would come after are lost: better none of them than some
  if (inside) throw new FileRefused(refusals.broken);
  return builder.build(pace);
}

/** @returns reads one row */
function rowReader(add: (cells: readonly string[], times: number) => void): (xml: string) => void {
  let cells: string[] = [];
  let [rows, repeated, blank, paragraphs, depth] = [1, 1, 0, 0, 0];
  let value: string | null = null;
  let text = "";
  return xmlReader({
    open(name, attribute) {
      if (name === "table-row") {
        [cells, blank] = [[], 0];
        rows = Math.max(1, Number(attribute("number-rows-repeated") ?? 1));
      } else if (name === "table-cell" || name === "covered-table-cell") {
        repeated = Math.max(1, Number(attribute("number-columns-repeated") ?? 1));
        [text, paragraphs] = ["", 0];
        value = valueOf(attribute);
      } else if (name === "p") {
        if (paragraphs++ > 0) text += "\n";
        depth = 1;
      } else if (name === "annotation") depth = -1000;
      else if (name === "s") text += " ".repeat(Math.min(200, Number(attribute("c") ?? 1)));
      else if (name === "line-break") text += "\n";
      else if (name === "tab") text += "\t";
    },
    text(piece) {
      // what stands between the tags of a row is no text, nor is a remark beside a cell
      if (depth > 0) text += piece.replace(/\s+/g, " ");
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
        if (cells.length + blank + repeated > MAX_COLUMNS) throw limitRefused("columns");
        for (; blank > 0; blank--) cells.push("");
        for (let nth = 0; nth < repeated; nth++) cells.push(shown);
      } else if (name === "table-row") add(cells, Math.min(rows, MAX_REPEATED));
    },
  });
}

/** @returns whether a text is the number with zeros in front, as a format like 00000 shows it: a code and not a number */
const isPadded = (text: string, value: string) =>
  /^0\d[\d\s/().-]*$/.test(text) && Number(text.replace(/\D/g, "")) === Number(value);

/** What a cell is, where it is more than its text. */
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
