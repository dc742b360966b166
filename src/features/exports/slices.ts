/** Milliseconds of work after which the page gets its turn: half a frame. */
const SLICE = 8;

/** Says when work has gone on for long enough. */
export interface Slices {
  /** Whether the page should have its turn; cheap enough to be asked after each row. */
  due(): boolean;
  /** Lets the page have its turn, if it should. @throws the signal's reason once it is aborted */
  pause(): Promise<void>;
}

/**
 * Cuts long work so that the page stays usable. Not by timers, which a browser slows down to one a second while the
 * person looks at another tab.
 */
export function createSlices(signal: AbortSignal): Slices {
  let since = performance.now();
  const due = () => performance.now() - since > SLICE;
  return {
    due,
    async pause() {
      signal.throwIfAborted();
      if (!due()) return;
      await turn();
      signal.throwIfAborted();
      since = performance.now();
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
