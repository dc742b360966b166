import { backOff } from "../../../api/client/back-off";
import { ApiError } from "../../../api/errors";
import { pause } from "../../../api/client/pause";

const TRIES = 3;

/** What somebody who sends hears meanwhile. */
export interface Trying {
  signal: AbortSignal;
  /** Without a network it waits, and goes on. */
  onOffline(offline: boolean): void;
  /** For tests: milliseconds before the next try. */
  wait?(attempt: number): number;
}

/**
 * Makes a call up to three times, where another try may help. Without a network it waits for one, which counts for no try.
 * @throws what the last try threw, or the reason of the signal
 */
export async function threeTimes<T>(call: () => Promise<T>, trying: Trying): Promise<T> {
  const { signal, wait = backOff } = trying;
  for (let attempt = 1; ; attempt += 1) {
    await whileOffline(trying);
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !error.transient || error.notBefore) throw error;
      if (isOffline()) attempt -= 1;
      else if (attempt >= TRIES) throw error;
      else await pause(Math.max(wait(attempt), (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
}

const isOffline = () => globalThis.navigator?.onLine === false;

async function whileOffline({ signal, onOffline }: Trying): Promise<void> {
  signal.throwIfAborted();
  if (!isOffline()) return;
  onOffline(true);
  await new Promise<void>((resolve, reject) => {
    const done = (settle: () => void) => () => {
      globalThis.removeEventListener("online", back);
      signal.removeEventListener("abort", gone);
      settle();
    };
    const back = done(resolve);
    const gone = done(() => reject(signal.reason as Error));
    globalThis.addEventListener("online", back);
    signal.addEventListener("abort", gone);
  });
  onOffline(false);
}
