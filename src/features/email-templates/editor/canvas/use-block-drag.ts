import { createContext, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { BlockPosition } from "../../../../domain/email-template/edit-blocks";
import { scrollWhileDragging } from "../../../../ui/lists/scroll-while-dragging";
import type { BlockType } from "../../../../domain/email-template/document";

type BeginDrag = (event: PointerEvent<HTMLElement>, dragged: Dragged) => void;

export const BeginDragContext = createContext<BeginDrag>(() => undefined);

/** px that the pointer moves before a press becomes a drag */
const DRAG_THRESHOLD = 6;

/**
 * @param mail the drop area
 * @returns the current drop position, and a function that starts a drag
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
    // a fast pointer has left the grip by its first move
    grip.setPointerCapture(pointerId);
    const drag = new AbortController();
    let dragging = false;
    const showTarget = (place: DropPlace | null) => {
      latest.current = place;
      setTarget(place);
    };
    const end = (drop: boolean) => {
      drag.abort();
      scroll.stop();
      if (dragging) swallowClick(grip);
      const found = latest.current;
      showTarget(null);
      if (drop && dragging && found) onDrop(dragged, found.place);
    };
    const listen = { signal: drag.signal };
    grip.addEventListener(
      "pointermove",
      (moved: globalThis.PointerEvent) => {
        dragging ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > DRAG_THRESHOLD;
        if (!dragging || !mail.current) return;
        scroll.follow(moved.clientY);
        showTarget(dropPlace(mail.current, dragged, moved));
      },
      listen,
    );
    grip.addEventListener("pointerup", () => end(true), listen);
    grip.addEventListener("pointercancel", () => end(false), listen);
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation(); // the host page must not use the key, too
      end(false);
    };
    window.addEventListener("keydown", cancel, { ...listen, capture: true });
  };
  return { target, begin };
}

/** Suppresses the click after a drag. */
function swallowClick(grip: HTMLElement): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  grip.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}

/** Where a dragged block would land, and the line that shows it, in px of the mail. */
export interface DropPlace {
  place: BlockPosition;
  line: { left: number; top: number; width: number };
}

/** @param mail contains lists, which data attributes name (`BlockList`) */
function dropPlace(
  mail: HTMLElement,
  dragged: Dragged,
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
): DropPlace | null {
  const mailBox = mail.getBoundingClientRect();
  const beside = clientX < mailBox.left || clientX > mailBox.right || clientY < mailBox.top - 40;
  const mainList = mail.querySelector<HTMLElement>("[data-blocks='']");
  if (beside || !mainList) return null;
  const list = fitsInColumns(mail, dragged) ? (listAt(mail, dragged, clientX, clientY) ?? mainList) : mainList;
  // as if the dragged block had been removed
  const others = [...list.querySelectorAll<HTMLElement>(":scope > [data-block]")].filter(
    ({ dataset }) => !(dragged.kind === "move" && dataset.block === dragged.id),
  );
  const rects = others.map((block) => block.getBoundingClientRect());
  const index = rects.filter(({ top, height }) => clientY > top + height / 2).length;
  const box = list.getBoundingClientRect();
  const edge = rects[index]?.top ?? rects.at(-1)?.bottom ?? box.top + box.height / 2;
  const { blocks = "", side } = list.dataset;
  return {
    place: { columns: blocks === "" ? null : blocks, side: side === "right" ? "right" : "left", index },
    line: { left: box.left - mailBox.left, top: edge - mailBox.top, width: box.width },
  };
}

function listAt(mail: HTMLElement, dragged: Dragged, x: number, y: number): HTMLElement | null {
  const root = mail.getRootNode() as Document | ShadowRoot;
  const list = root.elementFromPoint(x, y)?.closest<HTMLElement>("[data-blocks]") ?? null;
  const isOwn = dragged.kind === "move" && list?.closest(`[data-block="${CSS.escape(dragged.id)}"]`);
  return list && mail.contains(list) && !isOwn ? list : null;
}

function fitsInColumns(mail: HTMLElement, dragged: Dragged): boolean {
  if (dragged.kind === "new") return dragged.type !== "columns";
  return mail.querySelector(`[data-block="${CSS.escape(dragged.id)}"] [data-blocks]`) === null;
}

export type Dragged = { kind: "new"; type: BlockType } | { kind: "move"; id: string };
