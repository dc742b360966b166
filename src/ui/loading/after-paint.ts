/** After this time the job runs anyway, because a hidden tab doesn't paint. */
const HIDDEN_TAB_MS = 100;

/**
 * Runs a job after the browser has painted the current changes.
 * @returns how to cancel it
 */
export function afterPaint(job: () => void): () => void {
  let timer = setTimeout(run, HIDDEN_TAB_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // the frame is painted after its callbacks
    timer = setTimeout(run);
  });
  function run() {
    cancelAnimationFrame(frame);
    job();
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
