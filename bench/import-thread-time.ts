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
