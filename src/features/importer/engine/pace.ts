/** Lets a page draw and answer between two pieces of a long work; in a worker nothing waits for it. */
export interface Pace {
  /** @returns whether the work has gone on for long enough */
  due(): boolean;
  /** To be awaited where it is due. */
  rest(): Promise<void>;
}

export const NO_PACE: Pace = { due: () => false, rest: () => Promise.resolve() };

/** Milliseconds: with what one piece can last beyond it, far under the 50 ms after which a press feels late. */
const STRETCH = 12;

/** A task of its own, also where timers of hidden pages are slowed down. */
const nextTask = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

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
