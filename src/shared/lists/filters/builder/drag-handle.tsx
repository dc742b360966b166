import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { Icon } from "../../../../ui/icons/icon";
import { scrollWhileDragging } from "../../../../ui/lists/scroll-while-dragging";
import { cx, tw } from "../../../../ui/tw";
import type { Path } from "react-querybuilder";

interface DragHandleProps {
  title: string;
  className?: string;
  onMove: (to: Path) => void;
}

const grip = tw`relative hit flex-none place-items-center w-4 h-control text-faint cursor-grab active:cursor-grabbing touch-none`;

/** Drags a node by pointer. The keyboard has the menu and Alt+arrow. */
export function DragHandle({ title, className, onMove }: DragHandleProps) {
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const drag = new AbortController();
    const { signal } = drag;
    const scroll = scrollWhileDragging(handle);
    const end = () => {
      markDrop(handle, null);
      scroll.stop();
      drag.abort();
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener(
      "pointermove",
      (moved: globalThis.PointerEvent) => {
        scroll.follow(moved.clientY);
        markDrop(handle, dropTarget(handle, moved));
      },
      { signal },
    );
    handle.addEventListener(
      "pointerup",
      (dropped: globalThis.PointerEvent) => {
        const target = dropTarget(handle, dropped);
        end();
        if (target) onMove(target.path);
      },
      { signal },
    );
    handle.addEventListener("pointercancel", end, { signal });
    handle.addEventListener("lostpointercapture", end, { signal });
  };
  return (
    <span onPointerDown={begin} title={title} className={cx(grip, className ?? tw`grid`)}>
      <Icon of={GripVertical} size={16} />
    </span>
  );
}

interface DropTarget {
  element: HTMLElement;
  side: "before" | "after" | "inside";
  path: Path;
}

/** px at either end of a group that mean before or after it */
const EDGE = 12;

/** @returns null outside of nodes, and over the dragged node */
function dropTarget(
  handle: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): DropTarget | null {
  const root = handle.getRootNode() as ShadowRoot | Document;
  const element = root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-path]");
  const dragged = handle.closest("[data-path]");
  if (!element || !dragged || dragged.contains(element)) return null;
  const path = readPath(element);
  const { top, bottom } = element.getBoundingClientRect();
  const rules = element.dataset.rules;
  if (rules !== undefined && (path.length === 0 || (clientY > top + EDGE && clientY < bottom - EDGE)))
    return { element, side: "inside", path: [...path, Number(rules)] };
  const after = clientY > (top + bottom) / 2;
  const last = path.at(-1) ?? 0;
  return { element, side: after ? "after" : "before", path: [...path.slice(0, -1), after ? last + 1 : last] };
}

function markDrop(handle: HTMLElement, target: DropTarget | null): void {
  const root = handle.getRootNode() as ShadowRoot | Document;
  for (const marked of root.querySelectorAll<HTMLElement>("[data-drop]"))
    if (marked !== target?.element) delete marked.dataset.drop;
  if (target) target.element.dataset.drop = target.side;
}

export const writePath = (path: Path): string => path.join(".");
const readPath = ({ dataset }: HTMLElement): Path => (dataset.path ? dataset.path.split(".").map(Number) : []);

export const dropMark = tw`data-[drop=before]:[box-shadow:0_-3px_0_-1px_var(--gds-focus)] data-[drop=after]:[box-shadow:0_3px_0_-1px_var(--gds-focus)] data-[drop=inside]:[box-shadow:0_0_0_2px_var(--gds-focus)]`;
