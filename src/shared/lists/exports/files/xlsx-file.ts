import { Zip, ZipDeflate } from "fflate";
import { createParts } from "./text-files";
import type { MakeWriter } from "./file-writer";
import { columnName, LONGEST_CELL, xlsxCell, textCell, STYLE, xmlText } from "./xlsx-cells";
import type { ExportField } from "../../../../domain/export/export-fields";
import { originTexts, type Origin } from "../../../../domain/export/origin-texts";

/** Rows of a sheet with its header; more rows go into another sheet. */
const MAX_ROWS = 1_048_576;
/** Characters of XML that are compressed at a time. */
const CHUNK_SIZE = 32_768;
/** Nearly the best size in half the time. */
const LEVEL = 3;

/**
 * Writes an XLSX row by row into a zip, so that the sheet is never completely in memory.
 * @param maxRows rows of a sheet; for tests
 */
export const xlsxFile =
  (maxRows = MAX_ROWS): MakeWriter =>
  ({ title, fields, origin, slices }) => {
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
          if (rows === maxRows) {
            end();
            begin();
          }
          rows += 1;
          text += `<row r="${rows}">`;
          fields.forEach((field, at) => {
            const value = row[at] ?? null;
            text += xlsxCell(`${columns[at]}${rows}`, field, value);
            if (typeof value === "string" && value.length > LONGEST_CELL)
              shortened.set(field.label, (shortened.get(field.label) ?? 0) + 1);
          });
          text += "</row>";
          if (text.length > CHUNK_SIZE || slices.due()) await write();
        }
      },
      async finish() {
        end();
        if (origin) file(sheetPath(full.length + 1)).push(encoder.encode(originSheet(origin)), true);
        for (const [path, part] of Object.entries(workbookParts(title, fields.length, full, origin !== null)))
          file(path).push(encoder.encode(part), true);
        zip.end();
        return parts.finish(XLSX_TYPE);
      },
    };
  };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const XLSX_TYPE = `${TYPE}.sheet`;
const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Width in characters. */
const widthOf = ({ kind, label }: ExportField) =>
  Math.max({ day: 12, flag: 9, number: 10, code: 18, enumeration: 18 }[kind as string] ?? 24, label.length + 4);

/** @returns the XML before the rows */
function sheetStart(fields: readonly ExportField[]): string {
  const widths = fields.map(
    (field, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(field)}" customWidth="1"/>`,
  );
  const cells = fields.map(({ label }, at) => textCell(`${columnName(at)}1`, label, STYLE.head));
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}<selection pane="bottomLeft"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${cells.join("")}</row>`;
}

/** @returns the XML after the rows, with the filters. @param rows number of rows with the header */
const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnName(columns - 1)}${rows}"/></worksheet>`;

/** @returns the XML of the sheet with the filter, the day and the author */
function originSheet(origin: Origin): string {
  const rows = originTexts
    .rows(origin)
    .map(
      ([label, text], at) =>
        `<row r="${at + 1}">${textCell(`A${at + 1}`, label, STYLE.head)}${textCell(`B${at + 1}`, text)}</row>`,
    );
  return `${HEAD}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="12" customWidth="1"/><col min="2" max="2" width="90" customWidth="1"/></cols><sheetData>${rows.join("")}</sheetData></worksheet>`;
}

/** Removes invalid characters and shortens. */
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, " ").slice(0, 28);

/**
 * @param rows number of rows of each sheet, with its header
 * @param hasOrigin whether another sheet follows them
 * @returns the other files of the workbook, by path
 */
function workbookParts(
  title: string,
  columns: number,
  rows: readonly number[],
  hasOrigin: boolean,
): Record<string, string> {
  const nameOf = (number: number) => `${sheetName(title)}${number > 1 ? ` ${number}` : ""}`;
  const sheets = [...rows.map((_, at) => nameOf(at + 1)), ...(hasOrigin ? [originTexts.sheet] : [])];
  const numbers = sheets.map((_, at) => at + 1);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`;
  const names = sheets.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="s${at + 1}"/>`);
  // LibreOffice reads filters from here
  const filters = rows.map((count, at) => {
    const range = `'${nameOf(at + 1).replaceAll("'", "''")}'!$A$1:$${columnName(columns - 1)}$${count}`;
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${xmlText(range)}</definedName>`;
  });
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("xl/workbook.xml", "sheet.main")}${override("xl/styles.xml", "styles")}${numbers.map((number) => override(sheetPath(number), "worksheet")).join("")}</Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation("w", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join("")}</sheets><definedNames>${filters.join("")}</definedNames></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((number) => relation(`s${number}`, "worksheet", `worksheets/sheet${number}.xml`)).join("")}${relation("st", "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": STYLES,
  };
}

/** The styles in the order of `STYLE`. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
