import type { CDPSession, Page } from "playwright";

/** Name of the trace events of tasks in Chromium. */
const TASK = "ThreadControllerImpl::RunTask";
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

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
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as TraceEvent[])
      if (event.name === TASK ? (event.dur ?? 0) > 1_000 : event.name === "gds") events.push(event);
  };
  cdp.on("Tracing.dataCollected", collect);
  const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      recordMode: "recordUntilFull",
      traceBufferSizeInKb: 400_000,
      includedCategories: ["toplevel", "blink.user_timing"],
    },
  });
  await page.evaluate(() => performance.mark("gds"));
  const made = await work();
  // after a navigation, the page may have another thread
  await page.evaluate(() => performance.mark("gds"));
  await cdp.send("Tracing.end");
  await done;
  cdp.off("Tracing.dataCollected", collect);
  const threads = new Set(events.flatMap(({ name, pid, tid }) => (name === "gds" ? [`${pid} ${tid}`] : [])));
  const tasks = events.filter(({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`));
  const longest = (times: (number | undefined)[]) => Math.max(0, ...times.map((time) => (time ?? 0) / 1_000));
  return { made, clock: longest(tasks.map(({ dur }) => dur)), busy: longest(tasks.map(({ tdur }) => tdur)) };
}
