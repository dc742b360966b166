import { useLayoutEffect, useRef, type ReactNode } from "react";
import { focusAfterRemoval } from "./focus-heading";

/** If it unmounts while it contains the focus, the dialog around it or the page's heading gets the focus, not the host page. */
export function FocusFallback({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const root = element?.getRootNode();
      if (!(root instanceof ShadowRoot) || !element?.contains(root.activeElement)) return;
      const panel = element.closest<HTMLElement>("dialog [tabindex], [role=dialog]");
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
