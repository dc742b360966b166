import { nextTask, SLICE } from "../../domain/next-task";

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
