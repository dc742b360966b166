import { useCallback, useEffect, useRef } from "react";

/**
 * For code that runs after a late response.
 * @param open whether the dialog is open, of a component that outlives it
 * @returns whether the component is unmounted by now, or its dialog closed
 */
export function useUnmounted(open = true): () => boolean {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = !open;
    return () => {
      unmounted.current = true;
    };
  }, [open]);
  return useCallback(() => unmounted.current, []);
}
