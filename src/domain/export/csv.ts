import type { CellValue } from "../fields/field-words";
import { cellText } from "./cell-text";
import type { ExportField } from "./export-fields";
import { protectCell } from "./protect-cell";

/**
 * Our CSV, as Italian spreadsheets open it by a double click: UTF-8 with its mark, semicolons, CRLF, days as
 * gg/mm/aaaa, and nothing that would be run as a formula.
 */
const BYTE_ORDER_MARK = "\ufeff";
const DELIMITER = ";";
const LINE_END = "\r\n";
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/;

/** @returns a cell's text as it stands in a line */
export const quoteCell = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(field: ExportField, value: CellValue): string {
  const text = cellText(field, value);
  return quoteCell(typeof value === "string" ? protectCell(text) : text);
}

/** @returns the first line, with the mark before it */
export const csvHead = (fields: readonly ExportField[]): string =>
  BYTE_ORDER_MARK + fields.map(({ label }) => quoteCell(label)).join(DELIMITER) + LINE_END;

/** @returns a row's line. @param values in the order of the fields */
export const csvLine = (fields: readonly ExportField[], values: readonly CellValue[]): string =>
  fields.map((field, at) => cell(field, values[at] ?? null)).join(DELIMITER) + LINE_END;
