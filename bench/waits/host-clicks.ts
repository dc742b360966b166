import type { Page } from "playwright";
import { firstScreenTime, markFirstScreen, type FirstScreen } from "./first-screen.ts";

declare global {
  /** The longest time from a press to the page's own handler, in milliseconds. */
  var gdsLongest: number;
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
  await markFirstScreen(page, screen);
  await page.addInitScript(() => {
    globalThis.gdsLongest = 0;
    const clock = () => performance.timeOrigin + performance.now();
    let asked = 0;
    const button = document.createElement("button");
    button.addEventListener("click", () => (gdsLongest = Math.max(gdsLongest, clock() - asked)));
    const ask = "setInterval(() => postMessage(performance.timeOrigin + performance.now()), 5)";
    const worker = new Worker(URL.createObjectURL(new Blob([ask])));
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      asked = data;
      button.click();
    };
    void gdsShown.then(() => worker.terminate());
  });
  await page.goto(address);
  await firstScreenTime(page);
  return page.evaluate(() => gdsLongest);
}
