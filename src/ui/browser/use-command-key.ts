import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { isOnHere } from "./device-switch";
import { takesText } from "./takes-text";

/** Whether this is a Mac, where Ctrl and a letter edit text. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/**
 * Calls `onPress` for Ctrl and a letter (Cmd on a Mac), if no dialog is open and the focus is where it must be.
 * @param inside a node in the element; null while it isn't mounted
 * @param focus where the focus must be. "page": in our element, or nowhere and the host page hasn't handled the key; in fields of the
 *   host page the key isn't handled. "element": in our element. "inside": in `inside`, because the page has several of its kind
 */
export function useCommandKey(
  letter: string,
  inside: RefObject<HTMLElement | null>,
  onPress: () => void,
  focus: "page" | "element" | "inside" = "page",
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== letter || !(event.metaKey || (event.ctrlKey && !isMac()))) return;
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    const root = inside.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || root.querySelector("dialog[open]")) return;
    const { activeElement } = document;
    if (activeElement !== root.host && (focus !== "page" || (activeElement && activeElement !== document.body))) return;
    if (focus === "inside" && !inside.current?.contains(root.activeElement)) return;
    event.preventDefault();
    // the host page must not open its own search, too
    event.stopPropagation();
    if (!event.repeat) onPress();
  });
  useEffect(() => {
    const root = inside.current?.getRootNode();
    const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
    const controller = new AbortController();
    // on the window, so that the page's own listeners run first
    addEventListener("keydown", (event) => pressed(event), controller);
    // keys typed in a field don't leave the element (host/page/keyboard.ts)
    host?.addEventListener("keydown", (event) => pressed(event), controller);
    return () => controller.abort();
  }, [inside]);
}

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
