import { Zip, ZipDeflate } from "fflate";
import { createParts } from "./parts";
import type { MakeWriter } from "./file-writer";
import { columnName, LONGEST_CELL, xlsxCell } from "./xlsx-cells";
import { sheetEnd, sheetPath, sheetStart, workbookParts, XLSX_TYPE } from "./xlsx-parts";

/** The most rows of a sheet, the head included; what is more goes on in another sheet. */
const MOST_ROWS = 1_048_576;
/** Characters of XML that are compressed at a time: a few milliseconds of work. */
const PIECE = 32_768;
/** Nearly as small as the best, in half of the time. */
const LEVEL = 3;

/**
 * An XLSX, written row by row into a zip: neither its XML nor its rows are ever whole in the page's memory, and the
 * page has its turn between two pieces.
 * @param mostRows for tests
 */
export const xlsxFile =
  (mostRows = MOST_ROWS): MakeWriter =>
  ({ title, fields, slices }) => {
    const parts = createParts();
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      parts.add(chunk as Uint8Array<ArrayBuffer>);
    });
    const encoder = new TextEncoder();
    const columns = fields.map((_, at) => columnName(at));
    const full: number[] = [];
    const shortened = new Map<string, number>();
    let rows = 0;
    let sheet: ZipDeflate | null = null;
    let text = "";

    const file = (path: string) => {
      const part = new ZipDeflate(path, { level: LEVEL });
      zip.add(part);
      return part;
    };
    const write = async () => {
      sheet?.push(encoder.encode(text));
      text = "";
      await slices.pause();
    };
    const begin = () => {
      rows = 1;
      sheet = file(sheetPath(full.length + 1));
      text = sheetStart(fields);
    };
    const end = () => {
      sheet?.push(encoder.encode(text + sheetEnd(fields.length, rows)), true);
      full.push(rows);
      text = "";
    };
    begin();
    return {
      shortened,
      async add(added) {
        for (const row of added) {
          if (rows === mostRows) {
            end();
            begin();
          }
          rows += 1;
          text += `<row r="${rows}">`;
          for (const [at, field] of fields.entries()) {
            const value = row[at] ?? null;
            text += xlsxCell(`${columns[at]}${rows}`, field, value);
            if (typeof value === "string" && value.length > LONGEST_CELL)
              shortened.set(field.label, (shortened.get(field.label) ?? 0) + 1);
          }
          text += "</row>";
          if (text.length > PIECE || slices.due()) await write();
        }
      },
      async finish() {
        end();
        for (const [path, part] of Object.entries(workbookParts(title, fields.length, full)))
          file(path).push(encoder.encode(part), true);
        zip.end();
        return parts.finish(XLSX_TYPE);
      },
    };
  };
