import { focusHeading, headingIn, stopFocusingHeading } from "./focus-heading";

/** What takes the focus. */
const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]";

/** An element that had the focus, and where it stood: its ancestors from the inside, with their place among their siblings. */
interface Focused {
  element: Element;
  path: { element: Element; at: number }[];
  /** The screen's heading then: another one is another screen, which is shown from its beginning. */
  heading: HTMLElement | null;
}

/**
 * Keeps the focus within an element when what has it is taken away (a row that is deleted, a form that closes): a browser
 * would give it to the page's body, and a person who works by keyboard would begin at the top of a page that isn't ours.
 * The row that has come to its place takes it, else the window around, else the page's heading. Code that moves the focus
 * by itself within the next frame wins.
 * @param root the element's
 * @returns how to stop
 */
export function keepFocus(root: ShadowRoot): () => void {
  let last: Focused | null = null;
  const remember = ({ target }: Event) =>
    void (last = target instanceof Element ? { ...placeOf(target), heading: headingIn(root) } : null);
  const look = () => {
    const lost = last;
    if (!lost || lost.element.isConnected) return;
    last = null;
    // what comes instead may take it by itself, after the next frame at the latest
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!root.activeElement && document.activeElement === document.body) giveBack(root, lost);
      }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    stopFocusingHeading(root);
  };
}

function placeOf(element: Element): Pick<Focused, "element" | "path"> {
  const path: Focused["path"] = [];
  for (let one: Element | null = element; one; one = one.parentElement)
    path.push({ element: one, at: one.parentElement ? [...one.parentElement.children].indexOf(one) : 0 });
  return { element, path };
}

function giveBack(root: ShadowRoot, { path, heading: before }: Focused): void {
  const at = path.findIndex(({ element }) => element.isConnected);
  const parent = path[at]?.element;
  const gone = path[at - 1];
  // one row of many: the next one, or the one before
  const next =
    gone && /^(TR|LI)$/.test(gone.element.tagName) && (parent?.children[gone.at] ?? parent?.lastElementChild);
  const target =
    next &&
    (next.matches(FOCUSABLE) ? next : [...next.querySelectorAll(FOCUSABLE)].find((one) => one.checkVisibility()));
  if (target) return (target as HTMLElement).focus({ preventScroll: true });
  const panel = parent?.closest<HTMLElement>("dialog [tabindex], [role=dialog]");
  if (panel) panel.focus();
  else focusHeading(root, { toTop: (heading) => heading !== before });
}
