import type { KeyboardEvent, RefObject } from "react";

interface Steps {
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** @returns what Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z do wherever in the editor the focus is, but in windows over it */
export const useUndoKeys =
  (box: RefObject<HTMLElement | null>, { undo, redo }: Steps) =>
  (event: KeyboardEvent): void => {
    // a window's fields have steps of their own
    if (!box.current?.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    if (!again && key !== "z") return;
    event.preventDefault();
    (again ? redo : undo)?.();
  };
