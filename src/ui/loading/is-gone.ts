/**
 * Whether code couldn't be downloaded because the server hasn't got its file any more, as after a new release; not for
 * want of a connection. What the browser noted of the download tells: asking once more would need the policy of the
 * host's page to let us.
 * @param error what `import()` failed with
 * @param since when it was asked for, by `performance.now()`
 */
export const isGone = (error: unknown, since: number): boolean =>
  (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { contentType?: string })[]).some(
    ({ initiatorType, name, responseStatus: status, contentType, responseEnd }) =>
      initiatorType === "script" &&
      (status === undefined
        ? responseEnd >= since // Safari tells no status; it notes nothing of a server that wasn't reached
        : String(error).includes(name) && ((status >= 400 && status < 500) || contentType === "text/html")),
  );

/** Loads the host's page anew: what helps then. */
export const reload = (): void => location.reload();
