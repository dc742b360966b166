import type { Page } from "@playwright/test";

/** Halts the clock of all tabs, ten seconds from now, which pass at once: from here on time passes by `runFor` alone. */
export async function haltClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/**
 * Lets time pass, bit by bit, until something has happened.
 * @param bit how much at a time, in milliseconds
 * @returns milliseconds that passed on the page
 * @throws Error when it doesn't happen within 70 s of the page's time
 */
export async function passUntil(page: Page, happened: () => boolean, bit = 100): Promise<number> {
  let passed = 0;
  while (!happened() && passed < 70_000) {
    await page.clock.runFor(bit);
    passed += bit;
  }
  if (!happened()) throw new Error(`it did not happen within ${passed / 1000} s of the page's time`);
  return passed;
}
