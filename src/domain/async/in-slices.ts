import { nextTask, SLICE } from "./next-task";

/** Does some work for each item, in slices, so that the page can paint in between. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let begin = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begin < SLICE) continue;
    await nextTask();
    begin = performance.now();
  }
}
