import { isIsoDay } from "../dates/days";
import type { FieldDefinition } from "../fields/field";
import { type CellValue, fieldWords, yesOrNo, type Writing } from "../fields/field-words";
import type { ExportField } from "./export-fields";

/** "20/11/2026" and "4,5": as Italian spreadsheets read them, and so does the importer. */
const IN_A_FILE: Writing = {
  day: (day) => (isIsoDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : day),
  number: (value) => String(value).replace(".", ","),
  flag: yesOrNo,
};

/** @returns a value in words, as it stands on paper and in a CSV; empty for nothing */
export const cellText = (field: FieldDefinition, value: CellValue): string => fieldWords(field, value, IN_A_FILE);

/**
 * Our CSV, as Italian spreadsheets open it by a double click: UTF-8 with its mark, semicolons, CRLF, days as
 * gg/mm/aaaa, and nothing that would be run as a formula.
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

/** @param cells as they stand in the line */
export const joinCells = (cells: readonly string[]): string => cells.join(DELIMITER) + LINE_END;

export const csvHead = (fields: readonly ExportField[]): string =>
  BYTE_ORDER_MARK + joinCells(fields.map(({ label }) => quoteCell(label)));

export const csvLine = (fields: readonly ExportField[], values: readonly CellValue[]): string =>
  joinCells(fields.map((field, at) => cell(field, values[at] ?? null)));

/**
 * What a spreadsheet would run when it opens a CSV: a formula's first character, also its full-width form, also after
 * blanks; and a tab or a line's end, after which some go on reading.
 */
const RUN = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const RISKY = new RegExp(`^'*${RUN}`);
const PROTECTED = new RegExp(`^'+${RUN}`);

/**
 * Makes a text harmless in a CSV: an apostrophe goes before what a spreadsheet would run, and before what already has
 * one, so that {@link unprotectCell} takes back exactly what was put there.
 * @example protectCell("+39 333 1234567") // "'+39 333 1234567"
 */
export const protectCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** @returns the text that {@link protectCell} was given */
export const unprotectCell = (text: string): string => (PROTECTED.test(text) ? text.slice(1) : text);
