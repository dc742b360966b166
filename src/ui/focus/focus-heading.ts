/** After this a page that has no heading yet won't get the focus any more, in ms. */
const HEADING_TIMEOUT = 10_000;

/** Who waits for the heading of which root. */
const waiting = new WeakMap<ShadowRoot, Set<AbortController>>();

/** Ends every wait for a heading of an element that goes away. */
export function stopFocusingHeading(root: ShadowRoot): void {
  for (const controller of waiting.get(root) ?? []) controller.abort();
}

/** @returns the heading of the screen that is shown; null while there is none */
export const headingIn = (root: ShadowRoot) => root.querySelector<HTMLElement>('h1[tabindex="-1"]');

/**
 * Gives the focus to the page's heading as soon as there is one (its code or data may come later), unless the person has
 * pressed a key or a button meanwhile.
 * @param toTop whether to scroll to the screen's beginning. A function is called once there is a heading
 * @returns how to stop
 */
export function focusHeading(
  root: ShadowRoot,
  { toTop }: { toTop: boolean | ((heading: HTMLElement) => boolean) },
): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  const tryFocus = (): boolean => {
    // Under a modal dialog that is just closing nothing takes the focus.
    if (root.querySelector("dialog[open]")) return false;
    const heading = headingIn(root);
    if (!heading) return false;
    controller.abort();
    // the first caller has also decided about scrolling: "back" keeps the position
    if (root.activeElement === heading) return true;
    heading.focus({ preventScroll: true });
    const begins = typeof toTop === "function" ? toTop(heading) : toTop;
    if (begins && root.host.getBoundingClientRect().top < 0) root.host.scrollIntoView({ block: "start" });
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
 * For what had the focus and goes away now: the heading takes it, unless what comes instead has taken it by itself. Another
 * heading is another screen, which is shown from its beginning.
 */
export function focusAfterRemoval(root: ShadowRoot): void {
  const before = headingIn(root);
  setTimeout(() => {
    if (!root.activeElement) focusHeading(root, { toTop: (heading) => heading !== before });
  });
}
