/** How long to wait for a heading, in ms. */
const HEADING_TIMEOUT = 10_000;

/** The running waits, by root. */
const waiting = new WeakMap<ShadowRoot, Set<AbortController>>();

/** Stops all waits for a heading, for an element that is removed. */
export function stopFocusingHeading(root: ShadowRoot): void {
  for (const controller of waiting.get(root) ?? []) controller.abort();
}

/** @returns the heading of the current screen, or null */
export const headingIn = (root: ShadowRoot) => root.querySelector<HTMLElement>('h1[tabindex="-1"]');

/**
 * Focuses the page's heading as soon as it exists, because its code or data may still load. Stops when the user presses a key or the
 * pointer.
 * @param toTop whether to scroll to the top of the screen. A function is called when the heading exists
 * @returns how to stop
 */
export function focusHeading(
  root: ShadowRoot,
  { toTop }: { toTop: boolean | ((heading: HTMLElement) => boolean) },
): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  const tryFocus = (): boolean => {
    // while a modal dialog is closing, the page is still inert
    if (root.querySelector("dialog[open]")) return false;
    const heading = headingIn(root);
    if (!heading) return false;
    controller.abort();
    // another caller has already focused it and decided about scrolling: after "back" the position stays
    if (root.activeElement === heading) return true;
    heading.focus({ preventScroll: true });
    const scrolls = typeof toTop === "function" ? toTop(heading) : toTop;
    if (scrolls && root.host.getBoundingClientRect().top < 0) root.host.scrollIntoView({ block: "start" });
    return true;
  };
  if (!root.host.isConnected || tryFocus()) return () => undefined;

  const ofRoot = waiting.get(root) ?? new Set();
  waiting.set(root, ofRoot.add(controller));
  const observer = new MutationObserver(tryFocus);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  const timer = setTimeout(() => controller.abort(), HEADING_TIMEOUT);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
    ofRoot.delete(controller);
  });
  for (const event of ["keydown", "pointerdown"])
    root.addEventListener(event, () => controller.abort(), { signal, capture: true });
  return () => controller.abort();
}

/**
 * Focuses the heading after the focused element was removed, unless its replacement takes the focus. If the heading is another one, the
 * screen has changed, and is scrolled to the top.
 */
export function focusAfterRemoval(root: ShadowRoot): void {
  const before = headingIn(root);
  setTimeout(() => {
    if (!root.activeElement) focusHeading(root, { toTop: (heading) => heading !== before });
  });
}
