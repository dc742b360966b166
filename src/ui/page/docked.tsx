import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useOverlayRoot } from "../overlay/overlay-root";
import { liftToasts } from "../toast/lift-toasts";
import { tw } from "../tw";

/** The dock of each overlay container. Its boxes are stacked. */
const docks = new WeakMap<HTMLElement, HTMLElement>();

/** Shows background work at the edge of the window; the page stays usable. */
export function Docked({ children }: { children: ReactNode }) {
  const overlay = useOverlayRoot();
  return overlay && createPortal(children, dockOf(overlay));
}

function dockOf(overlay: HTMLElement): HTMLElement {
  const existing = docks.get(overlay);
  if (existing) return existing;
  const edge = document.createElement("div");
  // as high as the window, because the dock's height is relative to it. pointer-events: none lets presses beside the dock reach
  // the page; `!` overrides the rule of overlay containers
  edge.className = tw`!pointer-events-none fixed inset-y-6 right-6 flex flex-col justify-end narrow:bottom-0 narrow:left-0 narrow:right-0 print:hidden`;
  const dock = document.createElement("div");
  dock.className = tw`flex max-h-[60%] flex-col items-end gap-3 narrow:items-stretch narrow:gap-0 [&>*]:pointer-events-auto`;
  edge.append(dock);
  overlay.append(edge);
  liftToasts(dock);
  docks.set(overlay, dock);
  return dock;
}
