import type { Page } from "@playwright/test";

/**
 * Writes down each attribute that changes and each node that comes or goes in the host's own document from now on; what
 * happens inside our elements can't be seen from there. The title and a modal window's scroll lock are allowed.
 * @returns how to read it, for example `data-x on BODY`
 */
export async function watchMarks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const marks = new Set<string>();
    const isAllowed = ({ type, target, attributeName }: MutationRecord) =>
      type === "attributes"
        ? target === document.documentElement && attributeName === "style"
        : target.nodeName === "TITLE";
    new MutationObserver((records) => {
      for (const record of records)
        if (!isAllowed(record)) marks.add(`${record.attributeName ?? "children"} on ${record.target.nodeName}`);
    }).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { readMarks: () => [...marks].sort() });
  });
  return () => page.evaluate(() => (window as unknown as { readMarks(): string[] }).readMarks());
}
