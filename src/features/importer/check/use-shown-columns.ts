import { useCallback, type RefObject } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { unitOf } from "../../../ui/unit";
import type { GridColumn } from "./columns";
import { NUMBER_WIDTH } from "./grid-row";

/** Columns on each side of those in sight that are in the page, too. */
const BESIDE = 2;

/**
 * A file may have forty columns, and a screen room for six: with all cells of the rows in sight each jump would hold up the
 * page for half a second.
 * @param box what scrolls
 * @returns which columns are in sight, by their place
 */
export function useShownColumns(
  box: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
): ReadonlySet<number> {
  const pixels = unitOf(box.current);
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => (columns[at]?.width ?? 0) * pixels,
    // columns in another order are measured anew
    getItemKey: useCallback((at: number) => columns[at]?.field.name ?? at, [columns]),
    paddingStart: NUMBER_WIDTH * pixels,
    overscan: BESIDE,
  });
  return new Set(virtual.getVirtualIndexes());
}
