/** Longest time that work may hold the page, in milliseconds; a frame has 16. */
const SLICE = 8;

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

/** A message comes back sooner than a timer, which browsers hold back to 4 ms and more. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
