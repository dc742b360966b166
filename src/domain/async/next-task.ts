/** Maximum time that work may block the page before it calls {@link nextTask}, in milliseconds: half a frame. */
export const SLICE = 8;

/**
 * Yields to the browser, so that it can paint and handle input. A message comes sooner than a timer, which browsers delay
 * by 4 ms, or by a second in a hidden tab.
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
