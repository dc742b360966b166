/** How long work may hold the page at a time, in milliseconds: half a frame. */
export const SLICE = 8;

/**
 * Lets the page paint and answer between two slices of work. By a message: it comes back sooner than a timer, which
 * browsers hold back to 4 ms, and to one second in a tab that nobody looks at.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
