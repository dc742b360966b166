type Key = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">;

/** @returns whether a key at an element is typed into a field, or is a shortcut of the browser */
export const isTyped = ({ ctrlKey, metaKey, altKey }: Key, target: Element): boolean =>
  ctrlKey || metaKey || altKey || target.matches("input:not([type=checkbox]), textarea, select");
