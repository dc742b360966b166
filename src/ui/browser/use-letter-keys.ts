import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { isOnHere } from "./device-switch";
import { takesText } from "./takes-text";

/** The key in local storage: whether keys without Ctrl do something, on this device. */
export const LETTER_KEYS = "gds:letter-keys:v1";
/** The keys with which a command begins. Others belong to the host page. */
export const FIRST_KEYS = "?ng";
/** How long after the first key the second one may come. */
const SECOND_KEY_MS = 2_000;

/**
 * Calls `onPress` for "?", a letter, or two letters one after another: with the focus in our element and outside of fields, menus and
 * dialogs, unless the user has switched them off (WCAG 2.1.4).
 * @param inside a node in the element
 */
export function useLetterKeys(inside: RefObject<HTMLElement | null>, onPress: (keys: string) => void): void {
  const first = useRef({ key: "", at: 0 });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, timeStamp, defaultPrevented, repeat } = event;
    const [target] = event.composedPath();
    const before = timeStamp - first.current.at < SECOND_KEY_MS ? first.current.key : "";
    first.current.key = "";
    const key = event.key.toLowerCase();
    if (altKey || ctrlKey || metaKey || defaultPrevented || repeat || !(before ? /^[a-z]$/.test(key) : isFirst(key)))
      return;
    if (!(target instanceof Element) || takesText(target) || target.closest("dialog, [role=menu], [role=listbox]"))
      return;
    if (!isOnHere(LETTER_KEYS)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "g" && !before) first.current = { key, at: timeStamp };
    else onPress(before + key);
  });
  useEffect(() => {
    const root = inside.current?.getRootNode();
    const controller = new AbortController();
    if (root instanceof ShadowRoot)
      (root.host as HTMLElement).addEventListener("keydown", (event) => pressed(event), controller);
    return () => controller.abort();
  }, [inside]);
}

const isFirst = (key: string) => key.length === 1 && FIRST_KEYS.includes(key);
