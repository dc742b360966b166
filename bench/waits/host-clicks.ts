import type { Page } from "playwright";
import { markShown, type FirstScreen } from "./start-trace.ts";

interface Started {
  gdsShown: Promise<number>;
  /** The longest time from a press to the page's own handler, in milliseconds. */
  gdsLongest: number;
}

/**
 * Opens an address, and clicks a button of the page again and again until the first screen is shown. A worker asks for each click, so
 * that the wait is that for the page's thread alone, without the way of a real press through the browser.
 * @returns the longest wait of the page's own handler, in milliseconds
 */
export async function longestClick(
  page: Page,
  { address, screen }: { address: string; screen: FirstScreen },
): Promise<number> {
  await page.goto("about:blank");
  // tsx wraps functions with this helper, which pages don't have
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(markShown, screen);
  await page.addInitScript(() => {
    const started = globalThis as unknown as Started;
    started.gdsLongest = 0;
    const clock = () => performance.timeOrigin + performance.now();
    let asked = 0;
    const button = document.createElement("button");
    button.addEventListener("click", () => (started.gdsLongest = Math.max(started.gdsLongest, clock() - asked)));
    const ask = "setInterval(() => postMessage(performance.timeOrigin + performance.now()), 5)";
    const worker = new Worker(URL.createObjectURL(new Blob([ask])));
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      asked = data;
      button.click();
    };
    void started.gdsShown.then(() => worker.terminate());
  });
  await page.goto(address);
  return page.evaluate(async () => {
    const started = globalThis as unknown as Started;
    await started.gdsShown;
    return started.gdsLongest;
  });
}
