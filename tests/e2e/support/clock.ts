import type { Page } from "@playwright/test";

/** Halts the clock of all tabs, ten seconds from now, which pass at once: from here on time passes by `runFor` alone. */
export async function haltClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Page's time that ends a test that hangs: what happens every minute may be heard of late, when the machine is slow. */
const LONGEST = 200_000;

/**
 * Lets time pass, bit by bit, until something has happened.
 * @param bit how much at a time, in milliseconds
 * @returns milliseconds that passed on the page
 * @throws Error when it doesn't happen within {@link LONGEST}
 */
export async function passUntil(page: Page, happened: () => boolean, bit = 100): Promise<number> {
  let passed = 0;
  while (!happened() && passed < LONGEST) {
    await page.clock.runFor(bit);
    passed += bit;
  }
  if (!happened()) throw new Error(`it did not happen within ${passed / 1000} s of the page's time`);
  return passed;
}
