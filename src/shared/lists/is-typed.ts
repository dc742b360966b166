import type { KeyboardEvent } from "react";

/** @returns whether a key is meant for the field that it is pressed in, or for the browser, and is no shortcut of ours */
export const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target as Element).matches("input:not([type=checkbox]), textarea, select");
