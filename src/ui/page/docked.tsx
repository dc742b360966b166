import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useOverlayRoot } from "../overlay/overlay-root";
import { liftToasts } from "../toast/lift-toasts";
import { tw } from "../tw";

/** One place at the edge for each overlay container: its boxes are stacked. */
const docks = new WeakMap<HTMLElement, HTMLElement>();

/** What goes on while somebody looks elsewhere, docked at the edge: the page stays usable. */
export function Docked({ children }: { children: ReactNode }) {
  const overlay = useOverlayRoot();
  return overlay && createPortal(children, dockOf(overlay));
}

function dockOf(overlay: HTMLElement): HTMLElement {
  const known = docks.get(overlay);
  if (known) return known;
  const edge = document.createElement("div");
  // as high as the window, because the dock's height is a part of it. Presses beside the dock go to the page: `!` overrides
  // the rule of layers that makes their children pressable
  edge.className = tw`!pointer-events-none fixed inset-y-6 right-6 flex flex-col justify-end narrow:bottom-0 narrow:left-0 narrow:right-0 print:hidden`;
  const dock = document.createElement("div");
  dock.className = tw`flex max-h-[60%] flex-col items-end gap-3 narrow:items-stretch narrow:gap-0 [&>*]:pointer-events-auto`;
  edge.append(dock);
  overlay.append(edge);
  liftToasts(dock);
  docks.set(overlay, dock);
  return dock;
}
