import type { Pin } from "../../../ui/table/pin";
import type { ColumnLook } from "../list-column";

/** px of a column without a width, at least. */
const FLEXIBLE_MIN = 200;
/** px of the boxes' column: a finger needs 44 around the middle of a box. */
export const BOX_WIDTH = 52;
/** Under this id the boxes' column is found among the pins. */
export const BOXES = "";

interface Sized extends Pick<ColumnLook, "width" | "numeric" | "unprinted"> {
  id: string;
}

/** @returns which of the first columns stay in sight: the boxes, the name, and what was pinned */
export function pinsOf(columns: readonly Sized[], pinned: readonly string[], boxes: boolean): ReadonlyMap<string, Pin> {
  const ids = columns.filter(({ id }, at) => at === 0 || pinned.includes(id)).map(({ id }) => id);
  if (boxes) ids.unshift(BOXES);
  return new Map(ids.map((id, index) => [id, { index, last: index === ids.length - 1 }]));
}

/** px of an element in which columns have their whole width. */
const ROOMY = 1240;

/** @returns the width for a head's style: what a column has in a roomy element, and in a narrower one its share of that */
export function cssWidth({ width, leastWidth }: Pick<ColumnLook, "width" | "leastWidth">): number | string | undefined {
  if (width === undefined || leastWidth === undefined) return width;
  return `clamp(${leastWidth}px, ${((100 * width) / ROOMY).toFixed(1)}cqi, ${width}px)`;
}

/** Widths of columns that somebody chose: undefined for the last text column, which takes what the others leave. */
interface TableWidths {
  widthOf: (id: string) => number | undefined;
  /** What the table needs at least. */
  minWidth: number;
}

/** @param widths those that were chosen, in px */
export function tableWidths(
  columns: readonly Sized[],
  widths: Readonly<Record<string, number>>,
  boxes: boolean,
): TableWidths {
  const known = columns.map(({ id, width = FLEXIBLE_MIN }) => ({ id, width: widths[id] ?? width }));
  // one of them must take the rest, or a wider table would spread it over all
  const flexible =
    columns.findLast(({ id, numeric, unprinted }) => widths[id] === undefined && !numeric && !unprinted) ??
    columns.at(-1);
  const least = known.reduce((sum, { width }) => sum + width, boxes ? BOX_WIDTH : 0);
  return {
    widthOf: (id) => (id === flexible?.id ? undefined : known.find((column) => column.id === id)?.width),
    minWidth: least,
  };
}
