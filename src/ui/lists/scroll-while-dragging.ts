/** px from the edge within which the scrolling begins, and px that it goes on in each frame at most. */
const EDGE = 48;
const STEP = 12;

/** Scrolls what something is dragged in, as long as that is held near its edge. */
export interface DragScroll {
  /** The pointer is there now, in the window's coordinates. */
  follow: (clientY: number) => void;
  stop: () => void;
}

/** @param dragged what scrolls is looked for around it */
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
  return Math.sign(into) * Math.min(STEP, Math.ceil(Math.abs(into) / 4));
}
