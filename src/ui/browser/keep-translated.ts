/** The nodes of one parent that a translator has replaced. */
interface Translated {
  /** React's text nodes, each with its text. */
  texts: Map<Text, string>;
  translations: Set<Element>;
}

/**
 * Makes translated pages work with React (docs/decisions/elements-and-host-page.md, "Translated pages keep working"). Chrome's
 * translator replaces text nodes by `<font>` elements, but React still writes into its own text nodes, inserts before them and
 * removes them. So each text node is inserted again, empty, beside its translation. When React changes or removes one, all texts
 * of that parent are restored, and the translator translates them again.
 * @param root the shadow root of the element
 * @returns how to stop
 */
export function keepTranslated(root: ShadowRoot): () => void {
  const byParent = new WeakMap<Node, Translated>();

  /** Puts the text nodes that a translator removed back into their parents. */
  const putBack = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records)
      for (const node of addedNodes) {
        if (node.nodeName !== "FONT") continue; // this project renders no `<font>`
        const translated = byParent.get(target) ?? { texts: new Map(), translations: new Set() };
        translated.translations.add(node as Element);
        byParent.set(target, translated);
      }
    // in reverse order, so that the next sibling of each node is already restored
    for (const { target, removedNodes, nextSibling } of records.toReversed())
      for (const node of removedNodes) {
        const translated = byParent.get(target);
        if (!translated || !(node instanceof Text) || translated.texts.has(node)) continue;
        if (node.isConnected) node.replaceWith(node.cloneNode()); // it was moved into its translation
        translated.texts.set(node, node.data);
        node.data = "";
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
        observer.observe(node, { characterData: true });
      }
  };

  /** Removes the translations of parents whose texts React has changed or removed. */
  const restore = (records: MutationRecord[]) => {
    const written = new Set(records.filter(({ type }) => type === "characterData").map(({ target }) => target));
    for (const { type, target, removedNodes } of records) {
      const parent = type === "characterData" ? target.parentNode : target;
      const translated = parent && byParent.get(parent);
      if (!translated) continue;
      const { texts, translations } = translated;
      const isOurs = (node: Node) => texts.has(node as Text) || translations.has(node as Element);
      if (![target, ...removedNodes].some(isOurs)) continue;
      byParent.delete(parent);
      for (const [node, text] of texts) if (!written.has(node)) node.data = text;
      for (const translation of translations) translation.remove();
    }
  };

  const observer = new MutationObserver((records) => {
    restore(records);
    putBack(records);
    observer.takeRecords(); // our own changes
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
