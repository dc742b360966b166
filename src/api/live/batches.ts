/** How long calls are collected before a batch runs, in ms. */
const BATCH_MS = 1_000;

/** Collects items. */
interface Batch<T> {
  add(items: readonly T[]): void;
  /** Drops the collected items. */
  stop(): void;
}

/**
 * Collects items for a second and runs them as one batch, each item once. The next batch starts after this one is done: at any
 * time, at most one batch runs and one waits.
 * @param run settles when the batch is done
 */
export function batchUntilDone<T>(run: (items: ReadonlySet<T>) => Promise<unknown>): Batch<T> {
  let waiting = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  const schedule = () => {
    if (waiting.size > 0 && timer === undefined && !running) timer = setTimeout(() => void flush(), BATCH_MS);
  };
  const flush = async () => {
    timer = undefined;
    const items = waiting;
    waiting = new Set();
    running = true;
    try {
      await run(items);
    } finally {
      running = false;
      schedule();
    }
  };
  return {
    add(items) {
      for (const item of items) waiting.add(item);
      schedule();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = new Set();
    },
  };
}

/** Passes the first item on at once, and the items of the following `periodMs` in one call. */
export function throttle<T>(pass: (items: readonly T[]) => void, periodMs: number = BATCH_MS): Batch<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    timer = setTimeout(flush, periodMs);
    pass(waiting.splice(0));
  };
  return {
    add(items) {
      waiting.push(...items);
      if (timer === undefined) flush();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
