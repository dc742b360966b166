import { nextTask, SLICE } from "../../domain/async/next-task";

/** How many rows of a list are gone through between two looks at the clock. */
export const BATCH = 256;

/**
 * Does work in slices between which the page can paint and answer.
 * @param work yields wherever it may be interrupted
 */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const begin = performance.now();
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() - begin < SLICE);
    await nextTask();
  }
}

/** Does such work without a pause: for who can't wait. */
export function inOneGo<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** ms after which one step is done anyway: Chromium may forget an idle callback. */
const LATEST = 500;

/** Does work when the browser has nothing else to do; where that can't be told, slice by slice. */
export async function whileIdle(work: Generator<void, void>): Promise<void> {
  if (typeof requestIdleCallback === "undefined") return inSlices(work);
  for (;;) {
    const deadline = await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve, { timeout: LATEST }));
    do if (work.next().done) return;
    while (deadline.timeRemaining() > 1);
  }
}
