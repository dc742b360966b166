/** The distance between a box and the window's edge, in px. */
const MARGIN = 8;
/** In px. */
const MIN_HEIGHT = 120;

interface Place {
  /** The distance between the box and its anchor, in px. */
  gap: number;
  /** The edges of box and anchor that are aligned. */
  align?: "start" | "end";
}

/**
 * Keeps a fixed box below its anchor and within the window while the page scrolls or is resized. If the box doesn't fit below and there is
 * more room above, it is above.
 * @returns how to stop
 */
export function placeBelow(box: HTMLElement, anchor: HTMLElement, { gap, align = "start" }: Place): () => void {
  const place = () => {
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const edge = document.documentElement.clientWidth - MARGIN;
    const [above, below] = [top - gap - MARGIN, innerHeight - bottom - gap - MARGIN];
    box.style.maxWidth = `${edge - MARGIN}px`;
    const flips = box.scrollHeight > below && above > below;
    box.style.maxHeight = `${Math.max(MIN_HEIGHT, flips ? above : below)}px`;
    const start = align === "end" ? right - box.offsetWidth : left;
    box.style.left = `${Math.round(Math.max(MARGIN, Math.min(start, edge - box.offsetWidth)))}px`;
    box.style.top = `${Math.round(flips ? top - gap - box.offsetHeight : bottom + gap)}px`;
  };
  place();
  // a list may grow while it is open
  const observer = new ResizeObserver(place);
  observer.observe(box);
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("resize", place, { signal });
  // capture, because the element may be in a scrolling part of the host page
  addEventListener("scroll", place, { signal, capture: true, passive: true });
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
