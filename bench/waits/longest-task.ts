import type { CDPSession, Page } from "playwright";
import { startTrace, TASK } from "./trace.ts";

export interface LongestTask {
  /** Clock time. */
  clock: number;
  /** Processor time, which other programs hardly change. */
  busy: number;
}

/** @returns the result of `work`, and the longest tasks of the page's thread while it ran */
export async function longestTask<T>(
  cdp: CDPSession,
  page: Page,
  work: () => Promise<T>,
): Promise<{ made: T } & LongestTask> {
  const stop = await startTrace(cdp, [], ({ name, dur }) => (name === TASK ? (dur ?? 0) > 1_000 : name === "gds"));
  await page.evaluate(() => performance.mark("gds"));
  const made = await work();
  // after a navigation, the page may have another thread
  await page.evaluate(() => performance.mark("gds"));
  const events = await stop();
  const threads = new Set(events.flatMap(({ name, pid, tid }) => (name === "gds" ? [`${pid} ${tid}`] : [])));
  const tasks = events.filter(({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`));
  const longest = (times: (number | undefined)[]) => Math.max(0, ...times.map((time) => (time ?? 0) / 1_000));
  return { made, clock: longest(tasks.map(({ dur }) => dur)), busy: longest(tasks.map(({ tdur }) => tdur)) };
}
