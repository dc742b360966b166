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

/** @param cells as they stand in the line */
export const joinCells = (cells: readonly string[]): string => cells.join(DELIMITER) + LINE_END;

/** @returns the first line, with the mark before it */
export const csvHead = (fields: readonly ExportField[]): string =>
  BYTE_ORDER_MARK + joinCells(fields.map(({ label }) => quoteCell(label)));

/** @returns a row's line. @param values in the order of the fields */
export const csvLine = (fields: readonly ExportField[], values: readonly CellValue[]): string =>
  joinCells(fields.map((field, at) => cell(field, values[at] ?? null)));
