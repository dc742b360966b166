/** The most that a response is late, in ms; 0 for none. `RESPONSE_DELAY=500 npx vitest run --project browser` sets it. */
const MAX_DELAY = Number(import.meta.env.RESPONSE_DELAY ?? 0);
/** The real clock: a test may replace the timers. */
const { setTimeout, clearTimeout } = globalThis;

/**
 * Delays each response by a random time up to `RESPONSE_DELAY`. A test that relies on a quick response then fails here,
 * instead of once in a hundred runs on a slow machine.
 * @returns the response; it rejects with the reason of the signal as soon as the caller aborts the request
 */
export async function delayResponse(request: Request, response: Promise<Response>): Promise<Response> {
  if (!MAX_DELAY) return response;
  const { signal } = request;
  const answer = await response;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, Math.random() * MAX_DELAY);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  });
  return answer;
}
