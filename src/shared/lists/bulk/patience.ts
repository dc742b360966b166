import { backOff } from "../../../api/client/back-off";
import { pause } from "../../../api/client/pause";
import { ApiError, withRetryTime } from "../../../api/errors";

/** Waits in a row that help no call; then the server is taken to be down. */
const MAX_WAITS = 4;

/** Makes a call, again after a wait. Rejects with the signal's reason, or with the last error of the call. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * For many calls: if the server asks to wait (429 with Retry-After) or can't be reached, all of them wait together, and the calls
 * that weren't done are tried again. A write whose outcome is unclear isn't.
 * @param signal ends the waiting
 * @param onWait called when a wait begins and ends
 */
export function createPatience(signal: AbortSignal, onWait: (waiting: boolean) => void): Attempt {
  let waits = 0;
  let hasSucceeded = false;
  let waiting: Promise<void> | null = null;
  const wait = async ({ retryAfter }: ApiError) => {
    waits += 1;
    onWait(true);
    await pause(Math.max(backOff(waits), (retryAfter ?? 0) * 1_000), signal).catch(() => undefined);
    waiting = null;
    onWait(false);
  };
  return async (call) => {
    for (;;) {
      await waiting;
      signal.throwIfAborted();
      try {
        const result = await call();
        waits = 0;
        hasSucceeded = true;
        return result;
      } catch (error) {
        if (!(error instanceof ApiError) || !isBusy(error)) throw error;
        // before anything is done, the user decides about a long wait
        if (waiting === null && (waits >= MAX_WAITS || (error.notBefore !== null && !hasSucceeded)))
          throw withRetryTime(error);
        waiting ??= wait(error);
      }
    }
  };
}

/** Whether a call wasn't done because the server is busy or down. */
export const isBusy = (error: ApiError): boolean => error.transient && error.kind !== "unclear";
