import { focusHeading, headingIn, stopFocusingHeading } from "./focus-heading";

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]";

/** The last focused element, and its position: the element and its ancestors, each with its index among its siblings. */
interface Focused {
  element: Element;
  path: { element: Element; index: number }[];
  /** The heading at that time: if another one is shown later, the screen has changed. */
  heading: HTMLElement | null;
}

/**
 * Keeps the focus within our element when the focused node is removed (a row that is deleted, a form that closes). The browser would
 * move the focus to the body, and a keyboard user would start at the top of the host page. The row at the same position gets the
 * focus, else the dialog around it, else the page's heading. Code that moves the focus within the next frame wins.
 * @param root the shadow root of the element
 * @returns how to stop
 */
export function keepFocus(root: ShadowRoot): () => void {
  let last: Focused | null = null;
  const remember = ({ target }: Event) =>
    void (last = target instanceof Element ? { ...positionOf(target), heading: headingIn(root) } : null);
  const check = () => {
    const lost = last;
    if (!lost || lost.element.isConnected) return;
    last = null;
    // a replacement may take the focus within the next frame
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!root.activeElement && document.activeElement === document.body) restoreFocus(root, lost);
      }),
    );
  };
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    stopFocusingHeading(root);
  };
}

function positionOf(element: Element): Pick<Focused, "element" | "path"> {
  const path: Focused["path"] = [];
  for (let node: Element | null = element; node; node = node.parentElement)
    path.push({ element: node, index: node.parentElement ? [...node.parentElement.children].indexOf(node) : 0 });
  return { element, path };
}

function restoreFocus(root: ShadowRoot, { path, heading: before }: Focused): void {
  const connected = path.findIndex(({ element }) => element.isConnected);
  const parent = path[connected]?.element;
  const removed = path[connected - 1];
  // for a row: the next row, or the one before
  const next =
    removed &&
    /^(TR|LI)$/.test(removed.element.tagName) &&
    (parent?.children[removed.index] ?? parent?.lastElementChild);
  const target =
    next &&
    (next.matches(FOCUSABLE)
      ? next
      : [...next.querySelectorAll(FOCUSABLE)].find((candidate) => candidate.checkVisibility()));
  if (target) return (target as HTMLElement).focus({ preventScroll: true });
  const panel = parent?.closest<HTMLElement>("dialog [tabindex], [role=dialog]");
  if (panel) panel.focus();
  else focusHeading(root, { toTop: (heading) => heading !== before });
}
