const GAP = 3;
const MARGIN = 8;

/**
 * Keeps a popover under what opened it, within the window, while the page scrolls or changes its size.
 * @returns how to stop
 */
export function positionBelow(popover: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const { left, bottom } = anchor.getBoundingClientRect();
    const rightEdge = document.documentElement.clientWidth - MARGIN;
    const top = bottom + GAP;
    popover.style.maxWidth = `${rightEdge - MARGIN}px`;
    popover.style.left = `${Math.max(MARGIN, Math.min(left, rightEdge - popover.offsetWidth))}px`;
    popover.style.top = `${top}px`;
    popover.style.maxHeight = `${Math.max(120, window.innerHeight - top - MARGIN)}px`;
  };
  place();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("resize", place, { signal });
  // Capturing: the element may stand in something of the host's that scrolls.
  window.addEventListener("scroll", place, { signal, capture: true, passive: true });
  return () => controller.abort();
}
