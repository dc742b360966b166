import type { Page } from "@playwright/test";

/** Longer than any animation. Animations in a closed `<details>` never end. */
const MAX_WAIT_MS = 1_000;

/** Waits for the end of all animations. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async (maxWaitMs) => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const animations = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const ended = Promise.allSettled(animations.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((timeout) => setTimeout(timeout, maxWaitMs))]);
  }, MAX_WAIT_MS);

/**
 * Waits until animations have ended and the browser was idle twice, with a frame between. For tests that check that
 * something does not happen.
 */
export async function settled(page: Page): Promise<void> {
  await still(page);
  // Chromium sometimes doesn't call an idle callback without a timeout
  await page.evaluate(async (maxWaitMs) => {
    for (let i = 0; i < 2; i += 1)
      await new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: maxWaitMs }),
      );
  }, MAX_WAIT_MS);
}
