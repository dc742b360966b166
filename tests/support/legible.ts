import type { Page } from "@playwright/test";

/** The text spacing of WCAG 1.4.12, as a user's style sheet. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Adds a user's style sheet to an element's shadow root. Returns a function that removes it. */
export async function addPersonalStyle(page: Page, css: string, tag = "gds-backoffice") {
  const style = await page.evaluateHandle(
    ({ tag, css }) => {
      const root = document.querySelector(tag)?.shadowRoot;
      if (!root) throw new Error(`no <${tag}> in the page`);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      return sheet;
    },
    { tag, css },
  );
  return () => style.evaluate((sheet) => void (sheet.disabled = true));
}

/**
 * Finds illegible texts in an element: on top of others, outside the element, or cut off without a `title`.
 * @param within the selector of a part of the element
 */
export function illegibleText(page: Page, within?: string, tag = "gds-backoffice"): Promise<string[]> {
  return page.evaluate(
    ({ tag, within }) => {
      /** px: a line box is larger than its letters. */
      const TOLERANCE = 3;
      const host = document.querySelector(tag);
      const root = host?.shadowRoot;
      if (!host || !root) throw new Error(`no <${tag}> in the page`);
      const frame = host.getBoundingClientRect();
      const texts: { text: string; box: DOMRect; element: Element }[] = [];
      const problems: string[] = [];
      const place = within === undefined ? root : root.querySelector(within);
      if (!place) throw new Error(`no ${within} in the element`);
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!element || !text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        if (isHidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 1) texts.push({ text, box, element });
      }
      for (const { text, box, element } of texts) {
        const strip = element.closest("[role=tablist]"); // a long one scrolls
        const scrolls = strip !== null && strip.scrollWidth > strip.clientWidth;
        const isOutside = !scrolls && (box.right > frame.right + 1 || box.left < frame.left - 1);
        let isCutOff = false;
        const button = element.closest("button, a, label, td");
        const edges = button?.getBoundingClientRect();
        if (edges && edges.height > 0 && (box.bottom > edges.bottom + TOLERANCE || box.top < edges.top - TOLERANCE))
          problems.push(`out of its box: ${text}`);
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(ancestor);
          if (/auto|scroll/.test(overflowX + overflowY)) break; // visible after scrolling
          const edge = ancestor.getBoundingClientRect();
          const cut =
            (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
            (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + TOLERANCE || box.top < edge.top - TOLERANCE));
          if (cut && !ancestor.closest("[title]")) problems.push(`cut off: ${text}`);
          isCutOff ||= cut;
        }
        if (isOutside && !isCutOff) problems.push(`outside: ${text}`);
      }
      for (const [index, { text, box, element }] of texts.entries())
        for (const other of texts.slice(index + 1)) {
          if (other.element === element) continue;
          const overlapX = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const overlapY = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (overlapX > 1 && overlapY > TOLERANCE * 2) problems.push(`overlapping: ${text} / ${other.text}`);
        }
      return [...new Set(problems)];

      /** Only for screen readers: clipped to nothing. */
      function isHidden(element: Element): boolean {
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
          const { clip, clipPath, position } = getComputedStyle(ancestor);
          if (position === "absolute" && (clip !== "auto" || clipPath !== "none")) return true;
          if (ancestor.matches("select, option")) return true;
        }
        return false;
      }
    },
    { tag, within },
  );
}

/** Finds words that are broken into lines of fewer than three letters on average. */
export const brokenWords = (page: Page, tag = "gds-backoffice"): Promise<string[]> =>
  page.evaluate((tag) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(tag)?.shadowRoot ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("select") || !node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/\p{L}{4,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size > 1 && word.length / lines.size < 3) broken.push(word);
      }
    }
    return broken;
  }, tag);
