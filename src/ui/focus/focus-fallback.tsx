import { useLayoutEffect, useRef, type ReactNode } from "react";
import { focusAfterRemoval } from "./focus-heading";

/** When it goes away with the focus in it, the window around it or the page's heading takes the focus: never the host's page. */
export function FocusFallback({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mine = box.current;
    return () => {
      const root = mine?.getRootNode();
      if (!(root instanceof ShadowRoot) || !mine?.contains(root.activeElement)) return;
      const panel = mine.closest<HTMLElement>("dialog [tabindex], [role=dialog]");
      if (panel) return panel.focus();
      focusAfterRemoval(root);
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
