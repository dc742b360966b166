import { useCallback, useEffect, useRef } from "react";

/**
 * For what goes on after an answer has come: it may come late.
 * @param open whether a window is open, of a component that outlives it
 * @returns tells whether the component has left the page by now, or its window was closed
 */
export function useLeft(open = true): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = !open;
    return () => {
      left.current = true;
    };
  }, [open]);
  return useCallback(() => left.current, []);
}
