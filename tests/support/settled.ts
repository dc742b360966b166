import type { Page } from "@playwright/test";

/** ms: longer than any movement of ours; what lies in a folded part of the page never ends its own. */
const LONGEST = 1_000;

/** Waits until what moves has come to its end. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const ended = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((late) => setTimeout(late, longest))]);
  }, LONGEST);

/**
 * Waits until the browser has nothing left to do: movements have ended, and it was idle twice with a frame between.
 * For tests that something did not happen; what happens is waited for itself.
 */
export async function settled(page: Page): Promise<void> {
  await still(page);
  // with a timeout: Chromium may forget an idle callback
  await page.evaluate(async (longest) => {
    for (let i = 0; i < 2; i += 1)
      await new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: longest }),
      );
  }, LONGEST);
}
