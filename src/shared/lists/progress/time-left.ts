import { texts } from "./texts";

/** Below this share, there is no estimate. */
const MIN_SHARE = 0.02;

/** How many rows are done. */
export interface Progress {
  rows: number;
  /** Null if unknown. */
  total: number | null;
}

/**
 * @param elapsed ms
 * @returns the remaining time in words; null for no estimate
 */
export function timeLeft({ rows, total }: Progress, elapsed: number): string | null {
  if (total === null || rows >= total || rows < total * MIN_SHARE) return null;
  const seconds = (elapsed / rows) * ((total - rows) / 1_000);
  if (seconds >= 90) return texts.minutesLeft(Math.round(seconds / 60));
  return texts.secondsLeft(seconds < 5 ? Math.max(1, Math.ceil(seconds)) : Math.round(seconds / 5) * 5);
}
