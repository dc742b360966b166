import { useEffect, useRef } from "react";

/**
 * Moves the focus to a missing answer, which may be out of view.
 * @returns the ref of the element around its fields
 */
export function useFocusMissing(missing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) box.current?.querySelector("input")?.focus();
  }, [missing]);
  return box;
}
