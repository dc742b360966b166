import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLayers } from "./layers";

/**
 * The container of menus and toasts: inside the shadow root, and in the top layer of the page. `null` until it exists, and outside a
 * root.
 */
const OverlayRootContext = createContext<HTMLElement | null>(null);

/** @returns the nearest overlay container: the element's, or that of the dialog around the caller */
export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRootContext);

interface OverlayRootProps {
  children: ReactNode;
  ready?: boolean;
  /** While it isn't ready, its children use the outer container, because it is still part of the page. */
  outerUntilReady?: boolean;
}

/**
 * Renders an overlay container beside its children and provides it to them. Each element has one, and each dialog, too (`ready` once it
 * is open), because everything outside an open modal dialog is inert and below it.
 */
export function OverlayRoot({ children, ready = true, outerUntilReady = false }: OverlayRootProps) {
  const outer = useOverlayRoot();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const layers = useLayers();
  const popoverRef = useRef<HTMLDivElement>(null);
  // not in a ref's callback: to show a popover the browser lays out the page, which would delay the first paint
  useEffect(() => {
    const popover = popoverRef.current;
    const inner = ready && (popover?.firstElementChild as HTMLElement | null);
    if (!popover || !inner) return;
    // the element may be removed or moved meanwhile: restoreTopLayer opens its layers when it returns
    if (inner.isConnected && !popover.matches(":popover-open")) popover.showPopover();
    setContainer(inner);
    // no state is set on unmount: React would retain the unmounted tree until the next render
    return layers?.enter(inner);
  }, [ready, layers]);
  return (
    <OverlayRootContext value={!ready && outerUntilReady ? outer : container}>
      {children}
      {ready && (
        <div ref={popoverRef} popover="manual" className="gds-overlay">
          <div className="gds-app" />
        </div>
      )}
    </OverlayRootContext>
  );
}
