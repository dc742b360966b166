import { nextTask } from "../../../domain/async/next-task";

export interface Pace {
  due(): boolean;
  rest(): Promise<void>;
}

export const NO_PACE: Pace = { due: () => false, rest: () => Promise.resolve() };

/** Milliseconds: with what one piece can last beyond it, far under the 50 ms after which a press feels late. */
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
