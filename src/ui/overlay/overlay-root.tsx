import { createContext, useCallback, useContext, useState } from "react";
import type { ReactNode } from "react";
import { useLayers } from "./layers";

/**
 * The container for what floats (menus, toasts): inside the shadow root and in the top layer of the page, above
 * whatever the element is in. `null` until it exists, and outside any root.
 */
const OverlayRootContext = createContext<HTMLElement | null>(null);

/** The nearest overlay container: the element's own, or the one of the dialog around the caller. */
export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRootContext);

interface OverlayRootProps {
  children: ReactNode;
  ready?: boolean;
  /** While it isn't ready, its children use the container around it: it is part of the page. */
  outerUntilReady?: boolean;
}

/**
 * Renders an overlay container beside its children and gives it to them. The element has one around everything; each
 * dialog has a fresh one (`ready` once it is shown), because what lies outside an open modal dialog is inert and below it.
 */
export function OverlayRoot({ children, ready = true, outerUntilReady = false }: OverlayRootProps) {
  const outer = useOverlayRoot();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const layers = useLayers();
  const show = useCallback(
    (popover: HTMLElement | null) => {
      if (!popover) return;
      const inner = popover.firstElementChild as HTMLElement;
      // An element may have left the page before React comes to this; when it returns it puts its layers back itself.
      if (popover.isConnected) popover.showPopover();
      setContainer(inner);
      // No state is set when it goes: React would hold on to what was unmounted until something else renders.
      return layers?.enter(inner);
    },
    [layers],
  );
  return (
    <OverlayRootContext value={!ready && outerUntilReady ? outer : container}>
      {children}
      {ready && (
        <div ref={show} popover="manual" className="gds-overlay">
          <div className="gds-app" />
        </div>
      )}
    </OverlayRootContext>
  );
}
