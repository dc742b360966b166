/** The delay in Safari, which has no `requestIdleCallback`, in ms. */
const SAFARI_DELAY = 500;

/** ms after which a job runs anyway: Chromium may drop an idle callback, and a busy page is never idle. */
const LATEST = 2_000;

/** Whether the user has asked the browser to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Runs a job that downloads something in advance when the browser is idle; not for users who save data.
 * @returns how to cancel it
 */
export const fetchAhead = (job: () => void): (() => void) => (savesData() ? () => undefined : whenIdle(job));

/**
 * Runs a job when the browser is idle, after {@link LATEST} at the latest.
 * @returns how to cancel it
 */
export function whenIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(job, SAFARI_DELAY);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
