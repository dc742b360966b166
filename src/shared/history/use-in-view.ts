import { useEffect, useRef, useState, type RefObject } from "react";

/** @returns whether an element has come into the window, for good; and where to hang it */
export function useInView<E extends Element>(): [seen: boolean, box: RefObject<E | null>] {
  const box = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  return [seen, box];
}
