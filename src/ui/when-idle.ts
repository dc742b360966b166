/** Safari has no `requestIdleCallback`: there it is a moment later, in ms. */
const MOMENT = 500;

/** Somebody pays for what is downloaded, or has little of it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what somebody will perhaps want next, when the browser has nothing else to do; nothing for who saves data.
 * @returns how to call it off
 */
export const fetchAhead = (job: () => void): (() => void) => (savesData() ? () => undefined : whenIdle(job));

/**
 * Does something when the browser has nothing else to do.
 * @returns how to call it off
 */
export function whenIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(job, MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job);
  return () => cancelIdleCallback(handle);
}
