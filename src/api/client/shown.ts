import { whenIdle } from "./when-idle";

/** Elements of the page whose first screen isn't shown yet. */
const starting = new Set<object>();
/** How many reads of a screen's data are under way. */
let reads = 0;
let waiting: (() => void)[] = [];

const isShown = () => starting.size === 0 && reads === 0;

function check(): void {
  if (!isShown()) return;
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
}

/** Notes that an element is in the page and will show its first screen. */
export const beginScreen = (element: object): void => void starting.add(element);

/** Notes that an element shows its first screen, perhaps still without data, or was removed. */
export function endScreen(element: object): void {
  starting.delete(element);
  check();
}

/** Notes that a screen waits for data. @returns the same promise */
export function countRead<T>(read: Promise<T>): Promise<T> {
  reads += 1;
  const end = () => {
    reads -= 1;
    check();
  };
  read.then(end, end);
  return read;
}

/** The longest wait for the screen, in ms: the server of one of the elements may not respond. */
const LONGEST_WAIT = 10_000;

/**
 * Resolves when all elements of the page show their screen with its data and the browser is idle, or after
 * {@link LONGEST_WAIT}. What the screen doesn't need is downloaded then.
 */
export const screenShown = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, LONGEST_WAIT);
    void whenShown().then(() => {
      clearTimeout(timer);
      done();
    });
  });

async function whenShown(): Promise<void> {
  do {
    if (!isShown()) await new Promise<void>((go) => waiting.push(go));
    // data that arrive may show a part that reads more
    await new Promise<void>((done) => whenIdle(done));
  } while (!isShown());
}

/** Runs a job after {@link screenShown}. @returns how to cancel it */
export function afterScreen(job: () => void): () => void {
  let isWanted = true;
  void screenShown().then(() => isWanted && job());
  return () => void (isWanted = false);
}
