import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Keeps what somebody reads where it is while rows come on top: the list is scrolled by their height, with room at its end
 * where it is too short for that. Browsers do so by themselves only in the middle of a list, and one of them never.
 * @param list its children are the rows
 * @param ids of the rows
 * @returns how many came on top since the list's head was seen, and how to go there
 */
export function useHeldPlace(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  /** What the list had when its head was seen last. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(ids));
  const above = Math.max(
    0,
    ids.findIndex((id) => seen.has(id)),
  );
  const former = useRef<{ above: number; first: Element | null }>({ above: 0, first: null });
  /** What a box that scrolls by whole pixels still owes: a burst would move the list by as much each time. */
  const rest = useRef(0);

  useLayoutEffect(() => {
    const rows = list.current;
    const box = scrollBox(rows);
    const { above: before, first } = former.current;
    former.current = { above, first: rows?.firstElementChild ?? null };
    if (above <= before || !rows || !box || !first?.isConnected) return;
    const height = first.getBoundingClientRect().top - rows.getBoundingClientRect().top;
    const target = box.scrollTop + rest.current + height;
    const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const room = height + box.getBoundingClientRect().bottom - end;
    if (room > 0) rows.style.paddingBottom = `${(parseFloat(rows.style.paddingBottom) || 0) + Math.ceil(room) + 1}px`;
    box.scrollTop = target;
    rest.current = target - box.scrollTop;
  });

  useEffect(() => {
    const rows = list.current;
    const box = scrollBox(rows);
    if (above === 0 || !rows || !box) return;
    const look = () => {
      if (box.scrollTop > 1) return;
      rows.style.removeProperty("padding-bottom");
      setSeen(new Set(ids));
    };
    box.addEventListener("scroll", look);
    return () => box.removeEventListener("scroll", look);
  }, [list, above, ids]);

  return {
    above,
    goToHead() {
      const head = list.current?.firstElementChild;
      if (head instanceof HTMLElement) head.focus({ preventScroll: true });
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      scrollBox(list.current)?.scrollTo({ top: 0, behavior });
    },
  };
}

/** @returns the box around an element that scrolls: in a short window it is the drawer's whole panel */
export function scrollBox(within: Element | null): Element | null {
  for (let box = within?.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (overflowY === "auto" || overflowY === "scroll") return box;
  }
  return null;
}
