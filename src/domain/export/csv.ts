import { isIsoDay } from "../dates/days";
import type { FieldDefinition } from "../fields/field";
import { type CellValue, fieldText, yesOrNo, type Writing } from "../fields/field-text";
import type { ExportField } from "./export-fields";

/** "20/11/2026" and "4,5", which Italian spreadsheets and the importer read. */
const FILE_FORMATS: Writing = {
  day: (day) => (isIsoDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : day),
  number: (value) => String(value).replace(".", ","),
  flag: yesOrNo,
};

/** @returns a value as text for a print or a CSV; empty for null */
export const cellText = (field: FieldDefinition, value: CellValue): string => fieldText(field, value, FILE_FORMATS);

/**
 * A CSV that Italian spreadsheets open with a double click: UTF-8 with a byte order mark, semicolons, CRLF, days as
 * dd/mm/yyyy, no formulas.
 */
const BYTE_ORDER_MARK = "\ufeff";
const DELIMITER = ";";
const LINE_END = "\r\n";
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/;

export const quoteCell = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(field: ExportField, value: CellValue): string {
  const text = cellText(field, value);
  return quoteCell(typeof value === "string" ? protectCell(text) : text);
}

/** @param cells quoted @returns a line of the CSV */
export const joinCells = (cells: readonly string[]): string => cells.join(DELIMITER) + LINE_END;

export const csvHead = (fields: readonly ExportField[]): string =>
  BYTE_ORDER_MARK + joinCells(fields.map(({ label }) => quoteCell(label)));

export const csvLine = (fields: readonly ExportField[], values: readonly CellValue[]): string =>
  joinCells(fields.map((field, at) => cell(field, values[at] ?? null)));

/**
 * The beginning of a cell that a spreadsheet may run as a formula: the first character of a formula, also full-width or after
 * blanks; a tab or a line end, after which some spreadsheets look for a formula.
 */
const FORMULA = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const RISKY = new RegExp(`^'*${FORMULA}`);
const PROTECTED = new RegExp(`^'+${FORMULA}`);

/**
 * Protects a text of a CSV from being run as a formula: prefixes it with an apostrophe. A text that already has one gets
 * another, so that {@link unprotectCell} restores it.
 * @example protectCell("+39 333 1234567") // "'+39 333 1234567"
 */
export const protectCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** Reverts {@link protectCell}. */
export const unprotectCell = (text: string): string => (PROTECTED.test(text) ? text.slice(1) : text);
