/** The distance from the edge within which the box scrolls, in px. */
const EDGE = 48;
/** The most px a frame. */
const MAX_STEP = 12;

/** Scrolls the box around a dragged element while the pointer is near its edge. */
export interface DragScroll {
  /** Call it when the pointer moves. @param clientY of the event */
  follow: (clientY: number) => void;
  stop: () => void;
}

/** @param dragged its nearest scrolling ancestor is scrolled */
export function scrollWhileDragging(dragged: HTMLElement): DragScroll {
  const box = scrollerOf(dragged);
  let pointer: number | null = null;
  let frame = 0;
  const scroll = () => {
    frame = 0;
    const step = box && pointer !== null ? stepAt(box, pointer) : 0;
    if (step === 0) return;
    box?.scrollBy(0, step);
    frame = requestAnimationFrame(scroll);
  };
  return {
    follow(clientY) {
      pointer = clientY;
      frame ||= requestAnimationFrame(scroll);
    },
    stop() {
      pointer = null;
      cancelAnimationFrame(frame);
    },
  };
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

function stepAt(box: HTMLElement, clientY: number): number {
  const { top, bottom } = box.getBoundingClientRect();
  const into = clientY < top + EDGE ? clientY - (top + EDGE) : Math.max(0, clientY - (bottom - EDGE));
  return Math.sign(into) * Math.min(MAX_STEP, Math.ceil(Math.abs(into) / 4));
}
