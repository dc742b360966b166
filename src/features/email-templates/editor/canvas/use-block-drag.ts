import { createContext, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { BlockPosition } from "../../../../domain/email-template/edit-blocks";
import { scrollWhileDragging } from "../../../../ui/lists/scroll-while-dragging";
import type { BlockType } from "../../../../domain/email-template/document";

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

/** Where something that is dragged would land, and the line that shows it, in px of the mail. */
export interface DropPlace {
  place: BlockPosition;
  line: { left: number; top: number; width: number };
}

/** @param mail with its lists, which say by attributes whose they are (`block-list.tsx`) */
function dropPlace(
  mail: HTMLElement,
  dragged: Dragged,
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
): DropPlace | null {
  const around = mail.getBoundingClientRect();
  const beside = clientX < around.left || clientX > around.right || clientY < around.top - 40;
  const whole = mail.querySelector<HTMLElement>("[data-blocks='']");
  if (beside || !whole) return null;
  const list = mayStandInColumns(mail, dragged) ? (listAt(mail, dragged, clientX, clientY) ?? whole) : whole;
  // as if it had been taken out before
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
    line: { left: box.left - around.left, top: edge - around.top, width: box.width },
  };
}

function listAt(mail: HTMLElement, dragged: Dragged, x: number, y: number): HTMLElement | null {
  const root = mail.getRootNode() as Document | ShadowRoot;
  const list = root.elementFromPoint(x, y)?.closest<HTMLElement>("[data-blocks]") ?? null;
  const isOwn = dragged.kind === "move" && list?.closest(`[data-block="${CSS.escape(dragged.id)}"]`);
  return list && mail.contains(list) && !isOwn ? list : null;
}

/** Columns don't stand in columns. */
function mayStandInColumns(mail: HTMLElement, dragged: Dragged): boolean {
  if (dragged.kind === "new") return dragged.type !== "columns";
  return mail.querySelector(`[data-block="${CSS.escape(dragged.id)}"] [data-blocks]`) === null;
}

/** What is dragged: a new block out of the palette, or one of the mail. */
export type Dragged = { kind: "new"; type: BlockType } | { kind: "move"; id: string };
