import type { CDPSession, Page } from "playwright";

/** @returns for {@link threadTime} */
export async function watchThread(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return cdp;
}

/** @returns how many milliseconds of the processor a page's own thread has had: what other programs take is not in it */
export async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

/**
 * @returns what asks how many milliseconds of the processor the whole browser has had: also whoever fetches a file's bytes for
 *   the page, and clears its memory away beside it
 */
export async function watchBrowser(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().browser()?.newBrowserCDPSession();
  if (!cdp) throw new Error("the page has no browser of its own");
  return async () => {
    const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
  };
}
