import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Keeps the visible rows in place when rows are added at the top: it scrolls the list by their height, and adds padding at
 * the end if the list is too short. Scroll anchoring of browsers doesn't work at the top of a list, and not in every browser.
 * @param list its children are the rows
 * @param ids of the rows
 * @returns `above`: the number of rows that were added since the user saw the top of the list
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  /** The rows when the user last saw the top of the list. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(ids));
  const above = Math.max(
    0,
    ids.findIndex((id) => seen.has(id)),
  );
  const previous = useRef<{ above: number; first: Element | null }>({ above: 0, first: null });
  /** Fraction of a pixel that the box couldn't scroll. Otherwise many additions would move the rows. */
  const remainder = useRef(0);

  useLayoutEffect(() => {
    const rows = list.current;
    const box = scrollBox(rows);
    const { above: before, first } = previous.current;
    previous.current = { above, first: rows?.firstElementChild ?? null };
    if (above <= before || !rows || !box || !first?.isConnected) return;
    const height = first.getBoundingClientRect().top - rows.getBoundingClientRect().top;
    const target = box.scrollTop + remainder.current + height;
    const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const missing = height + box.getBoundingClientRect().bottom - end;
    if (missing > 0)
      rows.style.paddingBottom = `${(parseFloat(rows.style.paddingBottom) || 0) + Math.ceil(missing) + 1}px`;
    box.scrollTop = target;
    remainder.current = target - box.scrollTop;
  });

  useEffect(() => {
    const rows = list.current;
    const box = scrollBox(rows);
    if (above === 0 || !rows || !box) return;
    const handleScroll = () => {
      if (box.scrollTop > 1) return;
      rows.style.removeProperty("padding-bottom");
      setSeen(new Set(ids));
    };
    box.addEventListener("scroll", handleScroll);
    return () => box.removeEventListener("scroll", handleScroll);
  }, [list, above, ids]);

  return {
    above,
    scrollToTop() {
      const head = list.current?.firstElementChild;
      if (head instanceof HTMLElement) head.focus({ preventScroll: true });
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      scrollBox(list.current)?.scroll({ top: 0, behavior });
    },
  };
}

/** @returns the scrolling ancestor of an element. In a short window it is the drawer's whole panel */
export function scrollBox(within: Element | null): Element | null {
  for (let box = within?.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (overflowY === "auto" || overflowY === "scroll") return box;
  }
  return null;
}
