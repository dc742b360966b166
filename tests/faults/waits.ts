import type { Page } from "playwright";
import type { FaultProxy } from "./proxy";

/** Looks every few ms, in the machine's time. */
export async function until(isTrue: () => boolean, message: string, patience = 15_000): Promise<void> {
  const end = performance.now() + patience;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(message);
    await new Promise((done) => setTimeout(done, 5));
  }
}

interface Settling {
  page: Page;
  proxy: Pick<FaultProxy, "underWay">;
}

/** Waits until no call is under way and the page has drawn what came of it. */
export async function settle({ page, proxy }: Settling): Promise<void> {
  do {
    await until(() => proxy.underWay() === 0, "a call has no end");
    await drawn(page);
  } while (proxy.underWay() > 0);
}

/** Two frames of the page. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
