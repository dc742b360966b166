import { useEffect, useRef } from "react";

/**
 * Leads the user to an answer that is missing: it may be out of sight of the button that was pressed.
 * @returns the ref of the element around its fields, the first of which takes the focus
 */
export function useFocusMissing(missing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) box.current?.querySelector("input")?.focus();
  }, [missing]);
  return box;
}
