import { createContext, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { BlockPosition } from "../../../../domain/email-template/edit-blocks";
import { scrollWhileDragging } from "../../../../ui/lists/scroll-while-dragging";
import type { Dragged } from "./dragged";
import { dropPlace, type DropPlace } from "./drop-place";

type BeginDrag = (event: PointerEvent<HTMLElement>, dragged: Dragged) => void;

/** How something begins to be dragged into the mail, by mouse or finger. */
export const BeginDragContext = createContext<BeginDrag>(() => undefined);

/** px that a pointer goes before a press is a dragging. */
const LEAST = 6;

/**
 * @param mail what is dragged into
 * @returns where it would land while something is dragged, and how to begin
 */
export function useBlockDrag(
  mail: RefObject<HTMLElement | null>,
  onDrop: (dragged: Dragged, place: BlockPosition) => void,
): { target: DropPlace | null; begin: BeginDrag } {
  const [target, setTarget] = useState<DropPlace | null>(null);
  const latest = useRef<DropPlace | null>(null);

  const begin: BeginDrag = (event, dragged) => {
    const grip: HTMLElement = event.currentTarget;
    const { pointerId, clientX, clientY, button } = event;
    if (button !== 0 || !mail.current) return;
    const scroll = scrollWhileDragging(mail.current);
    // a quick mouse is elsewhere by its first move
    grip.setPointerCapture(pointerId);
    const over = new AbortController();
    let going = false;
    const aim = (place: DropPlace | null) => {
      latest.current = place;
      setTarget(place);
    };
    const end = (drop: boolean) => {
      over.abort();
      scroll.stop();
      if (going) swallowClick(grip);
      const found = latest.current;
      aim(null);
      if (drop && going && found) onDrop(dragged, found.place);
    };
    const listen = { signal: over.signal };
    grip.addEventListener(
      "pointermove",
      (moved: globalThis.PointerEvent) => {
        going ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > LEAST;
        if (!going || !mail.current) return;
        scroll.follow(moved.clientY);
        aim(dropPlace(mail.current, dragged, moved));
      },
      listen,
    );
    grip.addEventListener("pointerup", () => end(true), listen);
    grip.addEventListener("pointercancel", () => end(false), listen);
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { ...listen, capture: true });
  };
  return { target, begin };
}

/** What was dragged wasn't pressed. */
function swallowClick(grip: HTMLElement): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  grip.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
