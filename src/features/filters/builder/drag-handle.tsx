import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { useBuilder } from "./builder-context";
import { dropTarget, markDrop } from "./drop-target";
import type { Path } from "./query-builder";

/** A rule or a group is dragged by it with the mouse; the keyboard and fingers have the menu and Alt with an arrow. */
export function DragHandle({ path, title }: { path: Path; title: string }) {
  const { move } = useBuilder();
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    event.preventDefault();
    const handle = event.currentTarget;
    const drag = new AbortController();
    const { signal } = drag;
    const unmark = () => markDrop(handle, null);
    const end = () => {
      unmark();
      drag.abort();
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener(
      "pointermove",
      (moved: globalThis.PointerEvent) => markDrop(handle, dropTarget(handle, moved)),
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
    <span
      onPointerDown={begin}
      title={title}
      className={tw`flex-none grid place-items-center w-4 h-control text-faint cursor-grab active:cursor-grabbing touch-none narrow:hidden coarse:hidden`}
    >
      <Icon of={GripVertical} size={16} />
    </span>
  );
}
