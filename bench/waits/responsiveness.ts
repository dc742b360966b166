import type { Page } from "playwright";

/** What the page noted of itself since the last reading. */
export interface Responsiveness {
  /** The longest interaction: milliseconds from a press to the next paint (INP), in steps of 8; 0 under 16. */
  inp: number;
  /** Milliseconds of tasks beyond 50 each, of those that began before `until`. */
  blocking: number;
}

interface Noted {
  tasks: [begin: number, duration: number][];
  presses: number[];
}

/** Has each page that is opened from now on note its long tasks and its interactions. */
export const noteResponsiveness = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: Noted = { tasks: [], presses: [] };
    Object.assign(globalThis, { gdsNoted: noted });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) noted.tasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ("interactionId" in entry && entry.interactionId) noted.presses.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** @param until of the page's clock; all when missing. @returns what was noted, and begins anew */
export const readResponsiveness = (page: Page, until = Number.MAX_VALUE): Promise<Responsiveness> =>
  page.evaluate((end) => {
    const { gdsNoted } = globalThis as unknown as { gdsNoted: Noted };
    const { tasks, presses } = gdsNoted;
    const over = tasks.filter(([begin]) => begin < end).map(([, duration]) => Math.max(0, duration - 50));
    const found = { inp: Math.max(0, ...presses), blocking: Math.round(over.reduce((sum, ms) => sum + ms, 0)) };
    tasks.length = presses.length = 0;
    return found;
  }, until);
