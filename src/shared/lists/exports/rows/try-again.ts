import { backOff } from "../../../../api/client/back-off";
import { ApiError, toldToWait } from "../../../../api/errors";
import { pause } from "../../../../api/client/pause";

const TRIES = 3;

/**
 * Tries something again that failed by what may pass by itself: three times in all, waiting longer each time, and at
 * least as long as the server says.
 * @throws ApiError of the last try, or the signal's reason
 */
export async function tryAgain<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      const passes = error instanceof ApiError && error.transient;
      // who is asked to wait for longer than we ever do is told so
      if (!passes || attempt === TRIES || error.notBefore) throw toldToWait(error);
      await pause(Math.max(backOff(attempt), (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
}
