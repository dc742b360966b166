import { useLayoutEffect, useRef, type ReactNode } from "react";
import { tw } from "./tw";

/**
 * A bar at the bottom of what is seen, for what one presses in the end. Toasts rise above it: they would lie on its
 * button just when a save has failed.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const root = element?.closest<HTMLElement>(".gds-root");
    if (!element || !root) return;
    const observer = new ResizeObserver(() => root.style.setProperty(LIFT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(LIFT);
    };
  }, []);
  return (
    <div ref={bar} className={tw`sticky bottom-0 z-[4] grid gap-3 border-t border-line bg-surface py-3`}>
      {children}
    </div>
  );
}

const LIFT = "--gds-toast-lift";
