import { nextTask } from "../../../domain/async/next-task";

/** Divides long work into tasks, so that the page stays responsive: `if (pace.shouldYield()) await pace.yieldToBrowser()`. */
export interface Pace {
  shouldYield(): boolean;
  yieldToBrowser(): Promise<void>;
}

/** In ms. With the piece of work that is under way, it stays far below 50 ms, after which a key press feels late. */
const MAX_WORK_MS = 12;

export function pagePace(now: () => number = () => performance.now()): Pace {
  let since = now();
  return {
    shouldYield: () => now() - since > MAX_WORK_MS,
    async yieldToBrowser() {
      await nextTask();
      since = now();
    },
  };
}
