import type { CDPSession, Page } from "playwright";

/** Name of the events that are a task of a page's thread, in Chromium's own record. */
const TASK = "ThreadControllerImpl::RunTask";
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** The longest tasks of a page's own thread, in milliseconds. */
export interface LongestTask {
  /** By the clock. */
  clock: number;
  /** By the processor: what it would last on a machine that has nothing else to do. */
  busy: number;
}

/** @returns what `work` gave, and the longest task of the page's own thread while it went on */
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
  // the page may be another one by now, on a thread of its own
  await page.evaluate(() => performance.mark("gds"));
  await cdp.send("Tracing.end");
  await done;
  cdp.off("Tracing.dataCollected", collect);
  const threads = new Set(events.flatMap(({ name, pid, tid }) => (name === "gds" ? [`${pid} ${tid}`] : [])));
  const tasks = events.filter(({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`));
  const longest = (times: (number | undefined)[]) => Math.max(0, ...times.map((time) => (time ?? 0) / 1_000));
  return { made, clock: longest(tasks.map(({ dur }) => dur)), busy: longest(tasks.map(({ tdur }) => tdur)) };
}
