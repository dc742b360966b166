import type { Page } from "playwright";

/** What a page has recorded since the last reading. */
export interface Responsiveness {
  /** The longest time from an interaction to the next paint (INP) in milliseconds, in steps of 8; 0 below 16. */
  inp: number;
  /** Sum of what each task lasted beyond 50 ms, of tasks that began before `until`. */
  blocking: number;
}

interface Recording {
  tasks: [begin: number, duration: number][];
  interactions: number[];
}

/** Records long tasks and interactions in each document that the page opens from now on. */
export const recordResponsiveness = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recording: Recording = { tasks: [], interactions: [] };
    Object.assign(globalThis, { gdsRecording: recording });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) recording.tasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ("interactionId" in entry && entry.interactionId) recording.interactions.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** Reads and resets the recording. @param until time of the page's clock; default: all */
export const readResponsiveness = (page: Page, until = Number.MAX_VALUE): Promise<Responsiveness> =>
  page.evaluate((end) => {
    const { gdsRecording } = globalThis as unknown as { gdsRecording: Recording };
    const { tasks, interactions } = gdsRecording;
    const over = tasks.filter(([begin]) => begin < end).map(([, duration]) => Math.max(0, duration - 50));
    const found = { inp: Math.max(0, ...interactions), blocking: Math.round(over.reduce((sum, ms) => sum + ms, 0)) };
    tasks.length = interactions.length = 0;
    return found;
  }, until);
