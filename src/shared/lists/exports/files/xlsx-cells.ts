import { dayNumber, isIsoDay } from "../../../../domain/dates/days";
import { cellText } from "../../../../domain/export/csv";
import type { CellValue } from "../../../../domain/fields/field-words";
import type { ExportField } from "../../../../domain/export/export-fields";
import { SHEET_EPOCH } from "../../../../domain/import/sheet-damage";

/** Positions in the list of styles of `xlsx-parts.ts`. */
export const STYLE = { none: 0, head: 1, day: 2, text: 3 } as const;

/** The most characters that a cell may hold. */
export const LONGEST_CELL = 32_767;

/** 1 March 1900: before it spreadsheets disagree, since one of them believes in 29 February 1900. */
const FIRST_DAY = 61;

/** What XML can't hold, and what would be taken for our way to say it. */
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Most texts have nothing of all that, and a registry has millions of them. */
const PLAIN = /^[^&<>"\u0000-\u001f_\ufffe\uffff]*$/;

/** @returns a text as it may stand in XML; a character that may not is written as spreadsheets write it: _x000B_ */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(UNSPEAKABLE, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
    .replace(/[&<>"]/g, (one) => MARKUP[one] ?? one);
}

/** @returns the letters of a column, from 0: A, Z, AA */
export function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** @returns as much of a text as a cell holds, no character torn apart */
const cut = (text: string): string =>
  text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL).replace(/[\ud800-\udbff]$/, "") : text;

/** A cell that is text, whatever it looks like: never a formula, also after it was edited. */
export const textCell = (place: string, text: string, style: number = STYLE.text): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cut(text))}</t></is></c>`;

/** @returns a cell by its kind: numbers, days and flags as such, everything else as text; nothing for nothing */
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
