import { nextTask, SLICE } from "../../../domain/async/next-task";

/** Says when work has gone on for long enough. */
export interface Slices {
  /** Whether the page should have its turn; cheap enough to be asked after each row. */
  due(): boolean;
  /** Lets the page have its turn, if it should. @throws the signal's reason once it is aborted */
  pause(): Promise<void>;
}

/** Cuts long work so that the page stays usable. */
export function createSlices(signal: AbortSignal): Slices {
  let since = performance.now();
  const due = () => performance.now() - since > SLICE;
  return {
    due,
    async pause() {
      signal.throwIfAborted();
      if (!due()) return;
      await nextTask();
      signal.throwIfAborted();
      since = performance.now();
    },
  };
}
