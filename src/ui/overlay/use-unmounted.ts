import { useCallback, useEffect, useRef } from "react";

/**
 * For code that runs after a late response.
 * @param open whether the dialog is open, if the component outlives it
 * @returns a function that returns whether the component has unmounted or its dialog has closed
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
