import { expect, type Page, type Request } from "@playwright/test";

/** Halts the clock of all tabs, ten seconds from now, which pass at once: from here on time passes by `runFor` alone. */
export async function haltClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** The page's time, in ms, after which a test that hangs ends. */
const LONGEST = 200_000;

/**
 * Lets the page's time pass, bit by bit, until something has happened. The clock never runs ahead of the page: after
 * each bit it waits, in real time, until a refresh whose minute is up has got its lock, and until each request that the
 * bit began is answered.
 * @param bit how much at a time, in milliseconds
 * @returns milliseconds that passed on the page
 * @throws Error when it doesn't happen within {@link LONGEST}
 */
export async function passUntil(page: Page, happened: () => boolean, bit = 100): Promise<number> {
  const underWay = new Set<Request>();
  const begun = (request: Request) => void underWay.add(request);
  const ended = (request: Request) => void underWay.delete(request);
  const context = page.context();
  context.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  let passed = 0;
  while (!happened() && passed < LONGEST) {
    await page.clock.runFor(bit);
    passed += bit;
    // answered in turn: after the requests for a lock that came before
    await page.evaluate(async () => void (await navigator.locks.query()));
    await expect.poll(() => happened() || underWay.size === 0).toBe(true);
  }
  context.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
  if (!happened()) throw new Error(`it did not happen within ${passed / 1000} s of the page's time`);
  return passed;
}
