import { nextTask } from "../../../domain/async/next-task";

/** Divides long work into tasks, so that the page stays responsive: `if (pace.due()) await pace.rest()`. */
export interface Pace {
  due(): boolean;
  rest(): Promise<void>;
}

/** In ms. With the piece of work that is under way, it stays far below 50 ms, after which a key press feels late. */
const MAX_WORK_MS = 12;

export function pagePace(now: () => number = () => performance.now()): Pace {
  let since = now();
  return {
    due: () => now() - since > MAX_WORK_MS,
    async rest() {
      await nextTask();
      since = now();
    },
  };
}
