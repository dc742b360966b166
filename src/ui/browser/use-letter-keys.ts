import { useRef, type RefObject } from "react";
import { isOnHere } from "./device-switch";
import { isTyped } from "./is-typed";
import { useKeys } from "./use-command-key";

/** The key in local storage: whether keys without Ctrl do something, on this device. */
export const LETTER_KEYS = "gds:letter-keys:v1";
/** The keys with which a command begins; a second one follows "g". Others belong to the host page. */
export const FIRST_KEYS = "?ng";

/**
 * Calls `onPress` for "?", a letter, or two letters one after another: with the focus in our element and outside of fields, menus and
 * dialogs, unless the user has switched them off (WCAG 2.1.4).
 * @param inside a node in the element
 */
export function useLetterKeys(inside: RefObject<HTMLElement | null>, onPress: (keys: string) => void): void {
  /** "g" if the last key was the first of two. */
  const first = useRef("");
  useKeys(inside, (event, root) => {
    if (event.repeat) return;
    const keys = first.current + event.key.toLowerCase();
    const target = event.composedPath()[0] as Element;
    first.current = "";
    if (
      event.key.length !== 1 ||
      !FIRST_KEYS.includes(keys.charAt(0)) ||
      event.defaultPrevented ||
      !root.contains(target) ||
      isTyped(event, target) ||
      target.closest("dialog, [role=menu], [role=combobox], [contenteditable]") ||
      !isOnHere(LETTER_KEYS)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    if (keys !== "g") return onPress(keys);
    first.current = keys;
    for (const type of ["pointerdown", "focusin"])
      root.addEventListener(type, () => void (first.current = ""), { once: true, passive: true });
  });
}
