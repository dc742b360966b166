/** In mm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const A4 = { width: 210, height: 297 } as const;

/** The places of a sheet, all of the same size. Lengths are in mm. */
export interface SheetLayout extends Size {
  readonly columns: number;
  readonly rows: number;
  /** The edges of the first place, from the edges of the page. */
  readonly left: number;
  readonly top: number;
  /** Between two places. */
  readonly gapX: number;
  readonly gapY: number;
}

/** Sheets of labels that are sold everywhere. */
export const LABEL_SHEETS = {
  "3x8": { columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, gapX: 0, gapY: 0 },
  "2x7": { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, gapX: 2.5, gapY: 0 },
  "3x7": { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, gapX: 2.5, gapY: 0 },
} as const satisfies Readonly<Record<string, SheetLayout>>;

/** A card has the size of a bank card (ISO/IEC 7810 ID-1). */
export const CARD = { width: 85.6, height: 54 } as const;
export const SINGLE_CARD: SheetLayout = { columns: 1, rows: 1, ...CARD, left: 0, top: 0, gapX: 0, gapY: 0 };
export const CARD_SHEET: SheetLayout = { columns: 2, rows: 5, ...CARD, left: 14.4, top: 13.5, gapX: 10, gapY: 0 };

export const perSheet = ({ columns, rows }: SheetLayout): number => columns * rows;

/** The number of sheets. @param start the first free place of the first sheet, from 0 */
export const sheetCount = (sheet: SheetLayout, start: number, count: number): number =>
  count === 0 ? 0 : Math.ceil((start + count) / perSheet(sheet));

/** How far a printer shifts the page, in mm: the content is moved by as much. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A place on a page, in mm from its top left corner. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the place of a label or card on its page. It is computed from its number, not from the place before it, so that no error
 * adds up.
 * @param nth from 0, on all sheets
 */
export function placeOf(sheet: SheetLayout, nth: number, offset: Offset): Place {
  const { columns, width, height, left, top, gapX, gapY } = sheet;
  const at = nth % perSheet(sheet);
  return {
    x: left + (at % columns) * (width + gapX) + offset.x,
    y: top + Math.floor(at / columns) * (height + gapY) + offset.y,
    width,
    height,
  };
}

/** The largest offset, in mm. */
export const MAX_OFFSET = 20;
/** The smallest label, in mm: one line of text. */
const MIN_SIDE = 10;
const MAX_PLACES = 20;

export type SheetProblem = "number" | "size" | "too-wide" | "too-high";

/** @returns the first problem of measures that the user typed, with its field; null if the labels fit on the page */
export function sheetProblem(sheet: SheetLayout): { field: keyof SheetLayout; code: SheetProblem } | null {
  const { columns, rows, width, height, left, top, gapX, gapY } = sheet;
  for (const field of ["columns", "rows"] as const)
    if (!Number.isInteger(sheet[field]) || sheet[field] < 1 || sheet[field] > MAX_PLACES)
      return { field, code: "number" };
  for (const field of ["width", "height"] as const) if (!(sheet[field] >= MIN_SIDE)) return { field, code: "size" };
  for (const field of ["left", "top", "gapX", "gapY"] as const)
    if (!(sheet[field] >= 0)) return { field, code: "number" };
  // in tenths of a mm, because sums of decimals aren't exact
  const exceeds = (sum: number, limit: number) => Math.round(sum * 10) > limit * 10;
  if (exceeds(left + columns * width + (columns - 1) * gapX, A4.width)) return { field: "width", code: "too-wide" };
  if (exceeds(top + rows * height + (rows - 1) * gapY, A4.height)) return { field: "height", code: "too-high" };
  return null;
}
