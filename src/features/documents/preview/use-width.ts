import { useEffect, useState, type RefObject } from "react";

/** @returns the width that an element has for what stands in it, in px; null until it is known */
export function useWidth(of: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
