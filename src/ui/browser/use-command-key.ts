import { useEffect, useEffectEvent, type RefObject } from "react";

/** Whether this is a Mac, where Ctrl and a letter belong to the text that is edited. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/**
 * Ctrl and a letter, Cmd on a Mac: while the focus is in the element, or nowhere and the page hasn't taken the key for
 * itself, and no dialog is open. In the host page's own fields the key is the page's.
 * @param inside something in the element; null while it isn't there
 * @param alone only while the focus is in `inside` itself: the page has several of its kind
 */
export function useCommandKey(
  letter: string,
  inside: RefObject<HTMLElement | null>,
  onPress: () => void,
  alone = false,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== letter || !(event.metaKey || (event.ctrlKey && !isMac()))) return;
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    const root = inside.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || root.querySelector("dialog[open]")) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement !== root.host) return;
    if (alone && !inside.current?.contains(root.activeElement)) return;
    event.preventDefault();
    // pressed in the element it is ours alone: the page must not open its own search beside it
    event.stopPropagation();
    onPress();
  });
  useEffect(() => {
    const root = inside.current?.getRootNode();
    const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
    const ended = new AbortController();
    // last on the key's way: whatever the page does with it has been done
    addEventListener("keydown", (event) => pressed(event), ended);
    // what is typed in a field gets no further than the element (host/keyboard.ts)
    host?.addEventListener("keydown", (event) => pressed(event), ended);
    return () => ended.abort();
  }, [inside]);
}
