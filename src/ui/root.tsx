import { useEffect, useRef, useState, type ReactNode } from "react";
import { keepFocus } from "./focus/focus-keeper";
import { keepTranslated } from "./browser/keep-translated";
import { Layers, LayersContext } from "./overlay/layers";
import { OverlayRoot } from "./overlay/overlay-root";
import { ToastContext, ToastQueue } from "./toast/toast";
import { Toaster } from "./toast/toaster";
import { useThemeChoice } from "./browser/theme-choice";
import { cx } from "./tw";

interface RootProps {
  children: ReactNode;
  /** For an element in a line of the host page (the bell): no container, no background. */
  inline?: boolean;
}

/**
 * The inner root of an element: resets inherited styles of the host page, is the container `gds` of container queries, and contains the
 * overlay container and the toasts.
 */
export function Root({ children, inline = false }: RootProps) {
  const [layers] = useState(() => new Layers());
  const [toasts] = useState(() => new ToastQueue());
  // the user's choice; the element's attribute belongs to the host page
  const theme = useThemeChoice();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    const stops = [keepFocus(root), keepTranslated(root)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <LayersContext value={layers}>
      <div
        ref={box}
        className={cx("gds-root", inline && "gds-root-inline")}
        part="root"
        lang="it"
        data-theme={theme ?? undefined}
      >
        <ToastContext value={toasts}>
          <OverlayRoot>
            <div className="gds-app">{children}</div>
          </OverlayRoot>
          <Toaster />
        </ToastContext>
      </div>
    </LayersContext>
  );
}
