/** A day, in seconds. Nobody waits longer, and a timer holds at most 24 days. */
const LONGEST = 86_400;

/**
 * Reads a Retry-After header: seconds, or the moment from which on one may try again.
 * @param now ms since 1970
 * @returns seconds from now, at most a day; null when there is nothing to wait for, or nothing that makes sense
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : /[a-z]/i.test(text) ? (Date.parse(text) - now) / 1_000 : NaN;
  return seconds > 0 ? Math.ceil(Math.min(seconds, LONGEST)) : null;
}
