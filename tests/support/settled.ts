import type { Page } from "@playwright/test";

/**
 * Waits until the browser has nothing left to do: movements have ended, and it was idle twice with a frame between.
 * For tests that something did not happen; what happens is waited for itself.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let i = 0; i < 2; i += 1)
      await new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done())));
  });
