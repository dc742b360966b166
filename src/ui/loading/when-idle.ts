/** Safari has no `requestIdleCallback`: there it is a moment later, in ms. */
const MOMENT = 500;

/** ms after which a job runs anyway: Chromium may forget an idle callback, and a busy page is never idle. */
const LATEST = 2_000;

/** Somebody pays for what is downloaded, or has little of it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what somebody will perhaps want next, when the browser has nothing else to do; nothing for who saves data.
 * @returns how to call it off
 */
export const fetchAhead = (job: () => void): (() => void) => (savesData() ? () => undefined : whenIdle(job));

/**
 * Does something when the browser has nothing else to do, and after {@link LATEST} at the latest.
 * @returns how to call it off
 */
export function whenIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(job, MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
