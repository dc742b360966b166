/** How long what comes live is gathered, in ms. */
const GATHER_TIME = 1_000;

/** What comes one by one, and is told together. */
interface Gathered<T> {
  add(items: readonly T[]): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * For what has something read: told a second after the first, each once, and not again before what was done about it has
 * ended. However many come, one round is under way and one comes after it.
 * @param tell settles when its reads are answered
 * @param missed told instead, in a tab that is hidden
 */
export function gatherRounds<T>(
  tell: (items: ReadonlySet<T>) => Promise<unknown>,
  { isHidden, missed }: { isHidden: () => boolean; missed: () => void },
): Gathered<T> {
  let waiting = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = false;
  const wait = () => {
    if (waiting.size > 0 && timer === undefined && !underWay) timer = setTimeout(() => void round(), GATHER_TIME);
  };
  const round = async () => {
    timer = undefined;
    const items = waiting;
    waiting = new Set();
    if (isHidden()) return missed();
    underWay = true;
    try {
      await tell(items);
    } finally {
      underWay = false;
      wait();
    }
  };
  return {
    add(items) {
      for (const item of items) waiting.add(item);
      wait();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = new Set();
    },
  };
}

/** For what is shown: the first is told at once, those that come within a second of it together. */
export function gatherBursts<T>(tell: (items: readonly T[]) => void): Gathered<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    timer = setTimeout(flush, GATHER_TIME);
    tell(waiting.splice(0));
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
