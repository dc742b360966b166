/** A hidden tab doesn't paint: there the callback runs after this time, in ms. */
const UNSEEN = 100;

/**
 * Does something once the browser has painted what has changed until now.
 * @returns how to call it off
 */
export function afterPaint(job: () => void): () => void {
  let timer = setTimeout(run, UNSEEN);
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
