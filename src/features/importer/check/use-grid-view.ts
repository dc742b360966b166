import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, type RefObject, useCallback } from "react";
import { unitOf } from "../../../ui/unit";
import type { GridColumn } from "./columns";
import type { GridPlace } from "./grid-keys";
import { NUMBER_WIDTH, SKIP_WIDTH } from "./grid-row";

/** @returns moves the focus to a cell of the grid in the next frame; of two calls in one frame, the second wins */
export function useGridFocus(box: RefObject<HTMLElement | null>): (to: GridPlace) => void {
  const requested = useRef<GridPlace | null>(null);
  return (to) => {
    requested.current = to;
    requestAnimationFrame(() => {
      if (requested.current !== to) return;
      const cell = box.current?.querySelector<HTMLElement>(`[data-place="${to.row}-${to.column}"]`);
      // within that frame, the user may have begun to edit the cell
      if (!cell?.querySelector("input, select")) cell?.focus({ preventScroll: true });
      if (cell && box.current) scrollToCell(box.current, cell);
    });
  };
}

/** Scrolls the grid alone, between its pinned columns: scrollIntoView would move the page, too. */
function scrollToCell(box: HTMLElement, cell: HTMLElement) {
  const place = cell.getBoundingClientRect();
  const visible = box.getBoundingClientRect();
  if (place.left < visible.left + NUMBER_WIDTH) box.scrollLeft -= visible.left + NUMBER_WIDTH - place.left;
  else if (place.right > visible.right - SKIP_WIDTH)
    box.scrollLeft += Math.min(place.right - visible.right + SKIP_WIDTH, place.left - visible.left - NUMBER_WIDTH);
}

/** Columns on each side of the visible ones that are rendered, too. */
const OVERSCAN = 2;

/**
 * Finds the columns to render. A file may have forty columns, of which six are visible: rendering all of them would block the
 * page for half a second at each jump.
 * @param box the element that scrolls
 * @returns the indexes of the columns
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
    overscan: OVERSCAN,
  });
  return new Set(virtual.getVirtualIndexes());
}
