/**
 * Stops waiting for work when a signal aborts. The work itself goes on, and nobody reads its result.
 * @returns what the work settles to. Rejects with the signal's reason as soon as it aborts
 */
export function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
