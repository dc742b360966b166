import { onTestFinished } from "vitest";

/** Replaces each text node by a new one within two `<font>` elements. */
function translate(root: ShadowRoot): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest("font, [translate=no]")) found.push(text);
  }
  for (const text of found) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * Changes the text nodes of a shadow root, also later ones, as Chrome's translator does, until the end of the test. The words stay
 * the same, so that tests can compare them.
 */
export function keepTranslating(root: ShadowRoot): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => (timer ??= setTimeout(run)));
  const run = () => {
    timer = undefined;
    translate(root);
    observer.takeRecords();
  };
  run();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
