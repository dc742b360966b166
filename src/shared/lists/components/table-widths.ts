import type { Pin } from "../../../ui/table/pin";
import type { ColumnLook } from "../list-column";

/** px of a column without a width */
const FLEXIBLE_MIN = 200;
/** px; a finger needs 44 around the box. */
export const BOX_WIDTH = 52;
/** The id of the boxes' column among the pins. */
export const BOXES = "";

interface Sized extends Pick<ColumnLook, "width" | "numeric" | "unprinted"> {
  id: string;
}

/** @returns the columns that stay visible: boxes, name, pinned ones */
export function pinsOf(columns: readonly Sized[], pinned: readonly string[], boxes: boolean): ReadonlyMap<string, Pin> {
  const ids = columns.filter(({ id }, at) => at === 0 || pinned.includes(id)).map(({ id }) => id);
  if (boxes) ids.unshift(BOXES);
  return new Map(ids.map((id, index) => [id, { index, last: index === ids.length - 1 }]));
}

/** px of an element with room for full widths */
const ROOMY = 1240;

/** @returns the CSS width: full in a roomy element, else its share */
export function cssWidth({ width, leastWidth }: Pick<ColumnLook, "width" | "leastWidth">): number | string | undefined {
  if (width === undefined || leastWidth === undefined) return width;
  return `clamp(${leastWidth}px, ${((100 * width) / ROOMY).toFixed(1)}cqi, ${width}px)`;
}

/** Undefined for the last text column, which takes the rest. */
interface TableWidths {
  widthOf: (id: string) => number | undefined;
  minWidth: number;
}

/** @param widths those that were chosen, in px */
export function tableWidths(
  columns: readonly Sized[],
  widths: Readonly<Record<string, number>>,
  boxes: boolean,
): TableWidths {
  const known = columns.map(({ id, width = FLEXIBLE_MIN }) => ({ id, width: widths[id] ?? width }));
  // one column takes the rest, or the browser would spread it over all
  const flexible =
    columns.findLast(({ id, numeric, unprinted }) => widths[id] === undefined && !numeric && !unprinted) ??
    columns.at(-1);
  const least = known.reduce((sum, { width }) => sum + width, boxes ? BOX_WIDTH : 0);
  return {
    widthOf: (id) => (id === flexible?.id ? undefined : known.find((column) => column.id === id)?.width),
    minWidth: least,
  };
}
