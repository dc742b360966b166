import type { Page } from "@playwright/test";

/** As WCAG 1.4.12 has it, as a person's own style would. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Puts a person's own rules into an element of ours, where only the browser itself reaches.
 * @returns takes them away again
 */
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
 * Looks for words of an element of ours that can't be read: on top of others, outside the element, or cut off without a
 * `title` that says them.
 * @param within a selector: only there
 */
export function illegibleText(page: Page, within?: string, tag = "gds-backoffice"): Promise<string[]> {
  return page.evaluate(
    ({ tag, within }) => {
      /** px; letters have air above and below. */
      const AIR = 3;
      const host = document.querySelector(tag);
      const root = host?.shadowRoot;
      if (!host || !root) throw new Error(`no <${tag}> in the page`);
      const frame = host.getBoundingClientRect();
      const words: { text: string; box: DOMRect; element: Element }[] = [];
      const problems: string[] = [];
      const place = within === undefined ? root : root.querySelector(within);
      if (!place) throw new Error(`nothing like ${within}`);
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!element || !text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        if (isHidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 1) words.push({ text, box, element });
      }
      for (const { text, box, element } of words) {
        const strip = element.closest("[role=tablist]"); // one that is too long scrolls
        const scrolls = strip !== null && strip.scrollWidth > strip.clientWidth;
        const isOutside = !scrolls && (box.right > frame.right + 1 || box.left < frame.left - 1);
        let isCut = false;
        const button = element.closest("button, a, label, td");
        const around = button?.getBoundingClientRect();
        if (around && around.height > 0 && (box.bottom > around.bottom + AIR || box.top < around.top - AIR))
          problems.push(`out of its box: ${text}`);
        for (let up: Element | null = element; up; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up);
          if (/auto|scroll/.test(overflowX + overflowY)) break; // comes into sight by scrolling
          const edge = up.getBoundingClientRect();
          const cut =
            (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
            (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + AIR || box.top < edge.top - AIR));
          if (cut && !up.closest("[title]")) problems.push(`cut off: ${text}`);
          isCut ||= cut;
        }
        if (isOutside && !isCut) problems.push(`outside: ${text}`);
      }
      for (const [index, { text, box, element }] of words.entries())
        for (const other of words.slice(index + 1)) {
          if (other.element === element) continue;
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1 && down > AIR * 2) problems.push(`one on the other: ${text} / ${other.text}`);
        }
      return [...new Set(problems)];

      /** Read aloud only: clipped to nothing, itself or what it stands in. */
      function isHidden(element: Element): boolean {
        for (let up: Element | null = element; up; up = up.parentElement) {
          const { clip, clipPath, position } = getComputedStyle(up);
          if (position === "absolute" && (clip !== "auto" || clipPath !== "none")) return true;
          if (up.matches("select, option")) return true;
        }
        return false;
      }
    },
    { tag, within },
  );
}

/** Looks for words that are broken letter by letter: on average fewer than three letters of them are on one line. */
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
