import type { Pin } from "../../../ui/table/pin";
import type { ColumnLook } from "../list-column";

/** px of a column without a width */
const FLEXIBLE_MIN = 200;
/** px; touch needs 44 around the checkbox */
export const CHECKBOX_WIDTH = 52;
/** Id of the column of checkboxes among the pins. */
export const CHECKBOX_COLUMN = "";

interface Sized extends Pick<ColumnLook, "width" | "numeric" | "unprinted"> {
  id: string;
}

/** @returns the columns that stay visible: checkboxes, name, pinned ones */
export function pinsOf(
  columns: readonly Sized[],
  pinned: readonly string[],
  checkboxes: boolean,
): ReadonlyMap<string, Pin> {
  const ids = columns.filter(({ id }, at) => at === 0 || pinned.includes(id)).map(({ id }) => id);
  if (checkboxes) ids.unshift(CHECKBOX_COLUMN);
  return new Map(ids.map((id, index) => [id, { index, last: index === ids.length - 1 }]));
}

/** px of an element with room for full widths */
const ROOMY = 1240;

/** @returns the CSS width: the full width in an element of 1240 px, less in a narrower one */
export function cssWidth({ width, leastWidth }: Pick<ColumnLook, "width" | "leastWidth">): number | string | undefined {
  if (width === undefined || leastWidth === undefined) return width;
  return `clamp(${leastWidth}px, ${((100 * width) / ROOMY).toFixed(1)}cqi, ${width}px)`;
}

interface TableWidths {
  /** px; undefined for the last text column, which takes the rest. */
  widthOf: (id: string) => number | undefined;
  minWidth: number;
}

/** @param widths in px, chosen by the user */
export function tableWidths(
  columns: readonly Sized[],
  widths: Readonly<Record<string, number>>,
  checkboxes: boolean,
): TableWidths {
  const sized = columns.map(({ id, width = FLEXIBLE_MIN }) => ({ id, width: widths[id] ?? width }));
  // without a flexible column, the browser would widen all columns
  const flexible =
    columns.findLast(({ id, numeric, unprinted }) => widths[id] === undefined && !numeric && !unprinted) ??
    columns.at(-1);
  const minWidth = sized.reduce((sum, { width }) => sum + width, checkboxes ? CHECKBOX_WIDTH : 0);
  return {
    widthOf: (id) => (id === flexible?.id ? undefined : sized.find((column) => column.id === id)?.width),
    minWidth: minWidth,
  };
}
