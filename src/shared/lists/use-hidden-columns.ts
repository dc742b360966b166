import { useEffect, useRef, useState, type RefObject } from "react";

const NONE: ReadonlySet<string> = new Set();

/**
 * Which columns of a table there is no room for, or which a card doesn't show.
 * @param top what the table is within @param shown the ids of its columns, in their order
 */
export function useHiddenColumns(top: RefObject<HTMLElement | null>, shown: readonly string[]): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE);
  const ids = shown.join();
  useEffect(() => {
    const box = top.current;
    if (!box) return;
    const look = () => {
      const cells = cellsOf(box, ids.split(",").length);
      const unseen = ids.split(",").filter((_, place) => cells[place]?.checkVisibility() === false);
      setHidden((before) => ([...before].join() === unseen.join() ? before : new Set(unseen)));
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [top, ids]);
  return hidden;
}

/** Scrolls a table sideways to the column that has just come, where it isn't in sight. The page stays where it is. */
export function useColumnInSight(top: RefObject<HTMLElement | null>, shown: readonly string[]): void {
  const before = useRef(shown);
  useEffect(() => {
    const place = shown.findIndex((id) => !before.current.includes(id));
    const grown = shown.length > before.current.length;
    before.current = shown;
    const cell = top.current && place >= 0 && grown && cellsOf(top.current, shown.length)[place];
    if (!cell) return;
    let box = cell.parentElement;
    while (box && box.scrollWidth <= box.clientWidth) box = box.parentElement;
    if (!box || !top.current?.contains(box)) return;
    const beyond = cell.getBoundingClientRect().right - box.getBoundingClientRect().right;
    if (beyond > 0) box.scrollLeft += beyond;
  });
}

/** The first row's; a box to select the row may stand before them. */
function cellsOf(box: HTMLElement, count: number): HTMLTableCellElement[] {
  const row = box.querySelector<HTMLTableRowElement>("tr[data-row]");
  return row ? [...row.cells].slice(-count) : [];
}
