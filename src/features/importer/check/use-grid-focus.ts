import { useRef, type RefObject } from "react";
import { bringIntoSight } from "./bring-into-sight";
import type { GridPlace } from "./grid-keys";

/** @returns moves the focus to a cell of the grid once it is in the page: of two keys in one frame the last one says where */
export function useGridFocus(box: RefObject<HTMLElement | null>): (to: GridPlace) => void {
  const asked = useRef<GridPlace | null>(null);
  return (to) => {
    asked.current = to;
    requestAnimationFrame(() => {
      if (asked.current !== to) return;
      const cell = box.current?.querySelector<HTMLElement>(`[data-place="${to.row}-${to.column}"]`);
      // whoever is faster than a frame may be writing in it already
      if (!cell?.querySelector("input, select")) cell?.focus({ preventScroll: true });
      if (cell && box.current) bringIntoSight(box.current, cell);
    });
  };
}
