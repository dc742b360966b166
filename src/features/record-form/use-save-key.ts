import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Ctrl+S, and Cmd+S on a Mac, save: while the focus is in the element or nowhere, and no dialog is open. In the host page's
 * own fields the key is the browser's.
 */
export function useSaveKey(inside: RefObject<HTMLElement | null>, onSave: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    const root = inside.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || root.querySelector("dialog[open]")) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement !== root.host) return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const root = inside.current?.getRootNode();
    const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
    const ended = new AbortController();
    addEventListener("keydown", (event) => pressed(event), ended);
    // What is typed in a field gets no further than the element. A key that both hear of is taken when it gets to the page.
    host?.addEventListener("keydown", (event) => pressed(event), ended);
    return () => ended.abort();
  }, [inside]);
}
