/** Between a floating box and the window's edge, in px. */
const MARGIN = 8;
/** A box has at least this height, in px. */
const LEAST_HEIGHT = 120;

interface Place {
  /** Between the box and its anchor, in px. */
  gap: number;
  /** Which edges of the box and its anchor are in line. */
  align?: "start" | "end";
}

/**
 * Keeps a fixed box under its anchor and within the window while the page scrolls or changes its size; above the anchor
 * if there is more room, and the box needs it. Returns how to stop.
 */
export function placeBelow(box: HTMLElement, anchor: HTMLElement, { gap, align = "start" }: Place): () => void {
  const place = () => {
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const edge = document.documentElement.clientWidth - MARGIN;
    const [above, below] = [top - gap - MARGIN, innerHeight - bottom - gap - MARGIN];
    box.style.maxWidth = `${edge - MARGIN}px`;
    const flips = box.scrollHeight > below && above > below;
    box.style.maxHeight = `${Math.max(LEAST_HEIGHT, flips ? above : below)}px`;
    const wanted = align === "end" ? right - box.offsetWidth : left;
    box.style.left = `${Math.round(Math.max(MARGIN, Math.min(wanted, edge - box.offsetWidth)))}px`;
    box.style.top = `${Math.round(flips ? top - gap - box.offsetHeight : bottom + gap)}px`;
  };
  place();
  // a list of choices may grow while it is open
  const growth = new ResizeObserver(place);
  growth.observe(box);
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("resize", place, { signal });
  // capturing: the element may be in something of the host's that scrolls
  addEventListener("scroll", place, { signal, capture: true, passive: true });
  return () => {
    growth.disconnect();
    controller.abort();
  };
}
