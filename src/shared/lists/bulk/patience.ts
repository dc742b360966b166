import { backOff } from "../../../api/client/back-off";
import { pause } from "../../../api/client/pause";
import { ApiError, withRetryTime } from "../../../api/errors";

/** Waits in a row that help no call; then the server is taken to be down. */
const MAX_WAITS = 4;

/** Failures of one call while others succeed; then it fails alone. */
const MAX_FAILURES = 3;

/** Makes a call, again after a wait. Rejects with the signal's reason, or with the last error of the call. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

/** A wait for a busy server: until when, if the server has named a long one; null: no wait. */
export type Waiting = { until: Date | null } | null;

interface PatienceOptions {
  /** Ends the waiting. */
  signal: AbortSignal;
  /** 0: no call is tried again. */
  maxWaits?: number;
  onWait: (waiting: Waiting) => void;
  /** No wait has helped, or the first one would be long. */
  onDown: (error: ApiError) => void;
}

/**
 * For many calls: if the server asks to wait (429 with Retry-After) or can't be reached, all of them wait together, and the calls
 * that weren't done are tried again. A write whose outcome is unclear isn't.
 */
export function createPatience({ signal, maxWaits = MAX_WAITS, onWait, onDown }: PatienceOptions): Attempt {
  let waits = 0;
  let successes = 0;
  let waiting: Promise<void> | null = null;
  const wait = async ({ retryAfter, notBefore }: ApiError) => {
    waits += 1;
    onWait({ until: notBefore });
    await pause(Math.max(backOff(waits), (retryAfter ?? 0) * 1_000), signal).catch(() => undefined);
    waiting = null;
    onWait(null);
  };
  return async (call) => {
    let failures = 0;
    let successesBefore = 0;
    for (;;) {
      await waiting;
      signal.throwIfAborted();
      try {
        const result = await call();
        waits = 0;
        successes += 1;
        return result;
      } catch (error) {
        if (!(error instanceof ApiError) || !isBusy(error)) throw error;
        // a limit of requests is the fault of no call
        if (error.status !== 429) failures += 1;
        if (failures === 1) successesBefore = successes;
        if (failures >= MAX_FAILURES && successes > successesBefore) throw error;
        // before anything is done, the user decides about a long wait
        if (waiting === null && (waits >= maxWaits || (error.notBefore !== null && successes === 0))) {
          const last = withRetryTime(error);
          onDown(last);
          throw last;
        }
        waiting ??= wait(error);
      }
    }
  };
}

/** Statuses of a server, or of the proxy before it, that is busy or down. Any other 5xx is about the one call. */
const BUSY_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether a call wasn't done because the server is busy or down. */
const isBusy = ({ kind, status }: ApiError): boolean =>
  kind === "network" || kind === "timeout" || BUSY_STATUSES.has(status);

/** Whether a call certainly wasn't done, and may succeed later. */
export const isRepeatable = (error: ApiError): boolean => error.transient && error.kind !== "unclear";
