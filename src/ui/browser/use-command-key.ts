import { useEffect, useEffectEvent, type RefObject } from "react";

/** Whether this is a Mac, where Ctrl and a letter edit text. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/**
 * Calls `onKey` for a pressed key, after the host page's own listeners, and with the root of our element.
 * @param inside a node in the element; null while it isn't mounted
 */
export function useKeys(
  inside: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent, root: ShadowRoot) => void,
): void {
  const pressed = useEffectEvent((event: Event) => {
    const root = inside.current?.getRootNode();
    if (root instanceof ShadowRoot) onKey(event as KeyboardEvent, root);
  });
  useEffect(() => {
    const root = inside.current?.getRootNode();
    const controller = new AbortController();
    // on the window, so that the page's own listeners run first; keys typed in a field don't leave the element (host/page/keyboard.ts)
    for (const target of root instanceof ShadowRoot ? [window, root.host] : [window])
      target.addEventListener("keydown", (event) => pressed(event), controller);
    return () => controller.abort();
  }, [inside]);
}

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
  useKeys(inside, (event, root) => {
    if (event.key.toLowerCase() !== letter || !(event.metaKey || (event.ctrlKey && !isMac()))) return;
    if (event.altKey || event.shiftKey || event.defaultPrevented || root.querySelector("dialog[open]")) return;
    const { activeElement } = document;
    if (activeElement !== root.host && (focus !== "page" || (activeElement && activeElement !== document.body))) return;
    if (focus === "inside" && !inside.current?.contains(root.activeElement)) return;
    event.preventDefault();
    // the host page must not open its own search, too
    event.stopPropagation();
    if (!event.repeat) onPress();
  });
}
