import { unprotectCell } from "../../../../domain/export/protect-cell";

/** @returns a cell's text without blanks at its ends, and without those that aren't seen, which stand in many sheets */
export const cleanText = (text: string): string =>
  (/^[\x20-\x7e]*$/.test(text)
    ? text
    : text.replace(/[\u00a0\u2007\u202f]/g, " ").replace(/[\u200b-\u200f\ufeff]/g, "")
  ).trim();

/** The same of a CSV, where an apostrophe may protect what a spreadsheet would run. */
export const cleanCsvText = (text: string): string => cleanText(text.startsWith("'") ? unprotectCell(text) : text);
