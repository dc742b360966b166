import { dayNumber, isIsoDay } from "../../../../domain/dates/days";
import { cellText } from "../../../../domain/export/csv";
import type { CellValue } from "../../../../domain/fields/field-text";
import type { ExportField } from "../../../../domain/export/export-fields";
import { SHEET_EPOCH } from "../../../../domain/import/sheet-damage";

/** Indexes of the styles in `xlsx-file.ts`. */
export const STYLE = { none: 0, head: 1, day: 2, text: 3 } as const;

/** Characters; a limit of the format. */
export const LONGEST_CELL = 32_767;

/** 1 March 1900: earlier days differ between spreadsheets, since Excel counts 29 February 1900. */
const FIRST_DAY = 61;

/** Characters that are invalid in XML, and texts that XLSX would read as an escape. */
const INVALID_IN_XML = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A fast path: most texts are plain. */
const PLAIN = /^[^&<>"\u0000-\u001f_\ufffe\uffff]*$/;

/** @returns XML text; invalid characters as _x000B_ */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(INVALID_IN_XML, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
    .replace(/[&<>"]/g, (one) => MARKUP[one] ?? one);
}

/** @returns the letters of a column, from 0: A, Z, AA */
export function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** @returns the text cut to the limit, without half a surrogate pair */
const cut = (text: string): string =>
  text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL).replace(/[\ud800-\udbff]$/, "") : text;

/** A text cell: never a formula. */
export const textCell = (place: string, text: string, style: number = STYLE.text): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cut(text))}</t></is></c>`;

/** @returns a cell by the field's kind; "" without a value */
export function xlsxCell(place: string, field: ExportField, value: CellValue): string {
  if (value === null || value === "") return "";
  if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === "number" && field.kind === "number" && Number.isFinite(value))
    return `<c r="${place}"><v>${value}</v></c>`;
  const serial =
    field.kind === "day" && typeof value === "string" && isIsoDay(value) ? dayNumber(value) + SHEET_EPOCH : 0;
  if (serial >= FIRST_DAY) return `<c r="${place}" s="${STYLE.day}"><v>${serial}</v></c>`;
  return textCell(place, cellText(field, value));
}
