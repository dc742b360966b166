import { formatNumber } from "../../../../domain/format";
import { refusals, FileRefused } from "./refusals";

const MEGABYTE = 1_000_000;

/** In bytes. A workbook is compressed. */
const MAX_TEXT = 150 * MEGABYTE;
const MAX_WORKBOOK = 60 * MEGABYTE;
/** In bytes, of an unpacked workbook: 100,000 rows with 38 columns have about 200 MB. */
export const MAX_UNPACKED = 500 * MEGABYTE;

/** Rows of data, as the interface states them. */
export const MAX_ROWS = 500_000;
export const MAX_COLUMNS = 500;
/** Rows times columns: each cell takes 4 bytes. Half a million rows may have all columns of our exports. */
export const MAX_CELLS = 20_000_000;
/** Characters of a cell: the limit of Excel. */
export const MAX_CELL = 32_767;
/** Characters of all distinct values. */
export const MAX_CHARACTERS = 150_000_000;
/** Characters of an incomplete row of a CSV, and of one tag, text or comment of XML. */
export const MAX_TEXT_RUN = 250_000;
/** Quotes of an incomplete row: PapaParse takes some microseconds for each misplaced one. */
export const MAX_QUOTES = 4_000;

/** Limits whose excess ends the reading of a file. */
export type TableLimit = "rows" | "columns" | "cells" | "cell" | "characters";

export function checkSize(size: number, kind: "text" | "workbook"): void {
  const limit = kind === "text" ? MAX_TEXT : MAX_WORKBOOK;
  if (size === 0) throw new FileRefused(refusals.empty);
  if (size > limit) throw new FileRefused(refusals.tooLarge(limit / MEGABYTE));
}

/** @param row the row number in the spreadsheet at which the reader stopped */
export function limitRefused(limit: TableLimit, row: number): FileRefused {
  switch (limit) {
    case "rows":
      return new FileRefused(refusals.tooManyRows(formatNumber(MAX_ROWS)));
    case "columns":
      return new FileRefused(refusals.tooManyColumns(MAX_COLUMNS));
    case "cells":
      return new FileRefused(refusals.tooManyCells(millions(MAX_CELLS)));
    case "cell":
      return new FileRefused(refusals.longCell(formatNumber(MAX_CELL), row));
    default:
      return new FileRefused(refusals.tooMuchText(millions(MAX_CHARACTERS)));
  }
}

const millions = (count: number) => `${count / 1_000_000} milioni`;

export const bombRefused = () => new FileRefused(refusals.bomb(MAX_UNPACKED / MEGABYTE));
export const longRowRefused = (limit: "characters" | "quotes", row: number) =>
  new FileRefused(
    limit === "quotes"
      ? refusals.manyQuotes(formatNumber(MAX_QUOTES), row)
      : refusals.longRow(formatNumber(MAX_TEXT_RUN), row),
  );
export const longTextRefused = () => new FileRefused(refusals.longText(formatNumber(MAX_TEXT_RUN)));
