import type { KeyboardEvent } from "react";
import type { Neighbours } from "./use-neighbours";

const TYPING = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox]";

/**
 * `j` goes to the next donor of the list, `k` to the one before: only while the focus is in the record (WCAG 2.1.4),
 * with no other key held and in no field.
 */
export const recordKeys = (neighbours: Neighbours | null) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if ((event.target as Element).matches(TYPING)) return;
    const step = event.key === "j" ? neighbours?.next : event.key === "k" ? neighbours?.previous : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  },
});
