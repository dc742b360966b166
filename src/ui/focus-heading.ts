import { entryKey } from "./entry-key";

/** After this a page that has no heading yet won't get the focus any more, in ms. */
const HEADING_TIMEOUT = 10_000;

/** Keys of the history entries shown so far. One that comes again was reached by "back": the browser restores its scroll. */
const seen = new Set<string>();

function isReturn(): boolean {
  const key = entryKey();
  if (key === null) return false;
  const known = seen.has(key);
  seen.add(key);
  return known;
}

/**
 * Gives the focus to the page's heading as soon as there is one (its code or data may come later), unless the person has
 * pressed a key or a button meanwhile.
 * @returns how to stop
 */
export function focusHeading(root: ShadowRoot): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const returning = isReturn();

  const tryFocus = (): boolean => {
    // Under a modal dialog that is just closing nothing takes the focus.
    if (root.querySelector("dialog[open]")) return false;
    const heading = root.querySelector<HTMLElement>('h1[tabindex="-1"]');
    if (!heading) return false;
    controller.abort();
    heading.focus({ preventScroll: true });
    const top = root.host.getBoundingClientRect().top;
    if (!returning && top < 0) root.host.scrollIntoView({ block: "start" });
    return true;
  };
  if (tryFocus()) return () => undefined;

  const observer = new MutationObserver(tryFocus);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  const timer = setTimeout(() => controller.abort(), HEADING_TIMEOUT);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ["keydown", "pointerdown"])
    root.addEventListener(event, () => controller.abort(), { signal, capture: true });
  return () => controller.abort();
}
