import { expect, type Page, type Request } from "@playwright/test";

/** Moves the clock of all tabs ahead by ten seconds and stops it. Afterwards only `runFor` moves it. */
export async function haltClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** In ms of the page's time: a test that takes longer fails. */
const LONGEST = 200_000;

/**
 * Moves the page's clock in steps until something has happened. After each step it waits, in real time, until a refresh that
 * is due has got its lock, and until all requests that began in this step have a response.
 * @param bit length of a step in ms
 * @returns how far the clock has moved, in ms
 * @throws Error if it doesn't happen within {@link LONGEST}
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
    // locks are granted in order: this one after earlier requests
    await page.evaluate(async () => void (await navigator.locks.query()));
    await expect.poll(() => happened() || underWay.size === 0).toBe(true);
  }
  context.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
  if (!happened()) throw new Error(`it did not happen within ${passed / 1000} s of the page's time`);
  return passed;
}
