import { useRef, type RefObject } from "react";
import { isOnHere } from "./device-switch";
import { isTyped } from "./is-typed";
import { useKeys } from "./use-command-key";

/** The key in local storage: whether keys without Ctrl do something, on this device. */
export const LETTER_KEYS = "gds:letter-keys:v1";
/** The keys with which a command begins; a second one follows "g". Others belong to the host page. */
export const FIRST_KEYS = "?ng";
const SECOND_KEY_MS = 2_000;

/**
 * Calls `onPress` for "?", a letter, or two letters one after another: with the focus in our element and outside of fields, menus and
 * dialogs, unless the user has switched them off (WCAG 2.1.4).
 * @param inside a node in the element
 */
export function useLetterKeys(inside: RefObject<HTMLElement | null>, onPress: (keys: string) => void): void {
  /** When "g" was pressed, in ms. */
  const first = useRef(-Infinity);
  useKeys(inside, (event, root) => {
    const isSecond = event.timeStamp - first.current < SECOND_KEY_MS;
    const key = event.key.toLowerCase();
    const [target] = event.composedPath() as Element[];
    first.current = -Infinity;
    if (
      key.length !== 1 ||
      !(isSecond || FIRST_KEYS.includes(key)) ||
      event.defaultPrevented ||
      !target ||
      !root.contains(target) ||
      isTyped(event, target) ||
      target.closest("dialog, [role=menu], [role=listbox]") ||
      !isOnHere(LETTER_KEYS)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    if (isSecond) onPress(`g${key}`);
    else if (key === "g") first.current = event.timeStamp;
    else onPress(key);
  });
}
