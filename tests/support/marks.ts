import type { Page } from "@playwright/test";

/**
 * Starts to record changes of attributes and nodes in the host's document, without the elements' shadow roots. The title
 * and the scroll lock of a dialog may change.
 * @returns reads the changes, for example `data-x on BODY`
 */
export async function watchMarks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const changes = new Set<string>();
    const isAllowed = ({ type, target, attributeName }: MutationRecord) =>
      type === "attributes"
        ? target === document.documentElement && attributeName === "style"
        : target.nodeName === "TITLE";
    new MutationObserver((records) => {
      for (const record of records)
        if (!isAllowed(record)) changes.add(`${record.attributeName ?? "children"} on ${record.target.nodeName}`);
    }).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { readChanges: () => [...changes].sort() });
  });
  return () => page.evaluate(() => (window as unknown as { readChanges(): string[] }).readChanges());
}
