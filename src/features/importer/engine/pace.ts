import { nextTask } from "../../../domain/async/next-task";

/** Divides long work into tasks, so that the page stays responsive: `if (pace.due()) await pace.rest()`. */
export interface Pace {
  due(): boolean;
  rest(): Promise<void>;
}

export const NO_PACE: Pace = { due: () => false, rest: () => Promise.resolve() };

/** In ms. With the piece of work that is under way, it stays far below 50 ms, after which a key press feels late. */
const STRETCH = 12;

export function pagePace(now: () => number = () => performance.now()): Pace {
  let since = now();
  return {
    due: () => now() - since > STRETCH,
    async rest() {
      await nextTask();
      since = now();
    },
  };
}
