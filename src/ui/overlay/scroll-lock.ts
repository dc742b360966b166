interface Saved {
  style: string | null;
}

let locks = 0;
let saved: Saved = { style: null };

/**
 * Keeps the host page from scrolling while something modal is open, and returns the way back. The page's own `style`
 * attribute is put back as it was, also when there was none (decisions §1: nothing is left on `<html>`).
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks++ === 0) {
    saved = { style: page.getAttribute("style") };
    // Without its scroll bar the page would jump sideways by the bar's width.
    if (window.innerWidth > page.clientWidth) page.style.setProperty("scrollbar-gutter", "stable", "important");
    page.style.setProperty("overflow", "hidden", "important");
  }
  let released = false;
  return () => {
    if (released) return;
    released = true;
    if (--locks > 0) return;
    // Through the object model, not setAttribute("style"): a strict CSP refuses that (docs/decisions/0013).
    page.style.cssText = saved.style ?? "";
    // Chromium writes the attribute late: one that is removed before it was written comes back empty. Asking writes it.
    if (saved.style === null && page.hasAttribute("style")) page.removeAttribute("style");
  };
}
