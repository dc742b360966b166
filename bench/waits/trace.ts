import type { CDPSession } from "playwright";

/** Name of the trace events of tasks in Chromium. */
export const TASK = "ThreadControllerImpl::RunTask";

/** Times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Starts a trace.
 * @param categories of Chromium's events, besides tasks and the page's own marks
 * @param isKept which events are returned
 * @returns how to stop it
 */
export async function startTrace(
  cdp: CDPSession,
  categories: readonly string[],
  isKept: (event: TraceEvent) => boolean,
): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as TraceEvent[]) if (isKept(event)) events.push(event);
  };
  cdp.on("Tracing.dataCollected", collect);
  const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      recordMode: "recordUntilFull",
      traceBufferSizeInKb: 400_000,
      includedCategories: ["toplevel", "blink.user_timing", ...categories],
    },
  });
  return async () => {
    await cdp.send("Tracing.end");
    await done;
    cdp.off("Tracing.dataCollected", collect);
    return events;
  };
}
