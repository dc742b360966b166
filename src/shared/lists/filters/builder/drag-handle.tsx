import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { Icon } from "../../../../ui/icons/icon";
import { scrollWhileDragging } from "../../../../ui/lists/scroll-while-dragging";
import { cx, tw } from "../../../../ui/tw";
import { useBuilder } from "./builder-context";
import { dropTarget, markDrop } from "./drop-target";
import type { Path } from "react-querybuilder";

interface DragHandleProps {
  path: Path;
  title: string;
  className?: string;
}

const grip = tw`relative hit flex-none place-items-center w-4 h-control text-faint cursor-grab active:cursor-grabbing touch-none`;

/** A rule or a group is dragged by it, with the mouse or a finger; the keyboard has the menu and Alt with an arrow. */
export function DragHandle({ path, title, className }: DragHandleProps) {
  const { move } = useBuilder();
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
        if (target) move(path, target.path);
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
