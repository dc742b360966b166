import { nextTask } from "../../../domain/async/next-task";

/** Lets a page draw and answer between two pieces of a long work. */
export interface Pace {
  /** @returns whether the work has gone on for long enough */
  due(): boolean;
  /** To be awaited where it is due. */
  rest(): Promise<void>;
}

export const NO_PACE: Pace = { due: () => false, rest: () => Promise.resolve() };

/** Milliseconds: with what one piece can last beyond it, far under the 50 ms after which a press feels late. */
const STRETCH = 12;

/** @returns a pace for the page's own thread */
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
