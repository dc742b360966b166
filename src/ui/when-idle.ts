/** Safari has no `requestIdleCallback`: there it is a moment later, in ms. */
const MOMENT = 500;

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
