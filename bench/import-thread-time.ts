import type { CDPSession, Page } from "playwright";

/** @returns a session for {@link threadTime} */
export async function watchThread(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return cdp;
}

/** @returns the processor time of a page's thread so far, in milliseconds */
export async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

/** @returns a function for the processor time of all processes of the browser, in milliseconds */
export async function watchBrowser(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().browser()?.newBrowserCDPSession();
  if (!cdp) throw new Error("the page has no browser");
  return async () => {
    const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
  };
}
