/**
 * Whether code couldn't be loaded because a new release has removed its file from the server; false without a connection. It reads the browser's resource timing: the host page's policy may forbid a second request.
 * @param error of `import()`
 * @param since the time of the request, by `performance.now()`
 */
export const isGone = (error: unknown, since: number): boolean =>
  (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { contentType?: string })[]).some(
    ({ initiatorType, name, responseStatus: status, contentType, responseEnd }) =>
      initiatorType === "script" &&
      (status === undefined
        ? responseEnd >= since // Safari has no status, and no entry if the server wasn't reached
        : String(error).includes(name) && ((status >= 400 && status < 500) || contentType === "text/html")),
  );

/** Reloads the host page, which loads the new release. */
export const reload = (): void => location.reload();
