/** The delay in Safari, which has no `requestIdleCallback`, in ms. */
const SAFARI_DELAY = 500;

/** ms after which a job runs anyway: Chromium may drop an idle callback, and a busy page is never idle. */
const LATEST = 2_000;

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
