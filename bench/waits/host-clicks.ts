import type { CDPSession, Page } from "playwright";
import { markShown, type FirstScreen } from "./start-trace.ts";

interface Started {
  gdsShown: Promise<number>;
  /** The longest time from a press to the page's own handler, in milliseconds. */
  gdsLongest: number;
}

/**
 * Opens an address, and presses on the page beside the element again and again until the first screen is shown.
 * @returns the longest wait of the page's own handler, in milliseconds
 */
export async function longestClick(
  cdp: CDPSession,
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
    addEventListener("click", ({ timeStamp }) => {
      started.gdsLongest = Math.max(started.gdsLongest, performance.now() - timeStamp);
    });
  });
  await page.goto(address, { waitUntil: "commit" });
  let shown = false;
  const end = page.evaluate(() => (globalThis as unknown as Started).gdsShown).then(() => (shown = true));
  const press = (type: "mousePressed" | "mouseReleased") =>
    cdp.send("Input.dispatchMouseEvent", { type, x: 1_200, y: 700, button: "left", clickCount: 1 });
  // each waits for its handler: the next one begins while the next task runs
  while (!shown) await Promise.all([press("mousePressed"), press("mouseReleased")]);
  await end;
  return page.evaluate(() => (globalThis as unknown as Started).gdsLongest);
}
